import { Command } from '@nestjs/cqrs';
import type { PrivilegeId } from '#modules/shared/privileges.js';

/**
 * Creates a one-time link token for a mail and stores its hash in the surrounding transaction. The same `cause`, the id
 * of the mail, returns the same token, so that a retry mails the same link. Returns null if nothing is left to confirm.
 * The link confirms the names and password of the sign-up, or of the account without one, given at `signedUpAt`.
 * `isOneOfSeveral` is true if there were more sign-ups with this e-mail address.
 */
export class IssueConfirmationLink extends Command<{
  token: string;
  validHours: number;
  signedUpAt: Date;
  isOneOfSeveral: boolean;
} | null> {
  constructor(
    readonly userId: string,
    readonly cause: string,
    readonly signUpId?: string,
  ) {
    super();
  }
}

/**
 * Like IssueConfirmationLink, for setting a password: the first of an account created by others, or a new one. Returns
 * null for a locked account.
 */
export class IssuePasswordLink extends Command<{ token: string; validHours: number } | null> {
  constructor(
    readonly userId: string,
    readonly cause: string,
    readonly reason: 'first' | 'forgotten',
  ) {
    super();
  }
}

/**
 * Like IssueConfirmationLink, for a new e-mail. Returns null once the change is confirmed, replaced or cancelled, and
 * `taken` for the address of another account (T50).
 */
export class IssueEmailChangeLink extends Command<{ token: string; validHours: number } | 'taken' | null> {
  constructor(
    readonly changeId: string,
    readonly cause: string,
  ) {
    super();
  }
}

/**
 * Grants Super Admin to an e-mail address and mails it a set-password link: the only way to create an installation's
 * first administrator. An existing account keeps its names.
 */
export class CreateAdministrator extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

/**
 * Adds a privilege and assigns organizations, by account number. Throws DomainError notFound for an unknown e-mail,
 * invalid for an unknown organization.
 */
export class GrantPrivilege extends Command<void> {
  constructor(
    readonly email: string,
    readonly privilege: PrivilegeId,
    readonly organizations: readonly string[],
  ) {
    super();
  }
}

/** Revokes a privilege and organizations, effective with the account's next request. */
export class RevokePrivilege extends Command<void> {
  constructor(
    readonly email: string,
    readonly privilege: PrivilegeId,
    readonly organizations: readonly string[],
  ) {
    super();
  }
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
 * For demo data and tests: creates a confirmed account that has accepted the terms, and returns its id. Throws
 * DomainError conflict for a known e-mail.
 */
export class CreateAccount extends Command<string> {
  constructor(readonly account: NewAccount) {
    super();
  }
}

/**
 * Changes the default search location in the surrounding transaction; `searchDistance` in miles. Undefined keeps a
 * value. Throws DomainError notFound for an unknown user.
 */
export class ChangeSearchPreferences extends Command<void> {
  constructor(
    readonly userId: string,
    readonly search: { searchZipCode: string | null | undefined; searchDistance: number | undefined },
    readonly actorId: string,
  ) {
    super();
  }
}
