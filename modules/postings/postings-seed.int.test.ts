import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { IdentitySeed } from '#modules/identity/identity.seed.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { PostingsSeed } from './postings.seed.js';

const JOBS = 40;
/** Of all. */
const FILLED = 1 / 20;
const DAYS_OF_FILLED = "select filled_at::date - posted_at::date as days from job where status = 'filled'";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // Of about every second organization it is not known where it is.
  const { length } = await app.rows(
    "update organization set zip = null, county = null, iu = null where account_number > '118' returning 1",
  );
  expect(length).toBeGreaterThan(100);
  await app.service(IdentitySeed).seed();
});
afterAll(() => app?.close());

const stored = async () => (await app.rows<{ status: string }>('select status from job order by status')).length;
const found = async () => (await app.get('/api/jobs')).body.totalItemsCount;

it('further postings go on in the series, by events or in bulk, and both are found', async () => {
  const progress: number[] = [];
  await app.service(PostingsSeed).seedMore(JOBS, { bulk: false }, (done) => progress.push(done));
  await app.idle();
  const first = { stored: await stored(), found: await found() };
  expect(first.stored).toBe(JOBS);
  expect(progress.at(-1)).toBe(JOBS);
  const events = (await app.rows("select 1 from fact where name = 'JobPosted'")).length;
  expect(events).toBeGreaterThan(0);

  await app.service(PostingsSeed).seedMore(JOBS, { bulk: true }, () => undefined);
  expect(await stored()).toBe(2 * JOBS);
  const filled = await app.rows<{ days: number }>(DAYS_OF_FILLED);
  expect(filled).toHaveLength(2 * JOBS * FILLED);
  expect(Math.min(...filled.map(({ days }) => days))).toBeGreaterThan(3);
  // Visitors may get a cached response for some seconds after a change in bulk.
  await eventually(async () => expect(await found()).toBeGreaterThan(first.found));
  expect(await app.rows("select 1 from fact where name = 'JobPosted'")).toHaveLength(events);
});
