import type { Database, Parameter } from './database.js';
import { type Condition, where } from './list-plans.js';

interface IdSource {
  /** The column. */
  id: string;
  from: Condition;
  conditions: readonly Condition[];
}

interface IdOrder {
  /** Expressions; the last one is unique. */
  keys: readonly string[];
  direction: 'ASC' | 'DESC';
  /** An index reads the first rows alone; without it, all are counted while they are sorted. */
  isIndexed?: boolean;
  /** Nulls are last in both directions. */
  hasNulls?: boolean;
}

/** Reads all ids as an array literal. */
export async function selectIdSet(database: Database, source: IdSource): Promise<string> {
  const { sql, parameters } = statementOf(source);
  const [row] = await database.rows<{ ids: string | null }>(
    `select array_agg(${source.id})::text as ids ${sql}`,
    parameters,
  );
  return row?.ids ?? '{}';
}

/** Reads the ids of a page, or all without bounds, and their number. */
export async function selectIds(
  database: Database,
  source: IdSource,
  { keys, direction, isIndexed = false, hasNulls = false }: IdOrder,
  bounds: { offset: number; limit: number } | null,
): Promise<{ ids: string[]; totalItemsCount: number }> {
  const { sql, parameters } = statementOf(source);
  const order = keys.map((key) => `${key} ${direction}${hasNulls ? ' nulls last' : ''}`).join(', ');
  if (!bounds) {
    const from = { sql: `(select ${source.id} as id ${sql} order by ${order}) as sorted`, parameters };
    const literal = await selectIdSet(database, { id: 'id', from, conditions: [] });
    const ids = literal.slice(1, -1).split(',').filter(Boolean);
    return { ids, totalItemsCount: ids.length };
  }
  const rows = await database.rows<{ id: string; total?: number }>(
    `select ${source.id} as id ${isIndexed ? '' : ', count(*) over ()::int as total'} ${sql} order by ${order}
      limit ? offset ?`,
    [...parameters, bounds.limit, bounds.offset],
  );
  const totalItemsCount = rows[0]?.total ?? (await count(database, sql, parameters));
  return { ids: rows.map((row) => row.id), totalItemsCount };
}

function statementOf({ from, conditions }: IdSource): Condition {
  const filter = where(conditions);
  return { sql: `from ${from.sql} ${filter.sql}`, parameters: [...from.parameters, ...filter.parameters] };
}

async function count(database: Database, sql: string, parameters: readonly Parameter[]): Promise<number> {
  const [row] = await database.rows<{ count: number }>(`select count(*)::int as count ${sql}`, parameters);
  return row?.count ?? 0;
}
