import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '#platform/database/database.js';
import { ReadRecorder } from '#platform/events/read-recorder.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { ReportFiles } from '#test/support/fixtures/report-files.js';
import { createReporter, reportRow, stubReports } from '#test/support/fixtures/reports.js';
import { type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let reporter: TestUser;
let files: ReportFiles;
beforeAll(async () => {
  app = await startApp();
  reporter = await createReporter(app);
  files = new ReportFiles(app, reporter);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => app?.close());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const runs = () =>
  app.rows<{ by: string; payload: object }>(
    "select actor_id as by, payload from fact where name = 'ReportRun' order by seq",
  );

describe.each(['csv', 'xlsx'] as const)('a file (%s)', (format) => {
  it('whose request is wrong is an error with the field', async () => {
    const post = (body: object) => app.post(`/api/reporting/genericReport/${format}`, { as: reporter.token, body });
    expect(await post({ reportType: 'payroll' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'reportType', message: 'The report type must be one of candidate, jobPosting' }] },
    });
  });

  it('that fails before its first row is an error', async () => {
    stubReports(
      app,
      // biome-ignore lint/correctness/useYield: it fails first
      async function* () {
        throw new Error('lost');
      },
      1,
    );
    const response = await files.fetch(format);
    expect([response.status, response.headers.get('content-type')]).toEqual([500, expect.stringContaining('json')]);
  });

  it('ends its statement in the database when the reader leaves', async () => {
    const running = () =>
      app.rows(
        "select pid from pg_stat_activity where datname = current_database() and query like 'select pg_sleep(2_)%'",
      );
    const database = app.service(Database);
    stubReports(
      app,
      async function* () {
        yield [reportRow(['first', null, null, null, null])];
        await database.rows('select pg_sleep(20)');
      },
      2,
    );
    const leaving = new AbortController();
    const reading = files.fetch(format, 'candidate', { signal: leaving.signal }).then((response) => response.text());
    await eventually(async () => expect(await running()).toHaveLength(1));
    leaving.abort();
    await expect(reading).rejects.toThrow('aborted');
    await eventually(async () => expect(await running()).toHaveLength(0));
    await eventually(async () => expect(await files.connections()).toHaveLength(0));
    files.stub([['A', null, null, null, null]]);
    expect((await files.fetch(format)).status).toBe(200);
  });

  it('is recorded with its number of rows and the names of its filters before it leaves', async () => {
    files.stub([['A', null, null, null, null]]);
    const before = (await runs()).length;
    const params = [{ name: 'email', value: 'iris@test.example' }];
    const body = { reportType: 'candidate', params };
    const { status } = await app.post(`/api/reporting/genericReport/${format}`, { as: reporter.token, body });
    expect(status).toBe(200);
    expect((await runs()).slice(before)).toEqual([
      { by: reporter.id, payload: { reportType: 'candidate', format, rows: 1, filters: ['email'] } },
    ]);
  });

  it('does not leave when it cannot be recorded', async () => {
    files.stub([['A', null, null, null, null]]);
    jest.spyOn(app.service(ReadRecorder), 'record').mockRejectedValue(new Error('no room'));
    expect((await files.fetch(format)).status).toBe(500);
    await eventually(async () => expect(await files.connections()).toHaveLength(0));
  });

  it('is made again for a repeated idempotency key, and nothing of it is stored', async () => {
    files.stub([['secret', null, null, null, null]]);
    const headers = { 'idempotency-key': `${format}-0123456789abcdef` };
    const first = await bytesOf(await files.fetch(format, 'candidate', { headers }));
    expect((await bytesOf(await files.fetch(format, 'candidate', { headers }))).length).toBe(first.length);
    expect(await app.rows('select 1 from idempotency_key')).toEqual([]);
  });
});
