import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { notFound } from '../../../src/platform/errors.js';
import { Account } from './account.js';
import { Session } from './session.js';

/** The account under a lock, for a change; throws DomainError notFound. */
export async function accountForChange(em: EntityManager, id: string): Promise<Account> {
  const account = await em.findOne(Account, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!account) throw notFound('The user');
  return account;
}

/**
 * The account of an address in any case, under a lock; null when there is none, and then until the commit nobody else
 * can make one.
 */
export async function accountOfAddress(em: EntityManager, email: string): Promise<Account | null> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended('account:' || lower(?), 0))", [email.trim()]);
  const [row] = await em.execute<{ id: string }[]>('select id from account where lower(email) = lower(?)', [
    email.trim(),
  ]);
  return row ? accountForChange(em, row.id) : null;
}

/** Ends what is signed in as this account. */
export async function revokeSessions(
  em: EntityManager,
  accountId: string,
  reason: 'passwordSet' | 'locked',
  now: Date,
  actorId: string | null,
): Promise<void> {
  const sessions = await em.find(
    Session,
    { accountId, endedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const session of sessions) session.revoke(reason, now, actorId);
}
