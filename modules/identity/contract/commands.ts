import { Command } from '@nestjs/cqrs';
import type { PrivilegeId } from '#modules/shared/privileges.js';

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
