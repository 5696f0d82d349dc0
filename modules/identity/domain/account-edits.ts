import { record } from '#platform/database/aggregate.js';
import { AccountRenamed, EmailCorrected } from '../contract/events.js';
import type { Account } from './account.js';
import type { Person } from './account-values.js';

/** Does nothing without a change. */
export function renameAccount(account: Account, { firstName, lastName }: Omit<Person, 'email'>, actorId: string): void {
  if (firstName === account.firstName && lastName === account.lastName) return;
  Object.assign(account, { firstName, lastName });
  record(account, AccountRenamed, { userId: account.id }, actorId);
}

/** For an address that was never confirmed. A password of a stranger's sign-up ends with it. */
export function correctEmail(account: Account, email: string, actorId: string): void {
  account.email = email;
  account.passwordHash = null;
  record(account, EmailCorrected, { userId: account.id }, actorId);
  account.requestPasswordLink('first', actorId);
}
