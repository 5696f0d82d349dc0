import type { EntityManager } from '@mikro-orm/postgresql';
import type { IndexChecksum } from '../search-engine.js';

/** The entries of a read index: the last version of each document, as PostgreSQL records it. */

export interface AllocatedVersion {
  version: number;
  /** Whether the index had a document of this id before. */
  present: boolean;
}

/**
 * Locks the entries of these ids in a fixed order and allocates each a version above all earlier ones. The lock comes
 * first, so a later writer also reads the sources later: the higher version is always the newer state.
 */
export async function allocateVersions(
  em: EntityManager,
  indexName: string,
  ids: readonly string[],
): Promise<Map<string, AllocatedVersion>> {
  const rows = await em.execute<{ id: string; version: string; present: boolean }[]>(
    `insert into read_index_entry as entry (index_name, id, version, present)
     select ?, id, nextval('read_index_version'), false
     from (select distinct value collate "C" as id from jsonb_array_elements_text(?::jsonb)) as changed order by id
     on conflict (index_name, id) do update set version = nextval('read_index_version')
     returning entry.id, entry.version, entry.present`,
    [indexName, JSON.stringify(ids)],
  );
  return new Map(rows.map(({ id, version, present }) => [id, { version: Number(version), present }]));
}

export async function markPresent(
  em: EntityManager,
  indexName: string,
  ids: readonly string[],
  present: readonly string[],
): Promise<void> {
  await em.execute(
    `update read_index_entry set present = not present
     where index_name = ? and id in (select jsonb_array_elements_text(?::jsonb))
       and present <> (id in (select jsonb_array_elements_text(?::jsonb)))`,
    [indexName, JSON.stringify(ids), JSON.stringify(present)],
  );
}

/** Checksum of a complete generation, to compare with the engine's. */
export async function expectedChecksum(em: EntityManager, indexName: string): Promise<IndexChecksum> {
  const [row] = await em.execute<{ count: string; versions: string | null }[]>(
    'select count(*) as count, sum(version) as versions from read_index_entry where index_name = ? and present',
    [indexName],
  );
  return { count: Number(row?.count), versionSum: Number(row?.versions ?? 0) };
}

/** Returns a number above every version allocated so far. */
export async function nextVersion(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ version: string }[]>("select nextval('read_index_version') as version");
  return Number(row?.version);
}

/** Ids of present documents that were not put since `version`. */
export async function staleEntries(
  em: EntityManager,
  indexName: string,
  version: number,
  limit: number,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    'select id from read_index_entry where index_name = ? and present and version <= ? order by id limit ?',
    [indexName, version, limit],
  );
  return rows.map(({ id }) => id);
}
