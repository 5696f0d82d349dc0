import { Privilege, type PrivilegeId } from '#modules/shared/privileges.js';
import { newId, record } from '#platform/database/aggregate.js';
import { DomainError, invalidFieldError } from '#platform/errors/domain-error.js';
import { trackChanges } from '#platform/events/tracked-changes.js';
import { PASSWORD_MESSAGES, sharesRunWithName } from '../contract/api/account-rules.js';
import {
  AccountConfirmed,
  AccountLocked,
  AccountRegistered,
  AccountUnlocked,
  ConfirmationLinkRequested,
  PasswordChanged,
  PasswordLinkRequested,
  PasswordSet,
  SearchPreferencesChanged,
  SettingsChanged,
  SignUpRepeated,
  TermsAccepted,
} from '../contract/events.js';
import { PrivilegesGranted, PrivilegesRevoked } from '../contract/rights-events.js';
import { AccountSchema } from './account-schema.js';
import type { AccountPreferences, Person, Rights } from './account-values.js';
import { SignUp } from './sign-up.js';

/** A user account. `actorId` is the account that causes a change; null for visitors and the command line. */
export class Account extends AccountSchema.class {
  /** Created by a visitor's sign-up; the e-mail is not confirmed yet. */
  static register(person: Person, passwordHash: string, jobId?: string): Account {
    const account = Account.createBlank(person, passwordHash);
    record(account, AccountRegistered, { userId: account.id }, null);
    account.requestConfirmationLink({ jobId });
    return account;
  }

  /** Created for somebody else; the user signs in by a password link or a given password. */
  static create(person: Person, passwordHash: string | null, actorId: string | null = null): Account {
    const account = Account.createBlank(person, passwordHash);
    record(account, AccountRegistered, { userId: account.id }, actorId);
    return account;
  }

  private static createBlank(person: Person, passwordHash: string | null): Account {
    const account = new Account();
    return Object.assign(account, {
      ...person,
      id: newId(),
      eventCount: 0,
      passwordHash,
      confirmedAt: null,
      lockedAt: null,
      privileges: [],
      organizations: [],
      termsAcceptedAt: null,
      isEmailReceiver: true,
      searchZipCode: null,
      searchDistance: null,
      removalDueAt: null,
    });
  }

  /**
   * A further sign-up with this e-mail. Before confirmation its owner is unknown, so the new sign-up is stored beside
   * the first and gets its own link. After confirmation, or once the account has rights, the owner is notified and null
   * is returned (near P4.2).
   */
  registerAgain(person: Person, passwordHash: string, jobId?: string): SignUp | null {
    if (this.lockedAt) return null;
    if (this.confirmedAt || this.hasRights) {
      record(this, SignUpRepeated, { userId: this.id }, null);
      return null;
    }
    const signUp = SignUp.of(this.id, person, passwordHash);
    this.requestConfirmationLink({ jobId, signUpId: signUp.id });
    return signUp;
  }

  /** For the first sign-up, or for a later one by its id. */
  requestConfirmationLink(of: { jobId?: string; signUpId?: string } = {}): void {
    record(this, ConfirmationLinkRequested, { userId: this.id, ...of }, null);
  }

  /** Does nothing if the account has rights, because a stranger may have chosen the sign-up's password. */
  adoptSignUp({ firstName, lastName, passwordHash }: SignUp): void {
    if (!this.hasRights) Object.assign(this, { firstName, lastName, passwordHash });
  }

  private get hasRights(): boolean {
    return this.privileges.length + this.organizations.length > 0;
  }

  confirm(now: Date, by: 'link' | 'passwordLink' | 'command'): void {
    if (this.confirmedAt) return;
    this.confirmedAt = now;
    record(this, AccountConfirmed, { userId: this.id, by }, null);
  }

  requestPasswordLink(reason: 'first' | 'forgotten', actorId: string | null = null): void {
    record(this, PasswordLinkRequested, { userId: this.id, reason }, actorId);
  }

  /** Throws at the field `password` if it contains part of a name (P4.19). */
  assertPasswordHidesName(password: string): void {
    if (sharesRunWithName(password, this.firstName, this.lastName))
      throw invalidFieldError('password', PASSWORD_MESSAGES.name);
  }

  /** By a mailed link, which also confirms the e-mail. */
  setPassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    record(this, PasswordSet, { userId: this.id }, null);
    this.confirm(now, 'passwordLink');
  }

  /** By the user, who knew the current password. */
  changePassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    record(this, PasswordChanged, { userId: this.id }, this.id);
  }

  changePreferences(preferences: AccountPreferences): void {
    Object.assign(this, preferences);
    const { isEmailReceiver, searchDistance } = preferences;
    record(this, SettingsChanged, { userId: this.id, isEmailReceiver, searchDistance }, this.id);
  }

  /** Does nothing without a change. `searchDistance` in miles. */
  changeSearch(search: { searchZipCode: string | null; searchDistance: number | null }, actorId: string): void {
    const { searchZipCode, searchDistance } = this;
    if (search.searchZipCode === searchZipCode && search.searchDistance === searchDistance) return;
    Object.assign(this, search);
    record(this, SearchPreferencesChanged, { userId: this.id, searchDistance: search.searchDistance }, actorId);
  }

  acceptTerms(now: Date): void {
    this.termsAcceptedAt = now;
    record(this, TermsAccepted, { userId: this.id, acceptedAt: now.toISOString() }, this.id);
  }

  /** A job seeker gets Job Seeking; an employer gets no rights here and requests them later (near P5.12). */
  welcome(role: 'jobSeeker' | 'employer', now: Date): void {
    this.acceptTerms(now);
    if (role === 'jobSeeker') this.grant({ privileges: [Privilege.JobSeeking], organizations: [] }, this.id);
  }

  /**
   * Adds missing rights. An unconfirmed account loses its password: a stranger may have chosen it, and would get the
   * rights as soon as the owner follows a link.
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

  /** Ignores rights that the account does not have. */
  revoke(rights: Rights, actorId: string | null): void {
    const privileges = rights.privileges.filter((id) => this.privileges.includes(id));
    const organizations = rights.organizations.filter((number) => this.organizations.includes(number));
    if (privileges.length + organizations.length === 0) return;
    this.privileges = this.privileges.filter((id) => !privileges.includes(id as PrivilegeId));
    this.organizations = this.organizations.filter((number) => !organizations.includes(number));
    record(this, PrivilegesRevoked, { userId: this.id, privileges, organizations }, actorId);
  }

  /** Throws DomainError rule for one's own account: nobody could unlock the last administrator. */
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
trackChanges(Account, {
  firstName: 'name',
  lastName: 'name',
  email: 'name',
  privileges: 'values',
  organizations: 'values',
});
