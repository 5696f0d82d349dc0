import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { DeliveryQueues } from '#platform/events/delivery-queues.js';
import { OutboxRelay } from '#platform/events/outbox-relay.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { ADAPTER_SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { effects, failuresLeft, moveProbe, PROBE_TABLES, ProbeModule } from './probe.module.js';

const retry = new RetryPolicy(3, 50);

describe.each(ADAPTER_SETS)('the event stream, %s', (set) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ set, retry, extraModules: [ProbeModule], prepare: PROBE_TABLES });
  });
  afterAll(() => app?.close());

  it('numbers the events of an aggregate without gaps and hands each to every subscriber once', async () => {
    const id = await moveProbe(app.database, [1, 2, 3]);
    await eventually(async () => {
      expect(await effects(app.database, 'steady', id)).toEqual([1, 2, 3]);
      expect(await effects(app.database, 'fragile', id)).toEqual([1, 2, 3]);
    });
    const numbers = await app.rows('select number from fact where aggregate_id = ? order by seq', [id]);
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });

  it('keeps no event of a transaction that fails', async () => {
    const before = await app.rows('select count(*)::int as n from fact');
    await expect(
      app.database.transaction(async (em) => {
        await moveProbe(app.database, [10]);
        await em.flush();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await app.rows('select count(*)::int as n from fact')).toEqual(before);
  });

  it('tries again after a failure, and the failed attempts leave nothing', async () => {
    failuresLeft.set(20, 2);
    const id = await moveProbe(app.database, [20]);
    await eventually(async () => expect(await effects(app.database, 'fragile', id)).toEqual([20]));
    expect(failuresLeft.get(20)).toBe(-1);
  });

  it('absorbs an event that is delivered three times', async () => {
    const id = await moveProbe(app.database, [30]);
    await eventually(async () => expect(await effects(app.database, 'steady', id)).toEqual([30]));
    const [event] = await app.rows<{ id: string }>('select id from fact where aggregate_id = ?', [id]);
    const queue = app.service(DeliveryQueues).queue('probe-steady');
    for (const n of [1, 2, 3])
      await queue.add('ProbeMoved', { factId: event?.id }, { jobId: `${event?.id}-again-${n}` });
    await eventually(async () => expect(await queue.getJobCountByTypes('waiting', 'active', 'delayed')).toBe(0));
    expect(await effects(app.database, 'steady', id)).toEqual([30]);
  });

  it('publishes again after a crash between publishing and marking, to the same end', async () => {
    const id = await app.database.transaction(async () => moveProbe(app.database, [40]));
    await expect(
      app.database.transaction(async (em) => {
        await em.execute('update fact set published_at = null where aggregate_id = ?', [id]);
        await app.service(OutboxRelay).publishBatch();
        throw new Error('killed before the mark');
      }),
    ).rejects.toThrow('killed before the mark');
    await eventually(async () => {
      expect(await effects(app.database, 'steady', id)).toEqual([40]);
      expect(await app.rows('select 1 from fact where published_at is null')).toEqual([]);
    });
  });

  it('F9 lays a poisonous event aside, goes on with the others, and delivers it when an administrator says so', async () => {
    failuresLeft.set(50, 3);
    const poison = await moveProbe(app.database, [50]);
    const healthy = await moveProbe(app.database, [51]);
    const letters = app.service(DeadLetters);
    await eventually(async () => expect(await letters.list()).toHaveLength(1));
    expect((await letters.list())[0]).toMatchObject({
      subscriber: 'probe-fragile',
      factName: 'ProbeMoved',
      attempts: 3,
    });
    await eventually(async () => expect(await effects(app.database, 'fragile', healthy)).toEqual([51]));
    expect(await effects(app.database, 'fragile', poison)).toEqual([]);
    expect(await app.rows("select payload->>'subscriber' as s from fact where name = 'SubscriberFailed'")).toEqual([
      { s: 'probe-fragile' },
    ]);

    expect(await letters.retry({}, null)).toEqual(new Map([['probe-fragile', 1]]));
    await eventually(async () => expect(await effects(app.database, 'fragile', poison)).toEqual([50]));
    expect(await letters.list()).toEqual([]);
  });

  it('keeps trying an event whose dead letter cannot be written', async () => {
    await app.rows('alter table dead_letter rename to dead_letter_away');
    failuresLeft.set(60, retry.attempts + 2);
    const id = await moveProbe(app.database, [60]);
    await eventually(async () => expect(await effects(app.database, 'fragile', id)).toEqual([60]));
    await app.rows('alter table dead_letter_away rename to dead_letter');
    expect(await app.service(DeadLetters).list()).toEqual([]);
  });

  it('shares the outbox between two instances, each event delivered once', async () => {
    const other = await startApp({ set, retry, extraModules: [ProbeModule], beside: app });
    try {
      const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => moveProbe(app.database, [100 + n])));
      await eventually(async () => {
        const [row] = await app.rows<{ n: number }>(
          "select count(*)::int as n from probe_effect where subscriber = 'steady' and aggregate_id = any(array[?]::uuid[])",
          [ids],
        );
        expect(row?.n).toBe(ids.length);
      });
      await app.idle();
      const twice = await app.rows(
        'select 1 from probe_effect group by subscriber, aggregate_id, step having count(*) > 1',
      );
      expect(twice).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
