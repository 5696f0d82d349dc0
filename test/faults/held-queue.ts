import { Redis } from 'ioredis';
import pg from 'pg';
import type { EngineSet, TestApp } from '../support/app.js';

const AT_MOST_MS = 10_000;

/** Lets effects commit while their queue cannot be told of it, as long as `work` takes. */
export async function whileQueueIsHeld(app: TestApp, set: EngineSet, work: () => Promise<void>): Promise<void> {
  if (set === 'embedded') return whileTableIsHeld(app.home.databaseUrl, work);
  const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
  try {
    await redis.call('CLIENT', 'PAUSE', String(AT_MOST_MS), 'WRITE');
    await work();
  } finally {
    await redis.call('CLIENT', 'UNPAUSE');
    redis.disconnect();
  }
}

async function whileTableIsHeld(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table bullmq.job in exclusive mode');
    await work();
  } finally {
    // The database would carry out what the dead had already sent and what waits for us here.
    await client.query(
      'select pg_terminate_backend(pid) from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    await client.end();
  }
}
