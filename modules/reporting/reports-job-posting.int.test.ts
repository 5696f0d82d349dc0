import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { Snapshots } from '#platform/database/snapshots.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSeeker, submit } from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import {
  ALBERT_GALLATIN,
  createJob,
  createPostingsFixture,
  HARRISBURG,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import { createReporter } from '#test/support/fixtures/reports.js';
import { type TestUser } from '#test/support/fixtures/users.js';
import type { GenericReport, GenericReportRequest, ReportParam } from './contract/api/reports.js';
import { JobPostingReport } from './read/reports/job-posting-report.js';

let app: TestApp;
let world: PostingsFixture;
let reporter: TestUser;
const ids = new Map<string, string>();
const idOf = (title: string) => ids.get(title) ?? '';

async function make(title: string, changes: Partial<JobPayloadInput> = {}, as = world.manager): Promise<void> {
  const place = { organization: HARRISBURG, position: world.teacher.id };
  ids.set(title, (await createJob(app, as, { ...place, title, status: 'open', ...changes })).id);
}

const setStatus = (title: string, status: string) =>
  app.patch(`/api/jobs/${idOf(title)}/status`, { as: world.manager.token, body: { status } });

beforeAll(async () => {
  app = await startApp();
  world = await createPostingsFixture(app);
  reporter = await createReporter(app);
  await make('apple', { startDate: dayFromToday(-40), salaryMin: 30, salaryMax: 40, salaryUnit: 'hour' });
  await make('Banana', { startDate: dayFromToday(-20), endDate: dayFromToday(-1), salaryMin: 60_000, county: 21 });
  await make('cherry', {
    startDate: dayFromToday(-10),
    organization: ALBERT_GALLATIN,
    geography: 'SW',
    city: 'Uniontown',
  });
  await make('Damson', { startDate: dayFromToday(-9), position: world.superintendent.id, salaryMin: 100_000 });
  await make('elder', { startDate: dayFromToday(-30) });
  await make('fig', { status: 'unsubmitted', startDate: dayFromToday(5), state: 'OH', county: null });
  await make('gone', { status: 'unsubmitted' });
  await app.delete(`/api/jobs/${idOf('gone')}`, { as: world.manager.token });
  for (const title of ['apple', 'apple', 'cherry']) await submit(app, await createSeeker(app), idOf(title));
  // Posted some days after its listing began, which only passing days would do otherwise.
  const local = "at time zone 'America/New_York'";
  await app.rows(`update job set posted_at = (start_date ${local} + interval '5 days') ${local} where id = ?`, [
    idOf('elder'),
  ]);
  await setStatus('elder', 'filled');
  await setStatus('Damson', 'closed');
});
afterAll(() => app?.close());

const post = (body: Partial<GenericReportRequest>) =>
  app.post('/api/reporting/genericReport', {
    as: reporter.token,
    body: { reportType: 'jobPosting', limit: 100, ...body },
  });

async function table(params: ReportParam[] = [], order: Partial<GenericReportRequest> = {}): Promise<GenericReport> {
  const { status, body } = await post({ params, ...order });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

const columnOf = ({ headers, rows }: GenericReport, title: string) => {
  const at = headers.findIndex((header) => header.title === title);
  return rows.map(({ cells }) => cells[at]);
};
const titles = async (...params: ReportParam[]) => columnOf(await table(params), 'Title');
const ALL = ['apple', 'Banana', 'cherry', 'Damson', 'elder', 'fig'];

describe('the report of job postings', () => {
  it('is a table with a header and a cell for each column, by title, without deleted postings [W19.2, W19.3, W19.4]', async () => {
    const report = await table();
    expect(report.headers.map(({ title }) => title)).toEqual([
      'Job Number',
      'Title',
      'Organization',
      'Position',
      'Region',
      'County',
      'City',
      'Started',
      'Ends',
      'Filled',
      'Status',
      'Applicants',
      'Salary Min',
      'Salary Max',
      'Salary Unit',
      'Days to fill',
    ]);
    expect(columnOf(report, 'Title')).toEqual(ALL);
    expect(report.rows.map(({ id }) => id)).toEqual(ALL.map(idOf));
    expect(report.totalItemsCount).toBe(6);
    const [apple] = report.rows;
    expect(apple?.cells).toEqual([
      expect.stringMatching(/^\d+$/),
      'apple',
      expect.stringMatching(/^Harrisburg/),
      world.teacher.name,
      'Southcentral',
      'Dauphin',
      'Harrisburg',
      dayFromToday(-40),
      dayFromToday(30),
      null,
      'open',
      2,
      30,
      40,
      'an hour',
      null,
    ]);
    const fig = report.rows.at(-1)?.cells;
    expect([fig?.[0], fig?.[5], fig?.[14]]).toEqual([null, null, null]);
  });

  it('tells which postings have a page that visitors see', async () => {
    const reported = async () => (await table()).rows.map(({ isPublic }) => isPublic);
    const seen = () =>
      Promise.all(ALL.map(async (title) => (await app.get(`/api/jobs/${idOf(title)}`)).status === 200));
    // One was closed before it was approved, one is not posted.
    expect([await reported(), await seen()]).toEqual(Array(2).fill([true, true, true, false, true, false]));
    const start = (value: Date) => app.rows('update job set start_date = ? where id = ?', [value, idOf('cherry')]);
    const [{ before } = { before: '' }] = await app.rows<{ before: string }>(
      'select start_date as before from job where id = ?',
      [idOf('cherry')],
    );
    await start(new Date(Date.now() + 86_400_000));
    expect([await reported(), await seen()]).toEqual(Array(2).fill([true, true, false, false, true, false]));
    await start(new Date(before));
  });

  it('counts days to fill from the day of posting where it is later, and an open one past its end as expired', async () => {
    const report = await table();
    expect(columnOf(report, 'Days to fill')).toEqual([null, null, null, null, 25, null]);
    expect(columnOf(report, 'Status')).toEqual(['open', 'expired', 'open', 'closed', 'filled', 'unsubmitted']);
  });

  it('filters by the days on which listings start, both included [W19.7]', async () => {
    const start = { name: 'startDate', value: dayFromToday(-20) };
    const end = { name: 'endDate', value: dayFromToday(-10) };
    expect(await titles(start)).toEqual(['Banana', 'cherry', 'Damson', 'fig']);
    expect(await titles(end)).toEqual(['apple', 'Banana', 'cherry', 'elder']);
    expect(await titles(start, end)).toEqual(['Banana', 'cherry']);
  });

  it('filters by positions, statuses and organizations, by any of several values [W19.7]', async () => {
    expect(await titles({ name: 'positions', value: [world.superintendent.id] })).toEqual(['Damson']);
    expect(await titles({ name: 'positions', value: [world.superintendent.id, world.teacher.id] })).toEqual(ALL);
    expect(await titles({ name: 'status', value: ['open'] })).toEqual(['apple', 'cherry']);
    expect(await titles({ name: 'status', value: ['expired', 'closed', 'filled'] })).toEqual([
      'Banana',
      'Damson',
      'elder',
    ]);
    expect(await titles({ name: 'status', value: 'unsubmitted' })).toEqual(['fig']);
    expect(await titles({ name: 'organizations', value: [ALBERT_GALLATIN] })).toEqual(['cherry']);
  });

  it('lets each pair of filters narrow, and no filter and empty ones show everything [W19.7, W19.8]', async () => {
    const filters: Record<string, [ReportParam, string[]]> = {
      start: [{ name: 'startDate', value: dayFromToday(-20) }, ['Banana', 'cherry', 'Damson', 'fig']],
      end: [{ name: 'endDate', value: dayFromToday(-9) }, ['apple', 'Banana', 'cherry', 'Damson', 'elder']],
      positions: [{ name: 'positions', value: [world.teacher.id] }, ['apple', 'Banana', 'cherry', 'elder', 'fig']],
      status: [{ name: 'status', value: ['open', 'closed'] }, ['apple', 'cherry', 'Damson']],
      organizations: [{ name: 'organizations', value: [HARRISBURG] }, ALL.filter((title) => title !== 'cherry')],
    };
    for (const [one, alone] of Object.values(filters))
      for (const [other, rest] of Object.values(filters)) {
        if (one === other) expect(await titles(one)).toEqual(alone);
        else expect(await titles(one, other)).toEqual(alone.filter((title) => rest.includes(title)));
      }
    const empty = ['positions', 'status', 'organizations'].map((name) => ({ name, value: [] }));
    expect(await titles(...empty)).toEqual(ALL);
  });

  it.each([
    ['startDate', { name: 'startDate', value: '2026-02-30' }, 'Please enter a date as YYYY-MM-DD'],
    ['startDate', { name: 'startDate', value: ['2026-02-03'] }, 'Please enter a date as YYYY-MM-DD'],
    ['positions', { name: 'positions', value: ['none'] }, 'Please choose positions from the list'],
    ['status', { name: 'status', value: ['open', 'lost'] }, expect.stringMatching(/^A status must be one of /)],
    ['organizations', { name: 'organizations', value: ['\u0000'] }, 'Please choose organizations from the list'],
    ['name', { name: 'name', value: 'Robin' }, 'The report has no filter name'],
  ])('refuses a wrong %s at its field', async (path, param, message) => {
    const { status, body } = await post({ params: [param] });
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [expect.objectContaining({ path, message })],
    });
  });

  it('refuses an end before the start, and an unknown column', async () => {
    const days = { startDate: dayFromToday(1), endDate: dayFromToday(0) };
    const params = Object.entries(days).map(([name, value]) => ({ name, value }));
    expect((await post({ params })).body.fields).toMatchObject([{ path: 'endDate' }]);
    expect((await post({ sortedColumn: 'description' })).body.fields).toMatchObject([{ path: 'sortedColumn' }]);
  });

  it('sums applicants up and has medians of numbers, of salaries per year', async () => {
    const { summaries, headers } = await table();
    const cells = (title: string) => {
      const found = summaries.find((summary) => summary.title === title)?.cells ?? [];
      return Object.fromEntries(
        headers.flatMap(({ title: header }, at) => (found[at] === null ? [] : [[header, found[at]]])),
      );
    };
    expect(cells('Total')).toEqual({ Applicants: 3 });
    // 30 dollars an hour are 45,600 a year, and Banana pays 60,000. Damson was closed before its approval.
    expect(cells('Median')).toEqual({
      Applicants: 0.5,
      'Salary Min': 52_800,
      'Salary Max': 60_800,
      'Salary Unit': 'a year',
      'Days to fill': 25,
    });
    const none = await table([{ name: 'organizations', value: ['999999999'] }]);
    expect(none).toMatchObject({ rows: [], totalItemsCount: 0, summaries: [] });
  });

  it('has all rows in batches too, in the same order', async () => {
    const report = app.service(JobPostingReport);
    const query = { params: [], order: { column: 'endDate', direction: 'DESC' as const } };
    const rows = await app.service(Snapshots).read(new AbortController().signal, async () => {
      const batches = [];
      for await (const batch of report.batches(query)) batches.push(...batch);
      expect(await report.extent(query)).toEqual({ rows: batches.length, userIds: [] });
      return batches;
    });
    expect(rows).toEqual((await table([], { sortedColumn: 'endDate', sortAlgorithm: 'DESC' })).rows);
  });

  it('is recorded as a run by every page', async () => {
    const runs = () => app.rows<{ payload: object }>("select payload from fact where name = 'ReportRun' order by seq");
    const before = (await runs()).length;
    await table([{ name: 'status', value: ['open'] }]);
    await table([], { offset: 1, limit: 2 });
    const run = { reportType: 'jobPosting', format: 'table' };
    expect((await runs()).slice(before).map(({ payload }) => payload)).toEqual([
      { ...run, filters: ['status'], rows: 2 },
      { ...run, filters: [], rows: 2 },
    ]);
  });

  it('[T49] has all rows when the request names no limit', async () => {
    for (const n of Array(11).keys()) await make(`row ${n}`);
    const { rows, totalItemsCount } = (
      await app.post('/api/reporting/genericReport', {
        as: reporter.token,
        body: { reportType: 'jobPosting', params: [] },
      })
    ).body;
    expect([rows.length, totalItemsCount > 10]).toEqual([totalItemsCount, true]);
    const rest = await app.post('/api/reporting/genericReport', {
      as: reporter.token,
      body: { reportType: 'jobPosting', offset: 3 },
    });
    expect(rest.body.rows).toEqual(rows.slice(3));
  });
});
