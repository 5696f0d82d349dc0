import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * A class of advisory locks: one lock by its number or the hash of its name, or one for each text by a prefix and a seed
 * of the hash. PostgreSQL folds the text of `isFolded`.
 */
export type LockClass = number | { hash: string } | { prefix: string; seed: number; isFolded?: true };

/** Classes of the platform. Those of the modules are in `modules/shared/locks.ts`. */
export const PLATFORM_LOCKS = {
  migration: 7_215_031,
  seeding: 7_215_040,
  pausing: { hash: 'paused_subscriber' },
} as const satisfies Record<string, LockClass>;

/** First of the two keys of the lock of a rebuild. Locks with two keys are apart from those with one. */
const REBUILD = 7_215_033;

/** Waits for the lock, which is held until the transaction ends. */
export async function takeLock(em: EntityManager, lock: LockClass, text = ''): Promise<void> {
  const [key, parameters] = keyOf(lock, text);
  await em.execute(`select pg_advisory_xact_lock(${key})`, parameters);
}

/** Returns false where another transaction holds the lock. */
export async function tryLock(em: EntityManager, lock: LockClass, text = ''): Promise<boolean> {
  const [key, parameters] = keyOf(lock, text);
  const sql = `select pg_try_advisory_xact_lock(${key}) as mine`;
  const [row] = await em.execute<{ mine: boolean }[]>(sql, parameters);
  return row?.mine === true;
}

/** Returns false while another process rebuilds the index. */
export async function tryRebuildLock(em: EntityManager, indexName: string): Promise<boolean> {
  const sql = 'select pg_try_advisory_xact_lock(?, hashtext(?)) as mine';
  const [row] = await em.execute<{ mine: boolean }[]>(sql, [REBUILD, indexName]);
  return row?.mine === true;
}

function keyOf(lock: LockClass, text: string): [key: string, parameters: (string | number)[]] {
  if (typeof lock === 'number') return ['?', [lock]];
  if ('hash' in lock) return ['hashtext(?)', [lock.hash]];
  const folded = lock.isFolded ? 'lower(?)' : '?';
  return [`hashtextextended(? || ${folded}, ?)`, [lock.prefix, text, lock.seed]];
}
