import { afterEach, describe, expect, it } from '@jest/globals';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { type DeliveryData, DeliveryQueues } from '#platform/events/delivery-queues.js';
import { OutboxRelay } from '#platform/events/outbox-relay.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { BatchProbeModule, effects, failuresLeft, moveProbe, PROBE_TABLES } from './probe.module.js';

const STEPS = Array.from({ length: 120 }, (_, n) => 1_000 + n);
const POISON = 1_060;
const retry = new RetryPolicy(3, 50);

describe.each(SETS)('events for a batch subscriber, %s', (set) => {
  let app: TestApp;
  afterEach(() => app?.close());

  it('share a job by fifties, while another subscriber gets a job for each', async () => {
    app = await startApp({ set, env: { ROLE: 'api' }, extraModules: [BatchProbeModule], prepare: PROBE_TABLES });
    await moveProbe(app.database, STEPS);
    await app.service(OutboxRelay).publishBatch();

    const queues = app.service(DeliveryQueues);
    const batches = await queues.queue('probe-batch').getJobs(['waiting']);
    const sizes = batches.map(({ data }: { data: DeliveryData }) => ('factIds' in data ? data.factIds.length : 1));
    expect(sizes.toSorted((one, other) => other - one)).toEqual([50, 50, 20]);
    expect(await queues.queue('probe-steady').getJobCountByTypes('waiting')).toBe(STEPS.length);
  });

  it('are all enqueued after a crash of the relay, also those that came since the job that it left', async () => {
    app = await startApp({ set, env: { ROLE: 'api' }, extraModules: [BatchProbeModule], prepare: PROBE_TABLES });
    await moveProbe(app.database, STEPS.slice(0, 3));
    const events = await app.rows<{ id: string; name: string }>(
      "select id, name from fact where name = 'ProbeMoved' order by seq",
    );
    const ids = events.map(({ id }) => id);
    // Enqueued and not marked: first alone, and at the next try with the second one.
    for (const count of [1, 1, 2]) await app.service(DeliveryQueues).add('probe-batch', events.slice(0, count));
    await app.service(OutboxRelay).publishBatch();

    const jobs = await app.service(DeliveryQueues).queue('probe-batch').getJobs(['waiting']);
    const enqueued = jobs.map(({ data }: { data: DeliveryData }) => ('factIds' in data ? data.factIds : [data.factId]));
    expect(enqueued.toSorted((one, other) => one.length - other.length)).toEqual([
      ids.slice(0, 1),
      ids.slice(0, 2),
      expect.arrayContaining(ids),
    ]);
  });

  it('lose only the faulty one to the dead letters, and an administrator delivers it', async () => {
    app = await startApp({ set, retry, extraModules: [BatchProbeModule], prepare: PROBE_TABLES });
    // Fails within its batch, within the shared transaction of several jobs, and alone.
    failuresLeft.set(POISON, Number.POSITIVE_INFINITY);
    const id = await moveProbe(app.database, STEPS);
    const letters = app.service(DeadLetters);
    const ofBatch = async () => (await letters.list()).filter(({ subscriber }) => subscriber === 'probe-batch');
    await eventually(async () => {
      expect(await effects(app.database, 'batch', id)).toEqual(STEPS.filter((step) => step !== POISON));
      expect(await ofBatch()).toMatchObject([{ factName: 'ProbeMoved', attempts: retry.attempts }]);
    });

    failuresLeft.set(POISON, 0);
    const [letter] = await ofBatch();
    expect(await letters.retry({ id: letter?.id }, null)).toEqual(new Map([['probe-batch', 1]]));
    await eventually(async () => expect(await effects(app.database, 'batch', id)).toEqual(STEPS));
    expect(await ofBatch()).toEqual([]);
  });
});
