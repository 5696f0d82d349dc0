import { afterEach, describe, expect, it } from '@jest/globals';
import { randomOf } from '../../modules/postings/demo/demo-posting.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { CONTACT } from '../support/fixtures/applying.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { Server } from '../support/server.js';
import { withQueueAcksBlocked } from './blocked-queue.js';
import { expectInvariants, FULL } from './invariants.js';
import { environmentBeside, processBeside } from './processes.js';

const KILLS = FULL ? 20 : 4;
/** If no delivery is between effect and acknowledgement at the kill, another round follows. */
const MAX_ROUNDS = 4;
/** A job's lock expires, and two checks later another worker takes it. */
const PICKUP_TIMEOUT_MS = 12_000;
const COMMIT_TIMEOUT_MS = 1_000;
const FACTS_PER_KILL = 800;
const WRITERS = 16;
const SEED = 4_711;

describe.each(SETS)('F2 workers are killed in the middle of deliveries, %s', (set) => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it(`leaves every effect once after ${KILLS} kills, and absorbs at least one repeat`, async () => {
    app = await startApp({ set, env: { ROLE: 'api' } });
    const here = app;
    const random = randomOf(SEED);
    const person = await createSignedInUser(here);
    const repeats = async (): Promise<number> =>
      (await here.rows<{ n: number }>('select coalesce(sum(repeats), 0)::int as n from inbox'))[0]?.n ?? 0;

    const handled = async (): Promise<number> =>
      (await here.rows<{ n: number }>('select count(*)::int as n from inbox'))[0]?.n ?? 0;
    const save = () => here.patch(`/api/users/${person.id}/contact-details`, { as: person.token, body: CONTACT });

    const killOne = async (): Promise<void> => {
      for (let at = 0; at < FACTS_PER_KILL; at += WRITERS) await Promise.all(Array.from({ length: WRITERS }, save));
      const worker = Server.spawn(environmentBeside(here, set, 'worker'));
      const progress = async (within: number): Promise<void> => {
        const before = await handled();
        await eventually(
          async () => expect({ more: (await handled()) > before, said: worker.output }).toMatchObject({ more: true }),
          { within },
        );
      };
      await progress(60_000);
      await new Promise((resolve) => setTimeout(resolve, random() * 60));
      await withQueueAcksBlocked(here, set, async () => {
        await progress(COMMIT_TIMEOUT_MS).catch(() => undefined);
        await worker.stop('SIGKILL');
      });
    };

    // A later worker repeats the jobs of a killed one, so repetitions show only after the round is idle.
    for (let round = 0; round < MAX_ROUNDS && (await repeats()) === 0; round += 1) {
      for (let kills = 0; kills < KILLS; kills += 1) await killOne();
      const last = await processBeside(here, set, 'worker');
      try {
        await here.idle({ within: 240_000 });
        expect(await here.rows('select 1 from dead_letter')).toEqual([]);
        await expectInvariants(here);
        await eventually(async () => expect(await repeats()).toBeGreaterThan(0), { within: PICKUP_TIMEOUT_MS }).catch(
          () => undefined,
        );
      } finally {
        await last.server.stop();
      }
    }
    expect(await repeats()).toBeGreaterThan(0);
  }, 600_000);
});
