import { afterEach, describe, expect, it } from '@jest/globals';
import { randomOf } from '../../modules/postings/demo/demo-posting.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { CONTACT } from '../support/applying.js';
import { eventually } from '../support/eventually.js';
import { somebody } from '../support/people.js';
import { Server } from '../support/server.js';
import { expectInvariants, FULL } from './invariants.js';
import { environmentBeside, processBeside } from './processes.js';

const KILLS = FULL ? 20 : 4;
/** A kill rarely falls between an effect and its acknowledgement; the run goes on until one did. */
const MOST_KILLS = KILLS * 5;
const FACTS_PER_KILL = 160;
const WRITERS = 16;
const SEED = 4_711;

describe.each(SETS)('F2 workers are killed in the middle of deliveries, %s', (set) => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it(`leaves every effect once after ${KILLS} kills, and absorbs at least one repeat`, async () => {
    app = await startApp({ set, env: { ROLE: 'api' } });
    const here = app;
    const random = randomOf(SEED);
    const person = await somebody(here);
    const repeats = async (): Promise<number> =>
      (await here.rows<{ n: number }>('select coalesce(sum(repeats), 0)::int as n from inbox'))[0]?.n ?? 0;

    const handled = async (): Promise<number> =>
      (await here.rows<{ n: number }>('select count(*)::int as n from inbox'))[0]?.n ?? 0;
    const save = () => here.patch(`/api/users/${person.id}/contact-details`, { as: person.token, body: CONTACT });

    for (let kills = 0; kills < KILLS || (kills < MOST_KILLS && (await repeats()) === 0); kills += 1) {
      for (let at = 0; at < FACTS_PER_KILL; at += WRITERS) await Promise.all(Array.from({ length: WRITERS }, save));
      const before = await handled();
      const worker = Server.spawn(environmentBeside(here, set, 'worker'));
      await eventually(async () => expect(await handled()).toBeGreaterThan(before), { within: 60_000 });
      await new Promise((resolve) => setTimeout(resolve, random() * 200));
      await worker.stop('SIGKILL');
    }

    const last = await processBeside(here, set, 'worker');
    try {
      await here.idle({ within: 240_000 });
      expect(await repeats()).toBeGreaterThan(0);
      expect(await here.rows('select 1 from dead_letter')).toEqual([]);
      await expectInvariants(here);
    } finally {
      await last.server.stop();
    }
  }, 600_000);
});
