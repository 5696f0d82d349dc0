import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { ServiceSet, TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Server } from '../support/instances/server.js';

const MAX_PAUSE_MS = 10_000;
const FIRST_DELIVERY_TIMEOUT_MS = 60_000;
const COMMIT_TIMEOUT_MS = 1_000;

/**
 * Kills a process that delivers events while effects are committed and cannot be acknowledged. `handled` counts the
 * effects, and `pauseMs` passes after the first.
 */
export async function killInDelivery(
  app: TestApp,
  set: ServiceSet,
  server: Server,
  handled: () => Promise<number>,
  pauseMs = 0,
): Promise<void> {
  const progress = async (within: number): Promise<void> => {
    const before = await handled();
    const assertMore = async () => {
      if ((await handled()) <= before) throw new Error(`Nothing is delivered: ${server.output}`);
    };
    await eventually(assertMore, { within });
  };
  await progress(FIRST_DELIVERY_TIMEOUT_MS);
  await pause(pauseMs);
  await withQueueAcksBlocked(app, set, async () => {
    await progress(COMMIT_TIMEOUT_MS).catch(() => undefined);
    await server.stop('SIGKILL');
  });
}

/** Blocks acknowledgements of the queue while `work` runs; effects still commit. */
async function withQueueAcksBlocked(app: TestApp, set: ServiceSet, work: () => Promise<void>): Promise<void> {
  if (set === 'embedded')
    return whileLocked(app, 'bullmq.job', async (client) => {
      await work();
      // Otherwise the database would still execute statements of killed processes that wait for this lock.
      await client.query(
        'select pg_terminate_backend(pid) from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
    });
  const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
  try {
    await redis.call('CLIENT', 'PAUSE', String(MAX_PAUSE_MS), 'WRITE');
    await work();
  } finally {
    await redis.call('CLIENT', 'UNPAUSE');
    redis.disconnect();
  }
}

/** Nothing is written to the table while `work` runs. */
export async function whileLocked(app: TestApp, table: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: app.home.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in exclusive mode`);
    await work(client);
  } finally {
    await client.end();
  }
}
