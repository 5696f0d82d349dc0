import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Which generations of an index receive puts. Puts hold the index's gate shared while they write; opening or closing a
 * generation takes it alone, so no put is half in one list and half in the next.
 */

export interface Generation {
  name: string;
  fingerprint: string;
}

/** First key of the advisory locks below; any number nobody else uses. */
const GATE = 7_215_032;
const REBUILD = 7_215_033;

export async function passGate(em: EntityManager, indexName: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(?, hashtext(?))', [GATE, indexName]);
}

export async function closeGate(em: EntityManager, indexName: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?, hashtext(?))', [GATE, indexName]);
}

/** Held until the transaction ends, also when its process dies; false when somebody else rebuilds. */
export async function claimRebuild(em: EntityManager, indexName: string): Promise<boolean> {
  const [row] = await em.execute<{ mine: boolean }[]>('select pg_try_advisory_xact_lock(?, hashtext(?)) as mine', [
    REBUILD,
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

export async function openGeneration(
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

/** Takes every generation but `kept` off the list. */
export async function closeGenerations(
  em: EntityManager,
  indexName: string,
  engine: string,
  kept: string | null,
): Promise<void> {
  await em.execute(
    'delete from read_index_generation where index_name = ? and engine = ? and generation is distinct from ?',
    [indexName, engine, kept],
  );
}
