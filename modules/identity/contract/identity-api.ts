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

/** A holder of a privilege for an organization. */
export interface Member {
  id: string;
  firstName: string;
  lastName: string;
}

/** The default search location of a user; `searchDistance` in miles. */
export interface SearchPreferences {
  searchZipCode: string | null;
  searchDistance: number | null;
}

/** A request for posting rights with its user, open or decided. */
export interface AccessRequestSummary {
  organization: string;
  message: string;
  /** Empty unless declined. */
  declineReason: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Accounts as other modules ask for them. */
export abstract class IdentityApi {
  /** Omits unknown ids; unsorted. */
  abstract accountsByIds(ids: readonly string[]): Promise<AccountSummary[]>;

  /** Ignores case. */
  abstract accountByEmail(email: string): Promise<AccountSummary | null>;

  /**
   * Ids of the accounts whose name has each word of the text, or whose e-mail contains it, in any case; at most `limit`,
   * unsorted.
   */
  abstract accountIdsNamed(text: string, limit: number): Promise<string[]>;

  /** Accounts with an e-mail of the demo domain, now or before a change of e-mail. */
  abstract demoAccountIds(): Promise<string[]>;

  /** Null for an unknown user. */
  abstract searchPreferencesOf(userId: string): Promise<SearchPreferences | null>;

  /**
   * Changes the default search location in the surrounding transaction; `searchDistance` in miles. Undefined keeps a
   * value. Throws DomainError notFound for an unknown user.
   */
  abstract changeSearchPreferences(
    userId: string,
    search: { searchZipCode: string | null | undefined; searchDistance: number | undefined },
    actorId: string,
  ): Promise<void>;

  /** Holders of Review Applicants assigned to the organization, by last name (near W5.45), without locked accounts. */
  abstract reviewersOfOrganization(accountNumber: string): Promise<Member[]>;

  /** Holders of Job Posting assigned to the organization, by last name, without locked accounts. */
  abstract postersOfOrganization(accountNumber: string): Promise<Member[]>;

  /** Null for an unknown id. */
  abstract postingAccessRequest(requestId: string): Promise<AccessRequestSummary | null>;

  /** The old and the new e-mail of a change; null for an unknown id. */
  abstract emailChange(changeId: string): Promise<{ fromEmail: string; toEmail: string } | null>;
}
