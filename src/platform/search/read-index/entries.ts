import type { EntityManager } from '@mikro-orm/postgresql';
import type { Digest } from '../search-engine.js';

/** What the bookkeeping of a read index says: which version of which document was put last. */

export interface Drawn {
  version: number;
  /** Whether the index had a document of this id before. */
  present: boolean;
}

/**
 * Locks the entries of these ids, in one order for everybody, and draws each a version above all drawn before. The draw
 * happens under the lock: whoever comes second also reads the sources later, so the higher version is the newer truth.
 */
export async function drawVersions(
  em: EntityManager,
  indexName: string,
  ids: readonly string[],
): Promise<Map<string, Drawn>> {
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

/** What a complete generation holds, to compare with what the engine says it holds. */
export async function entryDigest(em: EntityManager, indexName: string): Promise<Digest> {
  const [row] = await em.execute<{ count: string; versions: string | null }[]>(
    'select count(*) as count, sum(version) as versions from read_index_entry where index_name = ? and present',
    [indexName],
  );
  return { count: Number(row?.count), versions: Number(row?.versions ?? 0) };
}

/** A number above every version drawn so far. */
export async function drawVersion(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ version: string }[]>("select nextval('read_index_version') as version");
  return Number(row?.version);
}

/** Documents said to be present whose version is not above `version`: nobody has put them since. */
export async function untouchedSince(
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
