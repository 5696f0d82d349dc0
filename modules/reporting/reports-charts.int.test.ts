import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createJob, HARRISBURG } from '#test/support/fixtures/postings.js';
import { createReportPostings, from, until } from '#test/support/fixtures/report-postings.js';

let app: TestApp;
let world: Awaited<ReturnType<typeof createReportPostings>>;

beforeAll(async () => {
  app = await startApp();
  world = await createReportPostings(app);
  const { make } = world;
  await make({ geography: 'SC', start: '2025-01-01', applicants: 1 });
  await make({ geography: 'SC', start: '2025-03-01', applicants: 5 });
  // The clocks change within these days, and one month ends at another hour than it began.
  await make({ geography: 'SC', start: '2026-03-01', days: 10, applicants: 6 });
  await make({ geography: 'SC', start: '2026-03-31', days: 21, applicants: 10 });
  await make({ geography: 'SW', start: '2026-03-31', days: 5, applicants: 11 });
  await make({ geography: 'SW', start: '2026-05-01', days: 14, applicants: 51 });
  await make({ geography: 'SW', start: '2026-06-30', applicants: 20 });
});
afterAll(() => app?.close());

const post: typeof world.post = (...request) => world.post(...request);
const shown = (rows: { values: number[] }[]) => rows.flatMap(({ values }) => values).reduce((sum, one) => sum + one, 0);

describe('the charts of job postings', () => {
  it('count by region and month of the start, the last twelve months, for every region', async () => {
    const { status, body } = await post('postingsByMonth');
    expect(status).toBe(200);
    expect(body.columns).toHaveLength(12);
    expect([body.columns[0], body.columns.at(-1)]).toEqual(['2025-07', '2026-06']);
    const rows = Object.fromEntries(
      body.rows.map(({ title, values }: { title: string; values: number[] }) => [title, values.slice(8).join(' ')]),
    );
    expect(rows).toEqual({
      Northcentral: '0 0 0 0',
      Northeast: '0 0 0 0',
      Northwest: '0 0 0 0',
      Southcentral: '2 0 0 0',
      Southeast: '0 0 0 0',
      Southwest: '1 0 1 1',
      Statewide: '0 0 0 0',
    });
    expect([shown(body.rows), body.totalItemsCount]).toEqual([5, 7]);
  });

  it('end with the last month that the filters leave, and begin with the first one', async () => {
    const { body } = await post('postingsByMonth', [until('2025-12-31')]);
    expect(body).toMatchObject({ columns: ['2025-01', '2025-02', '2025-03'], totalItemsCount: 2 });
    expect((await post('postingsByMonth', [until('2024-12-31')])).body).toMatchObject({
      columns: [],
      totalItemsCount: 0,
    });
  });

  it('count postings by their applicants, each bound in the range that it names', async () => {
    await world.make({ geography: 'ST', start: '2024-01-01' });
    const external = { isExternalPost: true, externalUrl: 'https://jobs.schools.example/1' };
    for (const without of [external, { status: 'unsubmitted' as const }])
      await createJob(app, world.manager, {
        organization: HARRISBURG,
        position: world.teacher.id,
        status: 'open',
        startDate: '2024-01-01',
        ...without,
      });
    const { body } = await post('applicantsPerPosting');
    expect(body).toEqual({
      columns: ['count'],
      rows: [
        { title: '0', values: [1] },
        { title: '1–5', values: [2] },
        { title: '6–10', values: [2] },
        { title: '11–20', values: [2] },
        { title: '21–50', values: [0] },
        { title: '51 and more', values: [1] },
      ],
      totalItemsCount: 8,
      leftOut: [
        { reason: 'notPosted', postings: 1 },
        { reason: 'external', postings: 1 },
      ],
    });
  });

  it('by month leave out drafts, and have no month of a far future that no filter names', async () => {
    const { body: before } = await post('postingsByMonth');
    const place = { organization: HARRISBURG, position: world.teacher.id, geography: 'SC' as const };
    // The second one was on the board before.
    for (const postedAt of [null, new Date()]) {
      const draft = await createJob(app, world.manager, { ...place, status: 'unsubmitted' });
      await app.rows("update job set start_date = '2999-06-02', posted_at = ? where id = ?", [postedAt, draft.id]);
    }
    const leftOut = [{ reason: 'notPosted', postings: before.leftOut[0].postings + 2 }];
    expect((await post('postingsByMonth')).body).toEqual({ ...before, leftOut });

    await world.make({ geography: 'SC', start: '2999-05-01' });
    const { body } = await post('postingsByMonth');
    const today = dayFromToday(0);
    const inTwoMonths = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + 1, 1));
    expect([body.columns.length, body.columns.at(-1)]).toEqual([12, inTwoMonths.toISOString().slice(0, 7)]);
    expect(body.totalItemsCount).toBe(before.totalItemsCount + 1);
    expect(shown(body.rows)).toBeLessThan(body.totalItemsCount);
    for (const param of [from('2999-04-30'), until('2999-12-31')]) {
      const named = (await post('postingsByMonth', [param])).body;
      expect([named.columns.at(-1), shown(named.rows)]).toEqual(['2999-05', 1]);
    }
  });

  it('by month take the last days that a filter may name', async () => {
    for (const param of [from('9999-12-31'), until('9999-12-31')])
      expect((await post('postingsByMonth', [param])).status).toBe(200);
    expect((await post('postingsByMonth', [from('9999-11-01')])).body).toMatchObject({
      columns: [],
      totalItemsCount: 0,
    });
  });

  it('refuse a wrong filter at its field, and an unknown chart is not found', async () => {
    const { status, body } = await post('daysToFill', [until('soon')]);
    expect({ status, fields: body.fields }).toMatchObject({ status: 400, fields: [{ path: 'endDate' }] });
    expect((await post('everything')).status).toBe(404);
  });
});
