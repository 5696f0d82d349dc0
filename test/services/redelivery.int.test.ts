import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { DeliveryQueues } from '#platform/events/delivery-queues.js';
import { LogReplay } from '#platform/events/log-replay.js';
import { OutboxRelay } from '#platform/events/outbox-relay.js';
import { OverdueDeliveries } from '#platform/events/overdue-deliveries.js';
import { Redelivery } from '#platform/events/redelivery.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { deleteQueuedJobs } from '../support/queue-loss.js';
import { effects, failuresLeft, moveProbe, PROBE_TABLES, ProbeModule } from './probe.module.js';

/** So long that two attempts end before it on a busy machine: a sweep between them would deliver a third time. */
const OVERDUE_MS = 2_000;
const retry = new RetryPolicy(2, 20, OVERDUE_MS);
const shared = { retry, extraModules: [ProbeModule] };

/** An instance that records and publishes but handles nothing; tests add workers as needed. */
describe.each(SETS)('deliveries that a queue has lost, %s', (set) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ set, ...shared, env: { ROLE: 'api' }, prepare: PROBE_TABLES });
    await withWorkers(1, () => app.idle());
  });
  afterAll(() => app?.close());

  const publish = () => app.service(OutboxRelay).publishBatch();
  const overdue = () => app.service(OverdueDeliveries).count();
  const withWorkers = async (count: number, work: () => Promise<void>): Promise<void> => {
    const workers = await Promise.all(Array.from({ length: count }, () => startApp({ set, ...shared, beside: app })));
    await work().finally(() => Promise.all(workers.map((worker) => worker.close())));
  };
  const nothingIsOverdue = () =>
    eventually(async () => expect(await overdue()).toEqual({ count: 0, oldestSeconds: 0 }));

  it('are counted, and reach each of their subscribers once, whichever instance notices', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, (_, step) => moveProbe(app.database, [step])));
    expect(await publish()).toBe(ids.length);
    await deleteQueuedJobs(app, set);
    // The system log subscribes to all events, the two probes to their own.
    await eventually(async () => expect((await overdue()).count).toBe(3 * ids.length));
    expect((await overdue()).oldestSeconds).toBeGreaterThan(OVERDUE_MS / 1_000);

    await withWorkers(2, nothingIsOverdue);
    for (const subscriber of ['steady', 'fragile']) {
      const handled = await app.rows('select 1 from probe_effect where subscriber = ?', [subscriber]);
      expect(handled).toHaveLength(ids.length);
    }
  });

  it('are not doubled where they still wait', async () => {
    // Jobs that were added again for events which another worker handled at that moment; the inbox ignores them.
    await deleteQueuedJobs(app, set);
    const id = await moveProbe(app.database, [1, 2, 3]);
    await publish();
    await eventually(async () => expect((await overdue()).count).toBe(9));
    const redelivery = app.service(Redelivery);
    redelivery.start();
    await eventually(async () => {
      const swept = await app.rows('select 1 from subscription where swept_at > (select max(published_at) from fact)');
      expect(swept.length).toBeGreaterThan(0);
    });
    await redelivery.stop();
    expect(await app.service(DeliveryQueues).queue('probe-steady').getJobCountByTypes('waiting')).toBe(3);
    await withWorkers(1, nothingIsOverdue);
    expect(await effects(app.database, 'steady', id)).toEqual([1, 2, 3]);
  });

  it('are owed to a new subscriber only from when it came', async () => {
    const old = await moveProbe(app.database, [10]);
    await withWorkers(1, () => app.idle());
    // Like the first start of a version with this subscriber.
    await app.rows("delete from subscription where subscriber = 'probe-steady' returning 1");
    await app.rows("delete from inbox where subscriber = 'probe-steady' returning 1");
    await app.rows("delete from probe_effect where subscriber = 'steady' returning 1");
    await app.service(OverdueDeliveries).register();
    const fresh = await moveProbe(app.database, [11]);
    await publish();
    await deleteQueuedJobs(app, set);
    await withWorkers(1, async () => {
      await eventually(async () => expect(await effects(app.database, 'steady', fresh)).toEqual([11]));
      await nothingIsOverdue();
    });
    expect(await effects(app.database, 'steady', old)).toEqual([]);
  });

  /** Waits until sweeps have passed all handled events. */
  const allIsSettled = async (): Promise<void> => {
    const [now] = await app.rows<{ at: string }>('select clock_timestamp()::text as at');
    await eventually(async () => {
      const behind = await app.rows('select 1 from subscription where settled_until < ?::timestamptz', [now?.at]);
      expect(behind).toEqual([]);
    });
  };

  it('are noticed also where a dead letter was replayed that is older than all that is looked at', async () => {
    failuresLeft.set(20, retry.attempts);
    const id = await moveProbe(app.database, [20]);
    const letters = app.service(DeadLetters);
    await withWorkers(1, async () => {
      await eventually(async () => expect(await letters.list()).toHaveLength(1));
      await allIsSettled();
    });
    expect(await letters.retry({}, null)).toEqual(new Map([['probe-fragile', 1]]));
    await deleteQueuedJobs(app, set);
    await withWorkers(1, async () => {
      await eventually(async () => expect(await effects(app.database, 'fragile', id)).toEqual([20]));
    });
  });

  it('are noticed also where the whole log is replayed', async () => {
    const id = await moveProbe(app.database, [30]);
    await withWorkers(1, async () => {
      await eventually(async () => expect(await effects(app.database, 'fragile', id)).toEqual([30]));
      await allIsSettled();
    });
    await app.service(LogReplay).replay('probe-fragile', () => undefined);
    await deleteQueuedJobs(app, set);
    await withWorkers(1, async () => {
      await eventually(async () => expect(await effects(app.database, 'fragile', id)).toEqual([30, 30]));
    });
  });
});
