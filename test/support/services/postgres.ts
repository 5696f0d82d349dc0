import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Postgres } from '#src/adapters/postgres.js';
import { shiftClock } from './postgres-calendar.js';
import type { Running } from './processes.js';

/** Fast but not crash-safe settings. `max_connections` suits a database per test. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: '400',
  wal_level: 'minimal',
  // It comes by chance, and works on a database for each application that is tested.
  autovacuum: 'off',
};

/** Starts the application's embedded PostgreSQL in a temporary folder. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'career-gateway-tests-'));
  await chmod(folder, 0o711);
  const postgres = await Postgres.start({ dataDir: folder, settings: { ...FAST, ...settings } });
  await shiftClock(new URL('/template1', postgres.url).href);
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
