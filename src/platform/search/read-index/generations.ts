import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * The generations of an index that receive puts. A put holds the lock of the index shared, a change of the list holds it
 * exclusively. So no put writes to a mixture of the old list and the new one.
 */

export interface Generation {
  name: string;
  fingerprint: string;
}

/** First keys of the advisory locks below; no other lock uses them. */
const WRITE_LOCK = 7_215_032;
const REBUILD_LOCK = 7_215_033;

export async function lockShared(em: EntityManager, indexName: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(?, hashtext(?))', [WRITE_LOCK, indexName]);
}

export async function lockExclusive(em: EntityManager, indexName: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?, hashtext(?))', [WRITE_LOCK, indexName]);
}

/** Held until the transaction ends, also if its process dies. Returns false while another process rebuilds. */
export async function tryLockRebuild(em: EntityManager, indexName: string): Promise<boolean> {
  const [row] = await em.execute<{ mine: boolean }[]>('select pg_try_advisory_xact_lock(?, hashtext(?)) as mine', [
    REBUILD_LOCK,
    indexName,
  ]);
  return row?.mine === true;
}

export function listGenerations(em: EntityManager, indexName: string, engine: string): Promise<Generation[]> {
  return em.execute<Generation[]>(
    'select generation as name, fingerprint from read_index_generation where index_name = ? and engine = ?',
    [indexName, engine],
  );
}

export async function addGeneration(
  em: EntityManager,
  indexName: string,
  engine: string,
  { name, fingerprint }: Generation,
): Promise<void> {
  await em.execute(
    'insert into read_index_generation (index_name, engine, generation, fingerprint) values (?, ?, ?, ?)',
    [indexName, engine, name, fingerprint],
  );
}

/** Removes every generation except `remaining` from the list. */
export async function removeOtherGenerations(
  em: EntityManager,
  indexName: string,
  engine: string,
  remaining: string | null,
): Promise<void> {
  await em.execute(
    'delete from read_index_generation where index_name = ? and engine = ? and generation is distinct from ?',
    [indexName, engine, remaining],
  );
}
