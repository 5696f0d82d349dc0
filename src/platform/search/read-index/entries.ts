import type { EntityManager } from '@mikro-orm/postgresql';

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

export interface Entry extends AllocatedVersion {
  id: string;
}

/** All entries, to compare with what a generation holds. */
export async function listEntries(em: EntityManager, indexName: string): Promise<Entry[]> {
  const rows = await em.execute<{ id: string; version: string; present: boolean }[]>(
    'select id, version, present from read_index_entry where index_name = ?',
    [indexName],
  );
  return rows.map(({ version, ...entry }) => ({ ...entry, version: Number(version) }));
}

export async function countPresent(em: EntityManager, indexName: string): Promise<number> {
  const [row] = await em.execute<{ count: string }[]>(
    'select count(*) as count from read_index_entry where index_name = ? and present',
    [indexName],
  );
  return Number(row?.count);
}

/** Returns a number above every version allocated so far. */
export async function nextVersion(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ version: string }[]>("select nextval('read_index_version') as version");
  return Number(row?.version);
}

/** The last number that was drawn. */
export async function lastVersion(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ version: string }[]>('select last_value as version from read_index_version');
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
