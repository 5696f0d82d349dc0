import type { EntityManager } from '@mikro-orm/postgresql';
import { tryRebuildLock } from '../../database/advisory-locks.js';

/**
 * The generations of an index that receive puts. A put reads the list once it has locked its entries: what a new
 * generation got of them before is then older, and what it gets later is newer.
 */

export interface Generation {
  name: string;
  fingerprint: string;
}

/**
 * Held until the transaction ends, also if its process dies. Returns false while another process rebuilds. The
 * transaction may say nothing for as long as the rebuild takes, since nothing but another rebuild waits for it.
 */
export async function tryLockRebuild(em: EntityManager, indexName: string): Promise<boolean> {
  await em.execute('set local idle_in_transaction_session_timeout = 0');
  return tryRebuildLock(em, indexName);
}

export function listGenerations(em: EntityManager, indexName: string, searchEngine: string): Promise<Generation[]> {
  return em.execute<Generation[]>(
    'select generation as name, fingerprint from read_index_generation where index_name = ? and engine = ?',
    [indexName, searchEngine],
  );
}

export async function addGeneration(
  em: EntityManager,
  indexName: string,
  searchEngine: string,
  { name, fingerprint }: Generation,
): Promise<void> {
  await em.execute(
    'insert into read_index_generation (index_name, engine, generation, fingerprint) values (?, ?, ?, ?)',
    [indexName, searchEngine, name, fingerprint],
  );
}

/** Removes every generation except `remaining` from the list. */
export async function removeOtherGenerations(
  em: EntityManager,
  indexName: string,
  searchEngine: string,
  remaining: string | null,
): Promise<void> {
  await em.execute(
    'delete from read_index_generation where index_name = ? and engine = ? and generation is distinct from ?',
    [indexName, searchEngine, remaining],
  );
}
