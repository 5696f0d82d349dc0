import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Database } from '#platform/database/database.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { ReportFiles, timeoutError } from '#test/support/fixtures/report-files.js';
import { createReporter, reportRow, stubReports } from '#test/support/fixtures/reports.js';
import { stubTimeLimit } from '#test/support/time-limit.js';
import { CandidateReport } from './read/reports/candidate-report.js';
import { ReportSnapshots } from './read/reports/report-snapshots.js';

let app: TestApp;
let database: Database;
let snapshots: ReportSnapshots;
beforeAll(async () => {
  app = await startApp();
  database = app.service(Database);
  snapshots = app.service(ReportSnapshots);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => app?.close());

const never = new AbortController().signal;

it('a third report waits for one of two, and is told so when neither ends', async () => {
  const reporter = await createReporter(app);
  const run = () =>
    app.post('/api/reporting/genericReport', { as: reporter.token, body: { reportType: 'jobPosting', limit: 10 } });
  const done = Promise.withResolvers<void>();
  const running = [1, 2].map(() => snapshots.read(never, () => done.promise));
  const { status, body } = await run();
  const waiting = run();
  done.resolve();
  await Promise.all(running);
  expect({ status, message: body.message }).toEqual({
    status: 503,
    message: expect.stringContaining('Two reports are being made already'),
  });
  expect((await waiting).status).toBe(200);
});

it('a table ends at its last row, also within a page', async () => {
  const reporter = await createReporter(app);
  const pages = jest.spyOn(app.service(CandidateReport), 'page');
  for (const offset of [9_900, 9_950, 10_000]) {
    const body = { reportType: 'candidate', offset, limit: 100 };
    expect((await app.post('/api/reporting/genericReport', { as: reporter.token, body })).status).toBe(200);
  }
  expect(pages.mock.calls.map(([, bounds]) => bounds)).toEqual([
    { offset: 9_900, limit: 100 },
    { offset: 9_950, limit: 50 },
    { offset: 10_000, limit: 0 },
  ]);
});

it('a statement that takes too long asks for filters or a file', async () => {
  const reading = snapshots.read(never, async () => {
    await database.rows("set local statement_timeout = '50ms'");
    await database.rows('select pg_sleep(20)');
  });
  await expect(reading).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('narrow it') });
});

it('a report that its reader left ends without an error in the log', async () => {
  const leaving = new AbortController();
  const reading = snapshots.read(leaving.signal, () => database.rows('select pg_sleep(21)'));
  const running = () => app.rows("select 1 from pg_stat_activity where query = 'select pg_sleep(21)'");
  await eventually(async () => expect(await running()).toHaveLength(1));
  leaving.abort();
  await expect(reading).rejects.toMatchObject({ kind: 'tooSlow', code: 'report_left' });
});

it('a CSV is cut off after five minutes, when it may no longer keep a connection', async () => {
  const files = new ReportFiles(app, await createReporter(app));
  const limit = stubTimeLimit(5 * 60_000);
  const rows = Array.from({ length: 2_000 }, () => reportRow(['x'.repeat(500), null, null, null, null]));
  stubReports(
    app,
    async function* () {
      for (let batch = 0; batch < 500; batch += 1) yield rows;
    },
    1_000_000,
  );
  const response = await files.fetch('csv', 'candidate', { headers: { 'accept-encoding': 'identity' } });
  // Those of reports before it may still be closing.
  await eventually(async () => expect(await files.connections()).toHaveLength(1));
  limit.abort(timeoutError());
  await expect(response.text()).rejects.toThrow('terminated');
  await eventually(async () => expect(await files.connections()).toHaveLength(0));
});

it('a CSV is cut off also while its reader keeps up', async () => {
  const files = new ReportFiles(app, await createReporter(app));
  const limit = stubTimeLimit(5 * 60_000);
  const begun = Promise.withResolvers<void>();
  let isReadOn = false;
  const rows = [reportRow(['first', null, null, null, null])];
  stubReports(
    app,
    async function* () {
      yield rows;
      await begun.promise;
      limit.abort(timeoutError());
      yield rows;
      isReadOn = true;
    },
    2,
  );
  const response = await files.fetch('csv', 'candidate', { headers: { 'accept-encoding': 'identity' } });
  begun.resolve();
  await expect(response.text()).rejects.toThrow('terminated');
  expect(isReadOn).toBe(false);
});
