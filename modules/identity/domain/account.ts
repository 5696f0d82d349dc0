import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '../../../src/platform/database/aggregate.js';
import { DomainError, invalidField } from '../../../src/platform/errors.js';
import { PASSWORD_MESSAGES, sharesRunWithName } from '../contract/account-rules.js';
import {
  AccountConfirmed,
  AccountLocked,
  AccountRegistered,
  AccountUnlocked,
  ConfirmationLinkRequested,
  PasswordChanged,
  PasswordLinkRequested,
  PasswordSet,
  PrivilegesGranted,
  PrivilegesRevoked,
  SettingsChanged,
  SignUpRepeated,
  TermsAccepted,
} from '../contract/events.js';
import { Privilege, type PrivilegeId } from '../contract/privileges.js';

const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    ...aggregateProperties,
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    passwordHash: p.text().nullable(),
    confirmedAt: p.datetime().nullable(),
    lockedAt: p.datetime().nullable(),
    privileges: p.array<number>(Number, String),
    organizations: p.array(),
    termsAcceptedAt: p.datetime().nullable(),
    isEmailReceiver: p.boolean(),
    searchZipCode: p.text().nullable(),
    searchDistance: p.integer().nullable(),
  },
});

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** What account holders choose for themselves (P8.1); the distance in miles. */
export interface Choices {
  isEmailReceiver: boolean;
  searchZipCode: string | null;
  searchDistance: number;
}

/** Rights as they are given and taken: privilege ids, and account numbers of organizations. */
export interface Rights {
  privileges: readonly PrivilegeId[];
  organizations: readonly string[];
}

/** Somebody who may sign in. `actorId` is the account that causes a change; null for visitors and the command line. */
export class Account extends AccountSchema.class {
  /** A visitor signs up; the address waits for its confirmation. */
  static register(person: Person, passwordHash: string): Account {
    const account = Account.blank(person, passwordHash);
    record(account, AccountRegistered, { userId: account.id }, null);
    account.requestConfirmationLink();
    return account;
  }

  /** Made by an administrator; the owner comes in by a password link or a password already known to be theirs. */
  static create(person: Person, passwordHash: string | null): Account {
    const account = Account.blank(person, passwordHash);
    record(account, AccountRegistered, { userId: account.id }, null);
    return account;
  }

  private static blank(person: Person, passwordHash: string | null): Account {
    const account = new Account();
    return Object.assign(account, {
      ...person,
      id: newId(),
      factCount: 0,
      passwordHash,
      confirmedAt: null,
      lockedAt: null,
      privileges: [],
      organizations: [],
      termsAcceptedAt: null,
      isEmailReceiver: true,
      searchZipCode: null,
      searchDistance: null,
    });
  }

  /**
   * The address signs up once more. Until it is confirmed nobody has proven to own it, so the latest sign-up counts;
   * afterwards, and once it was given rights, nothing changes and the owner is told (near P4.2).
   */
  registerAgain(person: Person, passwordHash: string): void {
    if (this.lockedAt) return;
    if (this.confirmedAt || this.privileges.length > 0) {
      record(this, SignUpRepeated, { userId: this.id }, null);
      return;
    }
    Object.assign(this, person, { passwordHash });
    this.requestConfirmationLink();
  }

  requestConfirmationLink(): void {
    record(this, ConfirmationLinkRequested, { userId: this.id }, null);
  }

  confirm(now: Date, by: 'link' | 'passwordLink' | 'command'): void {
    if (this.confirmedAt) return;
    this.confirmedAt = now;
    record(this, AccountConfirmed, { userId: this.id, by }, null);
  }

  requestPasswordLink(reason: 'first' | 'forgotten'): void {
    record(this, PasswordLinkRequested, { userId: this.id, reason }, null);
  }

  /** Throws at the field `password` when it holds a run of a name (P4.19). */
  checkPassword(password: string): void {
    if (sharesRunWithName(password, this.firstName, this.lastName))
      throw invalidField('password', PASSWORD_MESSAGES.name);
  }

  /** By a mailed link, which also proves that the address is theirs. */
  setPassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    record(this, PasswordSet, { userId: this.id }, null);
    this.confirm(now, 'passwordLink');
  }

  /** By the owner, who knew the one before. */
  changePassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    record(this, PasswordChanged, { userId: this.id }, this.id);
  }

  choose(choices: Choices): void {
    Object.assign(this, choices);
    const { isEmailReceiver, searchDistance } = choices;
    record(this, SettingsChanged, { userId: this.id, isEmailReceiver, searchDistance }, this.id);
  }

  acceptTerms(now: Date): void {
    this.termsAcceptedAt = now;
    record(this, TermsAccepted, { userId: this.id, acceptedAt: now.toISOString() }, this.id);
  }

  /** A job seeker may apply; an employer asks for posting rights and gets none here (near P5.12). */
  welcome(role: 'jobSeeker' | 'employer', now: Date): void {
    this.acceptTerms(now);
    if (role === 'jobSeeker') this.grant({ privileges: [Privilege.JobSeeking], organizations: [] }, this.id);
  }

  /**
   * What is held already stays as it is. An address nobody has proven to own loses its password: a stranger may have
   * chosen it, and would have the rights as soon as the owner follows any of our links.
   */
  grant(rights: Rights, actorId: string | null): void {
    const privileges = rights.privileges.filter((id) => !this.privileges.includes(id));
    const organizations = rights.organizations.filter((number) => !this.organizations.includes(number));
    if (privileges.length + organizations.length === 0) return;
    if (!this.confirmedAt) this.passwordHash = null;
    this.privileges = [...this.privileges, ...privileges].sort((a, b) => a - b);
    this.organizations = [...this.organizations, ...organizations].sort();
    record(this, PrivilegesGranted, { userId: this.id, privileges, organizations }, actorId);
  }

  /** What is not held is passed over. */
  revoke(rights: Rights, actorId: string | null): void {
    const privileges = rights.privileges.filter((id) => this.privileges.includes(id));
    const organizations = rights.organizations.filter((number) => this.organizations.includes(number));
    if (privileges.length + organizations.length === 0) return;
    this.privileges = this.privileges.filter((id) => !privileges.includes(id as PrivilegeId));
    this.organizations = this.organizations.filter((number) => !organizations.includes(number));
    record(this, PrivilegesRevoked, { userId: this.id, privileges, organizations }, actorId);
  }

  /** Throws DomainError rule for one's own account: nobody could undo the last administrator's. */
  lock(now: Date, actorId: string): void {
    if (actorId === this.id) throw new DomainError('rule', 'own_account', 'You cannot lock your own account.');
    if (this.lockedAt) return;
    this.lockedAt = now;
    record(this, AccountLocked, { userId: this.id }, actorId);
  }

  unlock(actorId: string): void {
    if (!this.lockedAt) return;
    this.lockedAt = null;
    record(this, AccountUnlocked, { userId: this.id }, actorId);
  }
}
AccountSchema.setClass(Account);
