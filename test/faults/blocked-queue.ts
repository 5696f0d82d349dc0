import { Redis } from 'ioredis';
import pg from 'pg';
import type { EngineSet, TestApp } from '../support/app.js';

const MAX_PAUSE_MS = 10_000;

/** Blocks acknowledgements of the queue while `work` runs; effects still commit. */
export async function withQueueAcksBlocked(app: TestApp, set: EngineSet, work: () => Promise<void>): Promise<void> {
  if (set === 'embedded') return withQueueTableLocked(app.home.databaseUrl, work);
  const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
  try {
    await redis.call('CLIENT', 'PAUSE', String(MAX_PAUSE_MS), 'WRITE');
    await work();
  } finally {
    await redis.call('CLIENT', 'UNPAUSE');
    redis.disconnect();
  }
}

async function withQueueTableLocked(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table bullmq.job in exclusive mode');
    await work();
  } finally {
    // Otherwise the database would still execute statements of killed processes that wait for this lock.
    await client.query(
      'select pg_terminate_backend(pid) from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    await client.end();
  }
}
