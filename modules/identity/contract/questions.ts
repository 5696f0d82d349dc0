import type { PrivilegeId } from './api-rights.js';

export { PRIVILEGE_NAMES, Privilege, type PrivilegeId, RIGHTS } from './api-rights.js';
export { DEMO_APPLICANTS, DEMO_EMAILS, DEMO_ORGANIZATIONS } from './demo.js';

export interface AccountSummary {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isEmailReceiver: boolean;
  isLocked: boolean;
  isConfirmed: boolean;
  /** The current terms, that is, after the cutoff of P5.16. */
  hasAcceptedTerms: boolean;
}

/** Unknown ids are left out; the order is free. */
export class AccountsByIds {
  declare readonly answer: AccountSummary[];
  constructor(readonly ids: readonly string[]) {}
}

/** Case does not matter. */
export class AccountByEmail {
  declare readonly answer: AccountSummary | null;
  constructor(readonly email: string) {}
}

/** Where a user searches from; `searchDistance` in miles. Null for an unknown user. */
export class SearchPreferencesOf {
  declare readonly answer: { searchZipCode: string | null; searchDistance: number | null } | null;
  constructor(readonly userId: string) {}
}

/** Holders of Review Applicants assigned to the organization, by last name (near W5.45); locked ones are left out. */
export class ReviewersOfOrganization {
  declare readonly answer: { id: string; firstName: string; lastName: string }[];
  constructor(readonly accountNumber: string) {}
}

/**
 * Makes a one-use link token, keeps its hash in the surrounding transaction and answers the token itself, for the mail
 * that carries it. The same `cause` (the id of the mail) answers the same token again, so a repeated attempt to send
 * mails the same link. Null when there is nothing to confirm any more.
 */
export class IssueConfirmationLink {
  declare readonly answer: { token: string; validHours: number } | null;
  constructor(
    readonly userId: string,
    readonly cause: string,
  ) {}
}

/** Like IssueConfirmationLink, for setting a password. Null for a locked account. */
export class IssuePasswordLink {
  declare readonly answer: { token: string; validHours: number } | null;
  constructor(
    readonly userId: string,
    readonly cause: string,
  ) {}
}

/** A request for posting rights, decided or not: what was asked for, and by whom. Null for an unknown one. */
export class PostingAccessRequestById {
  declare readonly answer: {
    organization: string;
    message: string;
    firstName: string;
    lastName: string;
    email: string;
  } | null;
  constructor(readonly requestId: string) {}
}

/** The addresses of a wish for another one; null for an unknown one. */
export class EmailChangeById {
  declare readonly answer: { fromEmail: string; toEmail: string } | null;
  constructor(readonly changeId: string) {}
}

/** Like IssueConfirmationLink, for the new address. Null once the wish is confirmed, replaced or given up. */
export class IssueEmailChangeLink {
  declare readonly answer: { token: string; validHours: number } | null;
  constructor(
    readonly changeId: string,
    readonly cause: string,
  ) {}
}

/**
 * A command, sent over the CommandBus: grants Super Admin to the address and mails it a link to set its password, the
 * only way to an installation's first administrator. An account that exists keeps its names and gets the same.
 */
export class CreateAdministrator {
  constructor(readonly email: string) {}
}

/**
 * A command: adds a privilege and assigns organizations, by account number. Throws DomainError notFound for an unknown
 * address, invalid for an unknown organization.
 */
export class GrantPrivilege {
  constructor(
    readonly email: string,
    readonly privilege: PrivilegeId,
    readonly organizations: readonly string[],
  ) {}
}

/** A command: takes a privilege and organizations away; the next call of the account is refused. */
export class RevokePrivilege {
  constructor(
    readonly email: string,
    readonly privilege: PrivilegeId,
    readonly organizations: readonly string[],
  ) {}
}

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  privileges: readonly PrivilegeId[];
  /** Account numbers. */
  organizations: readonly string[];
  searchZipCode: string | null;
  /** Miles. */
  searchDistance: number | null;
}

/**
 * A command for demo data and tests: a confirmed account that has accepted the terms. Answers its id; a known address is
 * a DomainError conflict.
 */
export class CreateAccount {
  constructor(readonly account: NewAccount) {}
}
