import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Housekeeping } from '#platform/database/housekeeping.js';
import { type StartOptions, startApp, type TestApp } from '../support/app.js';
import { countRows } from '../support/count-rows.js';
import { eventually } from '../support/eventually.js';
import { CONTACT, createSeeker } from '../support/fixtures/applying.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { startBeside, whileBeside } from '../support/instances/beside.js';
import type { Server } from '../support/instances/server.js';
import { killInDelivery } from './blocked-queue.js';
import { expectInvariants, FULL } from './invariants.js';

const KILLS = FULL ? 5 : 1;
/** If no delivery is between effect and acknowledgement at the kill, another kill follows. */
const MAX_KILLS = KILLS + 9;
const WRITERS = 8;
/** The locks of a killed instance expire, and two checks later the other one takes its jobs. */
const PICKUP_TIMEOUT_MS = 12_000;
const OVERDUE = 500;
const LONG_AGO = new Date(Date.now() - 61 * 60_000);

describe('F18 two instances of role all on PostgreSQL alone', () => {
  const apps: TestApp[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0).reverse()) await app.close();
  });
  const start = async (options: StartOptions): Promise<TestApp> => {
    const app = await startApp(options);
    apps.push(app);
    return app;
  };

  it(`share the events; after ${KILLS} kills in the middle of deliveries every effect is there once (F2)`, async () => {
    const app = await start({ env: { ROLE: 'api' } });
    const person = await createSignedInUser(app);
    const save = { as: person.token, body: CONTACT };
    const path = `/api/users/${person.id}/contact-details`;
    const handled = () => countRows(app, 'inbox');
    const repeats = () => countRows(app, 'inbox where repeats > 0');
    let acknowledged = 0;

    const killOther = async (stays: Server): Promise<void> => {
      const dies = await startBeside(app, 'embedded', 'all');
      let over = false;
      const write = async ({ api }: Server): Promise<void> => {
        // The killed instance refuses connections from now on.
        while (!over) if ((await api.patch(path, save).catch(() => null))?.status === 200) acknowledged += 1;
      };
      const writing = Array.from({ length: WRITERS }, (_, n) => write(n % 2 ? stays : dies));
      await killInDelivery(app, 'embedded', dies, handled);
      over = true;
      await Promise.all(writing);
      const takenUp = async () => expect(await repeats()).toBeGreaterThan(0);
      await eventually(takenUp, { within: PICKUP_TIMEOUT_MS }).catch(() => undefined);
    };

    await whileBeside(app, 'embedded', 'all', async (stays) => {
      for (let kills = 0; kills < KILLS || (kills < MAX_KILLS && !(await repeats())); kills += 1)
        await killOther(stays);
      await expectInvariants(app);
    });
    expect(await repeats()).toBeGreaterThan(0);
    expect(acknowledged).toBeGreaterThan(0);
    const saved = await app.rows("select 1 from fact where name = 'ContactDetailsSaved'");
    expect(saved.length).toBeGreaterThanOrEqual(acknowledged);
  });

  it('keep house at the same moment, and each row and each file goes once', async () => {
    const app = await start({
      prepare: `insert into throttle (key, hits, window_ends_at)
                select 'old ' || n, 1, now() - interval '2 days' from generate_series(1, ${OVERDUE}) n;
                insert into throttle (key, hits, window_ends_at) values ('new', 1, now() + interval '1 hour')`,
    });
    const other = await start({ beside: app });
    // A folder without rows in the database is left alone.
    await createSeeker(app);
    const folder = join(app.home.dataDir, 'files', '00', '00');
    await mkdir(folder, { recursive: true });
    for (let n = 0; n < OVERDUE; n += 1) await writeFile(join(folder, String(n).padStart(40, '0')), '');
    for (const entry of await readdir(dirname(dirname(folder)), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), LONG_AGO, LONG_AGO);
    await Promise.all([app, other, app, other].map((one) => one.service(Housekeeping).sweep()));
    expect(await app.rows("select key from throttle where key like 'old %' or key = 'new'")).toEqual([{ key: 'new' }]);
    const removed = `select sum((payload ->> 'files')::int)::int as files from fact where name = 'OrphanedFilesRemoved'`;
    expect(await app.rows(removed)).toEqual([{ files: OVERDUE }]);
    expect(await readdir(folder)).toEqual([]);
  });
});
