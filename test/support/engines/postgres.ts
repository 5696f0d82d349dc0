import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Postgres } from '../../../src/engines/postgres.js';
import type { Running } from './processes.js';

/** What survives a crash of the machine is not tested here, and every test makes a database of its own. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: '400',
  wal_level: 'minimal',
};

/** The product's own embedded PostgreSQL, in a folder that goes with it. */
export async function startPostgres(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'career-gateway-tests-'));
  await chmod(folder, 0o711);
  const postgres = await Postgres.start({ dataDir: folder, settings: FAST });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
