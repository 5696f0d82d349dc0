import { afterEach, describe, expect, it } from '@jest/globals';
import { Privilege } from '../../modules/identity/contract/queries.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { countTold, followLog } from '../support/fixtures/live-log.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { Server } from '../support/server.js';
import { withQueueAcksBlocked } from './blocked-queue.js';
import { FULL } from './invariants.js';
import { environmentBeside, processBeside } from './processes.js';

const KILLS = FULL ? 10 : 3;
/** Several times as many as one transaction of the log takes, so that a kill hits one. */
const FACTS_PER_KILL = 1_500;
const COMMIT_TIMEOUT_MS = 1_000;
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
        [admin.id, admin.id, FACTS_PER_KILL],
      );
    const numberOf = async (sql: string): Promise<number> => (await here.rows<{ n: number }>(sql))[0]?.n ?? 0;
    const entries = () => numberOf("select count(*)::int as n from system_log where fact_name = 'ContactDetailsSaved'");
    const repeats = () =>
      numberOf("select coalesce(sum(repeats), 0)::int as n from inbox where subscriber = 'system-log'");

    const stream = await followLog(here.url, admin.token, FILTER);
    const served = await processBeside(here, set, 'all');
    const other = await followLog(served.url, admin.token, FILTER);
    await eventually(() => expect(Math.min(stream.told.length, other.told.length)).toBeGreaterThan(0));
    await served.server.stop('SIGKILL');
    await eventually(() => expect(other.isOpen).toBe(false));

    for (let kill = 0; kill < KILLS; kill += 1) {
      await record();
      const worker = Server.spawn(environmentBeside(here, set, 'worker'));
      const progress = async (within: number): Promise<void> => {
        const before = await entries();
        await eventually(
          async () =>
            expect({ isMore: (await entries()) > before, said: worker.output }).toMatchObject({ isMore: true }),
          { within },
        );
      };
      await progress(60_000);
      await withQueueAcksBlocked(here, set, async () => {
        await progress(COMMIT_TIMEOUT_MS).catch(() => undefined);
        await worker.stop('SIGKILL');
      });
    }
    const last = await processBeside(here, set, 'worker');
    try {
      await here.idle({ within: 240_000 });
      // Deliveries of killed workers whose effects are committed come again once they count as stalled.
      await eventually(async () => expect(await repeats()).toBeGreaterThan(0), { within: 60_000 });
    } finally {
      await last.server.stop();
    }
    const written = await entries();
    expect(written).toBeGreaterThanOrEqual(KILLS * FACTS_PER_KILL);
    expect(await here.rows("select 1 from fact where name = 'ContactDetailsSaved'")).toHaveLength(written);
    await eventually(() => expect(countTold(stream)).toBe(written));
    expect(stream.told.some(({ missed }) => missed)).toBe(false);
    stream.leave();
  }, 600_000);
});
