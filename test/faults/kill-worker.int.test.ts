import { afterEach, describe, expect, it } from '@jest/globals';
import { randomOf } from '#modules/postings/demo/demo-posting.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { countRows } from '../support/count-rows.js';
import { eventually } from '../support/eventually.js';
import { CONTACT } from '../support/fixtures/applying.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { environmentBeside, whileBeside } from '../support/instances/beside.js';
import { Server } from '../support/instances/server.js';
import { killInDelivery } from './blocked-queue.js';
import { expectInvariants, FULL } from './invariants.js';

const KILLS = FULL ? 20 : 4;
/** If no delivery is between effect and acknowledgement at the kill, another round follows. */
const MAX_ROUNDS = 4;
/** A job's lock expires, and two checks later another worker takes it. */
const PICKUP_TIMEOUT_MS = 12_000;
const EVENTS_PER_KILL = 800;
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
    const repeats = () => countRows(here, 'inbox where repeats > 0');
    const handled = () => countRows(here, 'inbox');
    const save = () => here.patch(`/api/users/${person.id}/contact-details`, { as: person.token, body: CONTACT });

    const killOne = async (): Promise<void> => {
      for (let at = 0; at < EVENTS_PER_KILL; at += WRITERS) await Promise.all(Array.from({ length: WRITERS }, save));
      const worker = Server.spawn(environmentBeside(here, set, 'worker'));
      await killInDelivery(here, set, worker, handled, random() * 60);
    };

    // A later worker repeats the jobs of a killed one, so repetitions show only after the round is idle.
    for (let round = 0; round < MAX_ROUNDS && (await repeats()) === 0; round += 1) {
      for (let kills = 0; kills < KILLS; kills += 1) await killOne();
      await whileBeside(here, set, 'worker', async () => {
        await expectInvariants(here);
        const takenUp = async () => expect(await repeats()).toBeGreaterThan(0);
        await eventually(takenUp, { within: PICKUP_TIMEOUT_MS }).catch(() => undefined);
      });
    }
    expect(await repeats()).toBeGreaterThan(0);
  }, 600_000);
});
