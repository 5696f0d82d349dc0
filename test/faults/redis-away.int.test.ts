import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { QueueBackend } from '../../src/platform/events/queue-backend.js';
import { RetryPolicy } from '../../src/platform/events/retry-policy.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import type { Running } from '../support/engines/processes.js';
import { startLocalRedis } from '../support/engines/redis.js';
import { eventually } from '../support/eventually.js';
import {
  cloneSeekers,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Seeker,
  submit,
} from '../support/fixtures/applying.js';
import { type Acknowledged, expectInvariants, FULL } from './invariants.js';

const OUTAGE_MS = FULL ? 60_000 : 4_000;
const DRAIN_TIMEOUT_MS = 30_000;
const OVERDUE_MS = 2_000;
const WRITERS = 4;
const WRITE_EVERY_MS = 100;
const PEOPLE = FULL ? 3_500 : 500;

(SETS.includes('distributed') ? describe : describe.skip)('F5 Redis is away, and comes back without its queues', () => {
  let redis: Running;
  let app: TestApp;
  let people: Seeker[];
  beforeAll(async () => {
    redis = await startLocalRedis();
    app = await startApp({ set: 'distributed', redisUrl: redis.url, retry: new RetryPolicy(5, 50, OVERDUE_MS) });
    people = await cloneSeekers(app, await createSeeker(app), PEOPLE);
  });
  afterAll(async () => {
    await app?.close();
    await redis?.stop();
  });

  it('writes succeed meanwhile, nothing is lost, and every effect is there once', async () => {
    const load = writers(app, await createOpenJob(app, await createEmployer(app)), people);
    try {
      await load.atLeast(10);
      await redis.stop();
      const before = load.acknowledged.length;
      await pause(OUTAGE_MS);
      expect(await app.get('/api/health/ready')).toMatchObject({ body: { engines: { queue: 'unavailable' } } });
      await eventually(() => expect(load.acknowledged.length - before).toBeGreaterThan(OUTAGE_MS / WRITE_EVERY_MS));

      redis = await startLocalRedis(Number(new URL(redis.url).port));
      await eventually(async () => expect(await waitingInOutbox(app)).toEqual([]), { within: DRAIN_TIMEOUT_MS });

      await whileDeliveriesAreHeld(app, async () => {
        const queue = app.service(QueueBackend).queue('system-log');
        await eventually(async () => expect(await queue.getJobCountByTypes('waiting')).toBeGreaterThan(0));
        await flush(redis.url);
      });
    } finally {
      await load.stop();
    }
    await expectInvariants(app, load.acknowledged);
    expect(await app.rows('select 1 from dead_letter')).toEqual([]);
  });
});

/** Each user submits one application; all are accepted. */
function writers(app: TestApp, jobId: string, people: Seeker[]) {
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const write = async (): Promise<void> => {
    for (let person = people.pop(); person && !isOver; person = people.pop()) {
      const { status, body } = await submit(app, person, jobId);
      expect({ status, body }).toMatchObject({ status: 201 });
      acknowledged.push({ jobId, userId: person.id });
      await pause(WRITE_EVERY_MS);
    }
  };
  const all = Promise.all(Array.from({ length: WRITERS }, write));
  // Reported by stop(); until then an unhandled rejection would end the process.
  all.catch(() => undefined);
  return {
    acknowledged,
    atLeast: (count: number) => eventually(() => expect(acknowledged.length).toBeGreaterThanOrEqual(count)),
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}

/** Unpublished facts that are older than publishing takes. */
const waitingInOutbox = (app: TestApp) =>
  app.rows(
    "select id from fact where published_at is null and occurred_at < clock_timestamp() - interval '1 second' limit 1",
  );

/** Blocks all effects while `work` runs, so that deliveries pile up in the queues. */
async function whileDeliveriesAreHeld(app: TestApp, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: app.home.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table inbox in exclusive mode');
    await work();
  } finally {
    await client.end();
  }
}

async function flush(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushall().finally(() => redis.disconnect());
}
