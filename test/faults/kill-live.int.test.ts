import { afterEach, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { countRows } from '../support/count-rows.js';
import { eventually } from '../support/eventually.js';
import { countReceived, followLog } from '../support/fixtures/live-log.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { environmentBeside, startBeside, whileBeside } from '../support/instances/beside.js';
import { Server } from '../support/instances/server.js';
import { killInDelivery } from './blocked-queue.js';
import { FULL } from './invariants.js';

const KILLS = FULL ? 10 : 3;
/** Several times as many as one transaction of the log takes, so that a kill hits one. */
const EVENTS_PER_KILL = 1_500;
const FILTER = 'factName=ContactDetailsSaved';

describe.each(SETS)('F2 processes are killed while the system log is followed, %s', (set) => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it(`tells of every entry once after ${KILLS} kills of those who write them, and of the server of another stream`, async () => {
    app = await startApp({ set, env: { ROLE: 'api' } });
    const here = app;
    const admin = await createSignedInUser(here, { privileges: [Privilege.SuperAdmin] });
    const record = () =>
      here.rows(
        `insert into fact (id, aggregate_id, number, name, version, payload, actor_id)
         select gen_random_uuid(), gen_random_uuid(), 1, 'ContactDetailsSaved', 1, jsonb_build_object('userId', ?::text), ?
           from generate_series(1, ?::int) returning 1`,
        [admin.id, admin.id, EVENTS_PER_KILL],
      );
    const entries = () => countRows(here, "system_log where fact_name = 'ContactDetailsSaved'");
    const repeats = () => countRows(here, "inbox where subscriber = 'system-log' and repeats > 0");

    const stream = await followLog(here.url, admin.token, FILTER);
    const served = await startBeside(here, set, 'all');
    const other = await followLog(served.url, admin.token, FILTER);
    await eventually(() => expect(Math.min(stream.received.length, other.received.length)).toBeGreaterThan(0));
    await served.stop('SIGKILL');
    await eventually(() => expect(other.isOpen).toBe(false));

    for (let kill = 0; kill < KILLS; kill += 1) {
      await record();
      const worker = Server.spawn(environmentBeside(here, set, 'worker'));
      await killInDelivery(here, set, worker, entries);
    }
    await whileBeside(here, set, 'worker', async () => {
      await here.idle({ within: 240_000 });
      // Deliveries of killed workers whose effects are committed come again once they count as stalled.
      await eventually(async () => expect(await repeats()).toBeGreaterThan(0), { within: 60_000 });
    });
    const written = await entries();
    expect(written).toBeGreaterThanOrEqual(KILLS * EVENTS_PER_KILL);
    expect(await here.rows("select 1 from fact where name = 'ContactDetailsSaved'")).toHaveLength(written);
    await eventually(() => expect(countReceived(stream)).toBe(written));
    expect(stream.received.some(({ missed }) => missed)).toBe(false);
    stream.leave();
  }, 600_000);
});
