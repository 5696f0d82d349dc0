import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Clock } from '#platform/time/clock.js';
import { startApp, type TestApp } from '../support/app.js';

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'America/New_York' });

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

/** The gate's calendar is that of scripts/support/calendar.mjs; without it the true one holds for all of them. */
it('is one for the tests, the application and the database, which are on a Wednesday in the gate', async () => {
  const [row] = await app.rows<{ now: Date }>('select clock_timestamp() as now');
  const clocks = { tests: new Date(), application: app.service(Clock).now(), database: new Date(row?.now ?? 0) };
  const day = process.env.FAKETIME ? 'Wednesday' : DAY.format(clocks.tests);
  const days = Object.entries(clocks).map(([name, clock]) => [name, DAY.format(clock)]);
  expect(Object.fromEntries(days)).toEqual({ tests: day, application: day, database: day });
});
