import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { randomOf } from '#modules/postings/demo/demo-posting.js';
import { startApp, type TestApp } from '../support/app.js';
import { countRows } from '../support/count-rows.js';
import { eventually } from '../support/eventually.js';
import { cloneSeekers, createEmployer, createOpenJob, createSeeker, submit } from '../support/fixtures/applying.js';
import { startBeside, whileBeside } from '../support/instances/beside.js';
import { expectInvariants, FULL } from './invariants.js';

const KILLS = FULL ? 10 : 3;
const PEOPLE = 5;
const SEED = 43;
/** Longer than it takes until outcomes settle and are mailed. */
const KILLED_WITHIN_MS = 3_000;

/** Each application with its mails about an outcome, and those that arrived. */
const MAILS = `
  select a.id, count(m.id)::int as mails, count(arrived.id)::int as arrived
    from application a
    left join fact f on f.name = 'OutcomeSettled' and f.payload ->> 'applicationId' = a.id::text
    left join mail m on m.fact_id = f.id
    left join mailbox_message arrived on arrived.id = m.id
   where a.stage = 'notSelected' group by a.id`;

describe('(T43, F2) a worker is killed between a fill and its mails', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it(`tells everybody exactly once after ${KILLS} kills, by two workers in the end`, async () => {
    app = await startApp({ env: { ROLE: 'api' } });
    const here = app;
    const random = randomOf(SEED);
    const boss = await createEmployer(here);
    const people = await cloneSeekers(here, await createSeeker(here), PEOPLE);
    const jobIds: string[] = [];
    for (let at = 0; at < KILLS; at += 1) jobIds.push(await createOpenJob(here, boss));
    for (const jobId of jobIds)
      for (const person of people) expect((await submit(here, person, jobId)).status).toBe(201);

    let cutOff = 0;
    for (const jobId of jobIds) {
      const worker = await startBeside(here, 'embedded', 'worker');
      const body = { status: 'filled' };
      expect((await here.patch(`/api/jobs/${jobId}/status`, { as: boss.token, body })).status).toBe(200);
      await pause(random() * KILLED_WITHIN_MS);
      await worker.stop('SIGKILL');
      const rows = await here.rows<{ arrived: number }>(MAILS);
      cutOff += rows.some(({ arrived }) => arrived === 0) ? 1 : 0;
    }
    expect(cutOff).toBeGreaterThan(0);

    const settled = () => countRows(here, "fact where name = 'OutcomeSettled'");
    await whileBeside(here, 'embedded', 'worker', () =>
      whileBeside(here, 'embedded', 'worker', async () => {
        await eventually(async () => expect(await settled()).toBe(KILLS * PEOPLE));
        await here.idle({ within: 240_000 });
      }),
    );
    const rows = await here.rows<{ mails: number; arrived: number }>(MAILS);
    expect(rows).toHaveLength(KILLS * PEOPLE);
    expect(rows.filter(({ mails, arrived }) => mails !== 1 || arrived !== 1)).toEqual([]);
    await expectInvariants(here);
  }, 400_000);
});
