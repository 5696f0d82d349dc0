import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/database.js';

const NON_UNIQUE_INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ?::regclass and not indisunique`;

interface Index {
  name: string;
  definition: string;
}

/**
 * Loads many rows into tables, in one transaction, which locks them: for benchmarks only. Indexes other than unique
 * ones are dropped before and created again after, which is several times faster than to maintain them.
 */
export async function bulkLoad(
  database: Database,
  tables: readonly string[],
  load: (em: EntityManager) => Promise<void>,
): Promise<void> {
  await database.transaction(async (em) => {
    await em.execute('set local statement_timeout = 0');
    const indexes: Index[] = [];
    for (const table of tables) indexes.push(...(await em.execute<Index[]>(NON_UNIQUE_INDEXES, [table])));
    for (const { name } of indexes) await em.execute(`drop index ${name}`);
    await load(em);
    // The definition of an index of a partitioned table would leave the partitions without it.
    for (const { definition } of indexes) await em.execute(definition.replace(' ON ONLY ', ' ON '));
  });
  await vacuum(database, tables);
}

/** Vacuums and analyzes tables, which autovacuum would do in the middle of a measurement. */
export async function vacuum(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await database.read((em) => em.execute(`vacuum (analyze) ${table}`));
}

/** Calls `load` with the ranges of `count` rows, of `size` rows each. `to` is excluded. */
export async function inRanges(
  count: number,
  size: number,
  load: (range: { from: number; to: number }) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += size) await load({ from, to: Math.min(count, from + size) });
}
