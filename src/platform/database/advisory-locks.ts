import type { EntityManager } from '@mikro-orm/postgresql';

/** A class of advisory locks: one lock by its number, or one for each text by a prefix and a seed of its hash. */
export type LockClass = number | { prefix: string; seed: number };

/** Classes of the platform. Those of the modules are in `modules/shared/locks.ts`. */
export const PLATFORM_LOCKS = {
  migration: 7_215_031,
  seeding: 7_215_040,
  pausing: { prefix: 'paused_subscriber', seed: 0 },
} as const satisfies Record<string, LockClass>;

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

/** First of the two keys of the lock of a rebuild. Locks with two keys are apart from those with one. */
const REBUILD = 7_215_033;

/** Returns false while another process rebuilds the index. */
export async function tryRebuildLock(em: EntityManager, indexName: string): Promise<boolean> {
  const sql = 'select pg_try_advisory_xact_lock(?, hashtext(?)) as mine';
  const [row] = await em.execute<{ mine: boolean }[]>(sql, [REBUILD, indexName]);
  return row?.mine === true;
}

function keyOf(lock: LockClass, text: string): [key: string, parameters: (string | number)[]] {
  if (typeof lock === 'number') return ['?', [lock]];
  return ['hashtextextended(?, ?)', [lock.prefix + text, lock.seed]];
}
