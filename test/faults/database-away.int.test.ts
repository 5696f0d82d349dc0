import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { effects, moveProbe, PROBE_TABLES, ProbeModule } from '../services/probe.module.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { FaultProxy } from '../support/instances/fault-proxy.js';

/** With this delay a counted attempt would cost a minute. */
const retry = new RetryPolicy(3, 60_000);
const EVENTS = 150;
const REFUSED_CONNECTIONS = 60;
const RECOVERY_TIMEOUT_MS = 5_000;
/** A job whose fetch was interrupted is retried after its lock has expired, by the second stalled check. */
const DELIVERY_TIMEOUT_MS = 30_000;

describe.each(SETS)('the database is away from a worker that has events in hand, %s', (set) => {
  let recorder: TestApp;
  let proxy: FaultProxy;
  let worker: TestApp;

  beforeAll(async () => {
    recorder = await startApp({ set, retry, extraModules: [ProbeModule], prepare: PROBE_TABLES, env: { ROLE: 'api' } });
    proxy = await FaultProxy.before(recorder.home.databaseUrl);
    const beside = { ...recorder, home: { ...recorder.home, databaseUrl: proxy.url } };
    worker = await startApp({ set, retry, extraModules: [ProbeModule], beside });
  });
  afterAll(async () => {
    await proxy?.end();
    await worker?.close();
    await proxy?.close();
    await recorder?.close();
  });

  it('counts no attempt, and delivers everything once soon after the return', async () => {
    const ids = await Promise.all(Array.from({ length: EVENTS }, () => moveProbe(recorder.database, [1, 2])));
    const handled = () => recorder.rows("select 1 from inbox where subscriber like 'probe-%'");
    await eventually(async () => expect((await handled()).length).toBeGreaterThan(0));
    let refused = 0;
    proxy.divert((client) => {
      refused += 1;
      client.destroy();
    });
    await eventually(() => expect(refused).toBeGreaterThan(REFUSED_CONNECTIONS), { within: 60_000 });
    const before = (await handled()).length;
    expect(before).toBeLessThan(EVENTS * 4);
    await proxy.end();
    await eventually(async () => expect((await handled()).length).toBeGreaterThan(before), {
      within: RECOVERY_TIMEOUT_MS,
    });
    await recorder.idle({ within: DELIVERY_TIMEOUT_MS });
    expect(await recorder.rows('select subscriber, error from dead_letter')).toEqual([]);
    for (const id of ids) expect(await effects(recorder.database, 'fragile', id)).toEqual([1, 2]);
  });
});
