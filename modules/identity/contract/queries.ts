import { Query } from '@nestjs/cqrs';

export { DEMO_APPLICANTS, DEMO_EMAILS, DEMO_ORGANIZATIONS, NAMED_DEMO_EMAILS } from './demo.js';

export interface AccountSummary {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isEmailReceiver: boolean;
  isLocked: boolean;
  isConfirmed: boolean;
  isSuperAdmin: boolean;
  isReviewer: boolean;
  /** Account numbers. */
  organizations: readonly string[];
  /** Accepted the current terms, that is, after the cutoff of P5.16. */
  hasAcceptedTerms: boolean;
}

/** Omits unknown ids; unsorted. */
export class AccountsByIds extends Query<AccountSummary[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

/** Ignores case. */
export class AccountByEmail extends Query<AccountSummary | null> {
  constructor(readonly email: string) {
    super();
  }
}

/** Accounts with an e-mail of the demo domain, now or before a change of e-mail. */
export class DemoAccountIds extends Query<string[]> {}

/** The user's default search location; `searchDistance` in miles. Null for an unknown user. */
export class SearchPreferencesOfUser extends Query<{
  searchZipCode: string | null;
  searchDistance: number | null;
} | null> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Holders of Review Applicants assigned to the organization, by last name (near W5.45), without locked accounts. */
export class ReviewersOfOrganization extends Query<{ id: string; firstName: string; lastName: string }[]> {
  constructor(readonly accountNumber: string) {
    super();
  }
}

/** Holders of Job Posting assigned to the organization, by last name, without locked accounts. */
export class PostersOfOrganization extends Query<{ id: string; firstName: string; lastName: string }[]> {
  constructor(readonly accountNumber: string) {
    super();
  }
}

/** A request for posting rights with its user, open or decided. Null for an unknown id. */
export class PostingAccessRequestById extends Query<{
  organization: string;
  message: string;
  /** Empty unless declined. */
  declineReason: string;
  firstName: string;
  lastName: string;
  email: string;
} | null> {
  constructor(readonly requestId: string) {
    super();
  }
}

/** The old and the new e-mail of a change; null for an unknown id. */
export class EmailChangeById extends Query<{ fromEmail: string; toEmail: string } | null> {
  constructor(readonly changeId: string) {
    super();
  }
}

/** Ids as an array literal of PostgreSQL, since many thousands of strings would take longer than their query. */
export type IdSet = string;

/**
 * The order and the bounds of a list whose filters belong to several modules; each of them reads its own tables only.
 */
export interface IdSelection<Column extends string> {
  /** Ids that pass the filters of the other module; null for all. */
  among: IdSet | null;
  order: { column: Column; direction: 'ASC' | 'DESC' };
  /** Null for all ids. */
  bounds: { offset: number; limit: number } | null;
}

/** `totalItemsCount` counts those beyond the bounds too. */
export interface SelectedIds {
  ids: string[];
  totalItemsCount: number;
}

/** Null does not filter. Days are local ones, `YYYY-MM-DD`, both included; texts are parts, in any case. */
export interface CandidateFilter {
  firstDay: string | null;
  lastDay: string | null;
  /** Each word is a part of the first or the last name. */
  name: string | null;
  email: string | null;
}

export const CANDIDATE_ORDERS = ['lastName', 'email', 'registered'] as const;
export type CandidateOrder = (typeof CANDIDATE_ORDERS)[number];

/** All ids of CandidateIds. */
export class CandidateIdSet extends Query<IdSet> {
  constructor(readonly filter: CandidateFilter) {
    super();
  }
}

/**
 * Ids of candidates (W19.5): confirmed accounts with the privilege Job Seeking. Locked ones and those that wait for
 * their removal are left out.
 */
export class CandidateIds extends Query<SelectedIds> {
  constructor(
    readonly filter: CandidateFilter,
    readonly selection: IdSelection<CandidateOrder>,
  ) {
    super();
  }
}

export interface CandidateAccount {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  registeredAt: Date;
}

/** The accounts of ids that CandidateIds returned; unsorted. */
export class CandidateAccounts extends Query<CandidateAccount[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

/**
 * Candidates with each word of the text in the first or the last name, or all of it in the e-mail, in any case, by last
 * name; all of them for an empty text.
 */
export class CandidateNames extends Query<{ id: string; name: string }[]> {
  constructor(
    readonly search: string,
    readonly limit: number,
  ) {
    super();
  }
}
