import { expect } from '@jest/globals';
import { eventually } from './eventually.js';

/** Waits until one other transaction waits for a lock of the transaction that `rows` reads in. */
export async function waitUntilBlocking(rows: (sql: string) => Promise<unknown[]>): Promise<void> {
  await eventually(async () => {
    // pg_stat_activity is a snapshot of the transaction's first read, pg_locks is always current.
    const waiting = await rows(
      'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    expect(waiting).toHaveLength(1);
  });
}
