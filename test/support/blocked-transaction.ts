import { expect } from '@jest/globals';
import { eventually } from './eventually.js';

/** Waits until so many other transactions wait for a lock of the transaction that `rows` reads in, or behind one that does. */
export async function waitUntilBlocking(rows: (sql: string) => Promise<unknown[]>, count = 1): Promise<void> {
  await eventually(async () => {
    // pg_stat_activity is a snapshot of the transaction's first read, pg_locks is always current.
    const waiting = await rows('select 1 from pg_locks where not granted and cardinality(pg_blocking_pids(pid)) > 0');
    expect(waiting).toHaveLength(count);
  });
}
