import type { Database } from './database.js';
import type { Condition } from './list-plans.js';

let cursors = 0;

/**
 * Rows of a statement in batches of `size` by a cursor, which sorts them once and holds none of them here. To be used
 * inside `Snapshots.read` or a transaction.
 */
export async function* cursorBatches<Row extends object>(
  database: Database,
  { sql, parameters }: Condition,
  size: number,
): AsyncIterable<Row[]> {
  cursors += 1;
  const name = `batches_${cursors}`;
  await database.rows(`declare ${name} no scroll cursor for ${sql}`, parameters);
  let isLast = false;
  while (!isLast) {
    const rows = await database.rows<Row>(`fetch ${size} from ${name}`);
    isLast = rows.length < size;
    if (rows.length) yield rows;
  }
  await database.rows(`close ${name}`);
}
