import { afterEach, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { DeliveryQueues } from '#platform/events/delivery-queues.js';
import { PausedSubscribers } from '#platform/events/paused-subscribers.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import {
  BatchProbeModule,
  effects,
  failureCodes,
  failuresLeft,
  moveProbe,
  PROBE_TABLES,
  ProbeModule,
} from './probe.module.js';

const DAY_MS = 24 * 60 * 60_000;
/** PostgreSQL cancels a statement that takes too long. */
const QUERY_CANCELED = '57014';
const STEPS = Array.from({ length: 60 }, (_, n) => 2_000 + n);
const SLOW = 2_030;
const LATE = 2_100;

describe.each(SETS)('a delivery that is put off, %s', (set) => {
  let app: TestApp;
  afterEach(() => app?.close());

  it('leaves its batch, whose other events do not wait for it', async () => {
    app = await startApp({ set, extraModules: [BatchProbeModule], prepare: PROBE_TABLES });
    failuresLeft.set(SLOW, Number.POSITIVE_INFINITY);
    failureCodes.set(SLOW, QUERY_CANCELED);
    const id = await moveProbe(app.database, STEPS);
    const delivered = () => effects(app.database, 'batch', id);
    const others = STEPS.filter((step) => step !== SLOW);
    await eventually(async () => expect(await delivered()).toEqual(others), { within: 30_000 });
    failuresLeft.set(SLOW, 0);
    await eventually(async () => expect(await delivered()).toEqual(STEPS), { within: 30_000 });
    expect(await app.service(DeadLetters).list()).toEqual([]);
  });

  it('is not given up because it waited for days while its subscriber was paused', async () => {
    app = await startApp({ set, extraModules: [ProbeModule], prepare: PROBE_TABLES });
    const paused = app.service(PausedSubscribers);
    const queue = app.service(DeliveryQueues).queue('probe-fragile');
    await paused.pause('probe-fragile', 'A defect', newId());
    failuresLeft.set(LATE, 1);
    failureCodes.set(LATE, QUERY_CANCELED);
    const id = await moveProbe(app.database, [LATE]);
    const job = await eventually(async () => {
      const [one] = await queue.getJobs();
      expect(one).toBeDefined();
      return one;
    });
    await job?.remove();
    await queue.add(job?.name ?? '', job?.data, { ...job?.opts, timestamp: Date.now() - 6 * DAY_MS });
    await paused.resume('probe-fragile', newId());
    await eventually(async () => expect(await effects(app.database, 'fragile', id)).toEqual([LATE]));
    expect(await app.service(DeadLetters).list()).toEqual([]);
  });
});
