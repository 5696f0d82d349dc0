import type { EntityManager } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '#platform/database/array-literal.js';

const UNREFERENCED = `
  select distinct key from unnest(?::text[]) as removed (key)
   where not exists (select from job_file where job_file.key = removed.key)`;

/** Keys of files that no posting has any more: the copies of a posting share its files. */
export async function findUnreferencedFiles(em: EntityManager, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await em.execute<{ key: string }[]>(UNREFERENCED, [toArrayLiteral([...keys])]);
  return rows.map(({ key }) => key);
}
