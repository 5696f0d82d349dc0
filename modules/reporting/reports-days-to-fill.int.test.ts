import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createJob, HARRISBURG } from '#test/support/fixtures/postings.js';
import { createReportPostings, from, until } from '#test/support/fixtures/report-postings.js';

let app: TestApp;
let world: Awaited<ReturnType<typeof createReportPostings>>;

beforeAll(async () => {
  app = await startApp();
  world = await createReportPostings(app);
  const { make, counselor } = world;
  // Filled on the first public day, and on the last and first days of ranges.
  for (const days of [0, 14, 15, 28]) await make({ geography: 'SC', start: '2026-01-15', days });
  // The clocks change within these days.
  await make({ geography: 'SC', start: '2026-03-01', days: 85 });
  await make({ geography: 'SC', start: '2026-03-31', position: counselor.id, days: 43 });
  await make({ geography: 'SC', start: '2026-03-31', position: counselor.id });
  // Filled before its listing began.
  await make({ geography: 'SC', start: '2026-03-31', position: counselor.id, days: -1 });
  const place = { organization: HARRISBURG, position: counselor.id };
  await createJob(app, world.manager, { ...place, status: 'unsubmitted', startDate: '2026-03-31' });
  // Closed on the way to the board, and filled.
  await make({ geography: 'ST', start: '2026-03-31', days: 300 });
  await app.rows("update job set posted_at = null where geography = 'ST'");
});
afterAll(() => app?.close());

const filled = { name: 'countBy', value: 'filled' };
const NONE_LEFT_OUT = [
  { reason: 'notPosted', postings: 2 },
  { reason: 'notFilled', postings: 1 },
  { reason: 'filledBeforeStart', postings: 1 },
];

describe('the histogram of days to fill', () => {
  it('counts posted postings by local days, each bound in the range that it names', async () => {
    const { status, body } = await world.post('daysToFill');
    expect(status).toBe(200);
    expect(body).toEqual({
      columns: ['count'],
      rows: [
        { title: '0 to 14 days', values: [2] },
        { title: '15 to 28 days', values: [2] },
        { title: '29 to 42 days', values: [0] },
        { title: '43 to 56 days', values: [1] },
        { title: '57 to 70 days', values: [0] },
        { title: '71 to 84 days', values: [0] },
        { title: '85 days or more', values: [1] },
      ],
      totalItemsCount: 6,
      leftOut: NONE_LEFT_OUT,
      median: { days: 21.5, postings: 3 },
    });
  });

  it('counts those that took as many days as the median, and has none of no posting', async () => {
    const first = await world.post('daysToFill', [
      until('2026-01-31'),
      { name: 'positions', value: [world.teacher.id] },
    ]);
    expect(first.body).toMatchObject({ totalItemsCount: 4, median: { days: 14.5, postings: 2 } });
    const one = await world.post('daysToFill', [from('2026-03-31')]);
    expect(one.body).toMatchObject({ totalItemsCount: 1, median: { days: 43, postings: 1 } });
    const none = await world.post('daysToFill', [until('2025-12-31')]);
    expect(none.body).toMatchObject({ totalItemsCount: 0, median: null });
  });
});

describe('the table by position', () => {
  it('counts posted postings by month, with days of those that have some, and all together', async () => {
    const { status, body } = await world.post('positions');
    expect(status).toBe(200);
    expect(body).toEqual({
      columns: ['count', '2026-01', '2026-02', '2026-03', 'median', 'shortest', 'longest'],
      rows: [
        { title: world.teacher.name, values: [5, 4, 0, 1, 15, 0, 85] },
        { title: world.counselor.name, values: [3, 0, 0, 3, 43, 43, 43] },
      ],
      totalItemsCount: 8,
      leftOut: [{ reason: 'notPosted', postings: 2 }],
      totals: [8, 4, 0, 4, 21.5, 0, 85],
    });
  });

  it('has the months of the date that the report counts by', async () => {
    const { body } = await world.post('positions', [filled, from('2026-02-01'), until('2026-04-30')]);
    // 15 and 28 days from January 15 are in January and February, 43 and -1 days from March 31 in May and March.
    expect(body).toMatchObject({
      columns: ['count', '2026-02', '2026-03', 'median', 'shortest', 'longest'],
      rows: [
        { title: world.teacher.name, values: [1, 1, 0, 28, 28, 28] },
        { title: world.counselor.name, values: [1, 0, 1, null, null, null] },
      ],
      totals: [2, 1, 1, 28, 28, 28],
    });
    const early = await world.post('positions', [from('2025-12-01')]);
    expect(early.body.columns.slice(1, 3)).toEqual(['2025-12', '2026-01']);
  });

  it('has totals of nothing without a posting', async () => {
    const { body } = await world.post('positions', [until('2025-12-31')]);
    expect(body).toMatchObject({ rows: [], totalItemsCount: 0, totals: [0, null, null, null] });
  });

  it('has all positions, by number and then by name, and counts postings of months that it does not show', async () => {
    const used = [world.teacher.id, world.counselor.id];
    const others = world.known
      .filter(({ id }) => !used.includes(id))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .slice(0, 10);
    for (const { id } of others) await world.make({ geography: 'SW', start: '2024-06-01', position: id });
    const { body } = await world.post('positions');
    expect(body.columns).toHaveLength(16);
    expect([body.columns[1], body.columns[12]]).toEqual(['2025-04', '2026-03']);
    expect(body.rows.map(({ title }: { title: string }) => title)).toEqual(
      [world.teacher, world.counselor, ...others].map(({ name }) => name),
    );
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    expect([body.totals[0], sum(body.totals.slice(1, -3)), body.totalItemsCount]).toEqual([18, 8, 18]);
    expect(sum(body.rows.map(({ values }: { values: number[] }) => values[0]))).toBe(18);
  });
});

it('the median of the table of postings is that of all positions', async () => {
  const body = { reportType: 'jobPosting', params: [until('2026-03-31'), from('2026-01-01')] };
  const report = await app.post('/api/reporting/genericReport', { as: world.reporter.token, body });
  const { body: table } = await world.post('positions', body.params);
  expect(report.body.summaries[1].cells.at(-1)).toBe(table.totals.at(-3));
  expect(table.totals.at(-3)).toBe(21.5);
});
