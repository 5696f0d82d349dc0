import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { notFound } from '../../../src/platform/errors.js';
import { Account } from './account.js';
import { type Revocation, Session } from './session.js';

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
  await lockAddress(em, email.trim());
  const [row] = await em.execute<{ id: string }[]>('select id from account where lower(email) = lower(?)', [
    email.trim(),
  ]);
  return row ? accountForChange(em, row.id) : null;
}

/** Whether an account has the address, in any case; until the commit nobody else can take it. Locks no account. */
export async function isAddressTaken(em: EntityManager, email: string): Promise<boolean> {
  await lockAddress(em, email);
  return (await em.execute('select 1 from account where lower(email) = lower(?)', [email])).length > 0;
}

async function lockAddress(em: EntityManager, email: string): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended('account:' || lower(?), 0))", [email]);
}

/** Ends what is signed in as this account, except the session `but`. */
export async function revokeSessions(
  em: EntityManager,
  accountId: string,
  reason: Exclude<Revocation, 'tokenReused'>,
  now: Date,
  actorId: string | null,
  but: string | null = null,
): Promise<void> {
  const sessions = await em.find(
    Session,
    { accountId, endedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const session of sessions) if (session.id !== but) session.revoke(reason, now, actorId);
}
