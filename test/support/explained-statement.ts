import pg from 'pg';
import type { CapturedStatement } from './captured-statements.js';

/** The work of PostgreSQL for a statement. */
export interface Explained {
  /** Rows read from tables and indexes, those removed by filters included. */
  rows: number;
  /** Pages of 8 KB, from memory or disk. */
  buffers: number;
  milliseconds: number;
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

const SCANS = ['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan', 'Tid Scan'];

/** Runs a reading statement with EXPLAIN (ANALYZE, BUFFERS). */
export async function explain(client: pg.Client | pg.Pool, { text, values }: CapturedStatement): Promise<Explained> {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
  const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
  return { rows: rowsRead(plan), buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], milliseconds };
}

/**
 * Like `explain`, for a prepared statement by the plan that suits all values: PostgreSQL may take that one after five
 * calls. `client` must have the setting `plan_cache_mode = force_generic_plan`.
 */
export async function explainGenericPlan(
  client: pg.Client,
  { name, text, values }: CapturedStatement,
): Promise<Explained> {
  const literals = values.map((value) =>
    value == null ? 'null' : pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value)),
  );
  await client.query(`prepare ${name} as ${text}`);
  const explained = await explain(client, {
    text: `execute ${name}${literals.length ? `(${literals.join(', ')})` : ''}`,
    values: [],
  });
  await client.query(`deallocate ${name}`);
  return explained;
}

/**
 * A bitmap names the rows that its heap scan reads; entries of indexes that it joins to do so are seen in the buffers.
 */
function rowsRead(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = SCANS.includes(node['Node Type']) ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0;
  return Math.round(own) + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
}

/** Whether a statement reads; others, such as `begin`, are not explained. */
export const isReading = ({ text }: CapturedStatement) => /^\s*(select|with)\b/i.test(text);
