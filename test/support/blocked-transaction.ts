import { expect } from '@jest/globals';
import { eventually } from './eventually.js';

/** Transactions that wait for this one, or behind one that does. pg_locks is current, pg_stat_activity a snapshot. */
const WAITING = `
  with recursive waiting as (
    select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
     union
    select lock.pid from pg_locks lock join waiting on waiting.pid = any(pg_blocking_pids(lock.pid)) where not granted)
  select pid from waiting`;

/** Waits until so many transactions wait for a lock of the one that `rows` reads in, or behind one that does. */
export async function waitUntilBlocking(rows: (sql: string) => Promise<unknown[]>, count = 1): Promise<void> {
  await eventually(async () => expect(await rows(WAITING)).toHaveLength(count));
}
