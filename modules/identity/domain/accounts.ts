import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { LOCKS } from '#modules/shared/locks.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { DomainError, invalidFieldError, notFoundError } from '#platform/errors/domain-error.js';
import { isAscii } from '../contract/api/account-rules.js';
import { IDENTITY_CODES } from '../contract/api/accounts.js';
import { SETTINGS_MESSAGES } from '../contract/api/settings.js';
import { Account } from './account.js';
import { type Revocation, Session } from './session.js';

/**
 * Loads and locks an account for a change. What its user writes meanwhile need not wait, or two requests of one user
 * would wait for each other. Throws DomainError notFound.
 */
export async function loadAccountForUpdate(em: EntityManager, id: string): Promise<Account> {
  await em.execute('select 1 from account where id = ? for no key update', [id]);
  const account = await em.findOne(Account, id, { refresh: true });
  if (!account) throw notFoundError('The user');
  return account;
}

/**
 * Loads and locks an account for its removal, which waits for all that its user is writing. Throws DomainError
 * notFound.
 */
export async function loadAccountForRemoval(em: EntityManager, id: string): Promise<Account> {
  const account = await em.findOne(Account, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!account) throw notFoundError('The user');
  return account;
}

/**
 * Loads and locks the account of an e-mail address, ignoring case. Without one it returns null and blocks other
 * sign-ups with this address until the commit. Throws DomainError invalid for an address outside ASCII.
 */
export async function findAccountByEmail(em: EntityManager, email: string): Promise<Account | null> {
  if (!isAscii(email)) throw invalidFieldError('email', 'Invalid email address');
  await lockEmail(em, email.trim());
  const [row] = await em.execute<{ id: string }[]>('select id from account where lower(email) = lower(?)', [
    email.trim(),
  ]);
  return row ? loadAccountForUpdate(em, row.id) : null;
}

/**
 * Whether an account other than `ownId` has the e-mail address, ignoring case. Blocks others from taking it until the
 * commit.
 */
export async function isEmailTaken(em: EntityManager, email: string, ownId: string | null = null): Promise<boolean> {
  await lockEmail(em, email);
  const sql = 'select 1 from account where lower(email) = lower(?) and id is distinct from ?::uuid';
  return (await em.execute(sql, [email, ownId])).length > 0;
}

/** At the field `email`. */
export function emailTakenError(): DomainError {
  const message = SETTINGS_MESSAGES.emailTaken;
  const code = IDENTITY_CODES.emailTaken;
  return new DomainError('conflict', code, message, [{ path: 'email', code, message }]);
}

async function lockEmail(em: EntityManager, email: string): Promise<void> {
  await takeLock(em, LOCKS.email, email);
}

/** Ends all sessions of the account, except `exceptSessionId`. */
export async function revokeSessions(
  em: EntityManager,
  accountId: string,
  reason: Exclude<Revocation, 'tokenReused'>,
  now: Date,
  actorId: string | null,
  exceptSessionId: string | null = null,
): Promise<void> {
  const sessions = await em.find(
    Session,
    { accountId, endedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const session of sessions) if (session.id !== exceptSessionId) session.revoke(reason, now, actorId);
}
