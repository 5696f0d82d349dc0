export { Privilege, type PrivilegeId } from './privileges.js';

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
