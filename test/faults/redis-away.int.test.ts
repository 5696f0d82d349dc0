import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeliveryQueues } from '#platform/events/delivery-queues.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import {
  cloneSeekers,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Seeker,
  submit,
} from '../support/fixtures/applying.js';
import { LocalRedis } from '../support/services/redis.js';
import { whileLocked } from './blocked-queue.js';
import { type Acknowledged, expectInvariants, FULL } from './invariants.js';

const OUTAGE_MS = FULL ? 60_000 : 4_000;
const DRAIN_TIMEOUT_MS = 30_000;
const OVERDUE_MS = 2_000;
const WRITERS = 4;
const WRITE_EVERY_MS = 100;
const PEOPLE = FULL ? 3_500 : 500;

(SETS.includes('distributed') ? describe : describe.skip)('F5 Redis is away, and comes back without its queues', () => {
  let redis: LocalRedis;
  let app: TestApp;
  let people: Seeker[];
  beforeAll(async () => {
    redis = await LocalRedis.start();
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

      await redis.start();
      await eventually(async () => expect(await waitingInOutbox(app)).toEqual([]), { within: DRAIN_TIMEOUT_MS });

      // No delivery has an effect, so they pile up in the queues.
      await whileLocked(app, 'inbox', async () => {
        const queue = app.service(DeliveryQueues).queue('system-log');
        await eventually(async () => expect(await queue.getJobCountByTypes('waiting')).toBeGreaterThan(0));
        await redis.runCommand('FLUSHALL');
      });
    } finally {
      await load.stop();
    }
    await expectInvariants(app, load.acknowledged);
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

/** Unpublished events that are older than publishing takes. */
const waitingInOutbox = (app: TestApp) =>
  app.rows(
    "select id from fact where published_at is null and occurred_at < clock_timestamp() - interval '1 second' limit 1",
  );
