import { record } from '#platform/database/aggregate.js';
import { addLocalDays } from '#platform/time/local-time.js';
import { REMOVAL_DAYS } from '../contract/api/settings.js';
import { AccountKept, AccountRemovalRequested } from '../contract/events.js';
import type { Account } from './account.js';

/** The account is to be removed after REMOVAL_DAYS, at its user's wish. Does nothing if that was asked for before. */
export function requestRemoval(account: Account, now: Date): void {
  if (account.removalDueAt) return;
  account.removalDueAt = addLocalDays(now, REMOVAL_DAYS);
  const dueAt = account.removalDueAt.toISOString();
  record(account, AccountRemovalRequested, { userId: account.id, dueAt }, account.id);
}

/** Takes the request back. */
export function keepAccount(account: Account): void {
  if (!account.removalDueAt) return;
  account.removalDueAt = null;
  record(account, AccountKept, { userId: account.id }, account.id);
}
