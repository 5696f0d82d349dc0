import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Connections, type PoolName } from '#platform/database/connections.js';
import { INDEX_LAG_MS, PageCache } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';
import { effects, moveProbe, PROBE_TABLES, ProbeModule } from '../services/probe.module.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { CONTACT } from '../support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { FaultProxy } from '../support/instances/fault-proxy.js';
import { StoppedClock } from '../support/stopped-clock.js';

/** Instead of the default of 35 s. */
const QUERY_TIMEOUT_MS = 2_000;
/** Each failing call removes one silent connection, and the pools have several. */
const RECOVERY_TIMEOUT_MS = 20_000;

describe('F3 the connections to PostgreSQL go silent, and only new ones get answers', () => {
  let recorder: TestApp;
  let proxy: FaultProxy;
  let app: TestApp;
  let person: TestUser;

  beforeAll(async () => {
    recorder = await startApp({ extraModules: [ProbeModule], prepare: PROBE_TABLES, env: { ROLE: 'api' } });
    proxy = await FaultProxy.before(recorder.home.databaseUrl);
    const beside = { ...recorder, home: { ...recorder.home, databaseUrl: proxy.url } };
    app = await startApp({ extraModules: [ProbeModule], beside, queryTimeoutMs: QUERY_TIMEOUT_MS });
    person = await createSignedInUser(app);
    await recorder.idle();
  });
  afterAll(async () => {
    proxy?.cut();
    await app?.close();
    await proxy?.close();
    await recorder?.close();
  });

  const use = (name: PoolName) =>
    app
      .service(Connections)
      .usage()
      .find(({ pool }) => pool === name);
  const search = () => app.get('/api/jobs?positionTitle=teacher');
  const save = () => app.patch(`/api/users/${person.id}/contact-details`, { as: person.token, body: CONTACT });

  /** As every change of what visitors see, and each new connection of the listener. */
  async function purge(): Promise<void> {
    const arrived = new Promise<void>((resolve) => app.service(PageCache).onPurge(resolve));
    await recorder.database.transaction((em) => recorder.service(PageCache).purge(em));
    await arrived;
  }

  it('searches, commands and the dispatcher go on by themselves, and every place of the pools is free again', async () => {
    const clock = new StoppedClock(app);
    await clock.settle();
    expect((await search()).status).toBe(200);
    const { limit = 0 } = use('commands') ?? {};
    const frozen = Promise.withResolvers<void>();
    const held = Array.from({ length: limit }, () =>
      app.database.transaction(async (em) => {
        await em.execute('select 1');
        await frozen.promise;
        await em.execute('select 1');
      }),
    );
    const ends = Promise.allSettled(held);
    await eventually(() => expect(use('commands')).toMatchObject({ inUse: limit }));
    await purge();
    clock.moveTo(new Date(app.service(Clock).now().getTime() + INDEX_LAG_MS + 1));
    expect((await search()).status).toBe(200);
    clock.start();
    proxy.freeze();
    frozen.resolve();
    const id = await moveProbe(recorder.database, [1, 2]);

    const within = RECOVERY_TIMEOUT_MS;
    await Promise.all([
      eventually(async () => expect(await search()).toMatchObject({ status: 200 }), { within }),
      eventually(async () => expect(await save()).toMatchObject({ status: 200 }), { within }),
      recorder.idle({ within }),
    ]);
    expect(await effects(recorder.database, 'fragile', id)).toEqual([1, 2]);
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected' });
    await eventually(() => expect(use('commands')).toMatchObject({ inUse: 0, waiting: 0 }));
    await eventually(() => expect(use('search')).toMatchObject({ inUse: 0, waiting: 0 }));
    expect(await recorder.rows('select 1 from dead_letter')).toEqual([]);
  });
});
