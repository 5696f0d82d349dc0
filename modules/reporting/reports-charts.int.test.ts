import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DirectoryApi, type PositionSummary } from '#modules/directory/contract/directory-api.js';
import { startApp, type TestApp } from '#test/support/app.js';
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
import type { ReportParam } from './contract/api/reports.js';

let app: TestApp;
let world: PostingsFixture;
let reporter: TestUser;
let positions: Record<'teacher' | 'counselor', PositionSummary>;

interface Posting {
  geography: 'SC' | 'SW' | 'ST';
  /** The local day on which the listing began. */
  start: string;
  position?: 'teacher' | 'counselor';
  /** Days from then to the day on which it was filled. */
  days?: number;
  applicants?: number;
}

/** Postings of past months, which no request makes. */
const POSTINGS: Posting[] = [
  { geography: 'SC', start: '2025-01-01', applicants: 1 },
  { geography: 'SC', start: '2025-03-01', applicants: 5 },
  // The clocks change within these days, and one month ends at another hour than it began.
  { geography: 'SC', start: '2026-03-01', days: 10, applicants: 6 },
  { geography: 'SC', start: '2026-03-31', days: 21, applicants: 10 },
  { geography: 'SW', start: '2026-03-31', position: 'counselor', days: 5, applicants: 11 },
  { geography: 'SW', start: '2026-05-01', days: 14, applicants: 51 },
  { geography: 'SW', start: '2026-06-30', applicants: 20 },
];

async function make(
  { geography, start, position = 'teacher', days, applicants = 0 }: Posting,
  positionId = positions[position].id,
): Promise<void> {
  const organization = geography === 'SC' ? HARRISBURG : ALBERT_GALLATIN;
  const place = { organization, position: positionId, geography };
  const { id } = await createJob(app, world.manager, { ...place, status: 'open', endDate: dayFromToday(9) });
  const midnight = "(?::timestamp at time zone 'America/New_York')";
  // Posted before its listing began.
  const dates = `start_date = ${midnight}, posted_at = ${midnight} - interval '2 days'`;
  await app.rows(`update job set ${dates} where id = ?`, [start, start, id]);
  if (days !== undefined) {
    const done = await app.patch(`/api/jobs/${id}/status`, { as: world.manager.token, body: { status: 'filled' } });
    if (done.status !== 200) throw new Error(`Filling answered ${done.status}`);
    const filled = "((?::date + ?::int + time '00:30') at time zone 'America/New_York')";
    await app.rows(`update job set filled_at = ${filled} where id = ?`, [start, days, id]);
  }
  await app.rows('update job_applicants set submitted = ? where job_id = ?', [applicants, id]);
}

beforeAll(async () => {
  app = await startApp();
  world = await createPostingsFixture(app);
  reporter = await createReporter(app);
  const others = await app.service(DirectoryApi).allPositions();
  const counselor = others.find(({ approval, name }) => !approval && name.startsWith('School Counselor'));
  positions = { teacher: world.teacher, counselor: counselor as PositionSummary };
  for (const posting of POSTINGS) await make(posting);
});
afterAll(() => app?.close());

const post = (chart: string, params: ReportParam[] = []) =>
  app.post(`/api/reporting/charts/${chart}`, { as: reporter.token, body: { params } });
const from = (value: string) => ({ name: 'startDate', value });
const until = (value: string) => ({ name: 'endDate', value });
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

  it('have the median of local days to fill of each position', async () => {
    const { body } = await post('daysToFill');
    expect(body).toEqual({
      columns: ['median', 'count', 'shortest', 'longest'],
      rows: [
        { title: positions.teacher.name, values: [14, 3, 10, 21] },
        { title: positions.counselor.name, values: [5, 1, 5, 5] },
      ],
      totalItemsCount: 4,
      leftOut: [{ reason: 'notFilled', postings: 3 }],
    });
    const southwest = { name: 'organizations', value: [ALBERT_GALLATIN] };
    expect((await post('daysToFill', [southwest])).body.totalItemsCount).toBe(2);
  });

  it('count postings by their applicants, each bound in the range that it names', async () => {
    await make({ geography: 'ST', start: '2024-01-01' });
    const external = { isExternalPost: true, externalUrl: 'https://jobs.schools.example/1' };
    for (const without of [external, { status: 'unsubmitted' as const }])
      await createJob(app, world.manager, {
        organization: HARRISBURG,
        position: positions.teacher.id,
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

  it('have all positions that were filled, the one that takes longest first', async () => {
    const used = Object.values(positions).map(({ id }) => id);
    const others = (await app.service(DirectoryApi).allPositions())
      .filter(({ id, approval }) => !approval && !used.includes(id))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .slice(0, 10);
    // The first two take equally long.
    for (const [at, { id }] of others.entries()) {
      await make({ geography: 'SC', start: '2026-03-01', days: 40 - Math.max(at, 1) }, id);
    }
    const { body } = await post('daysToFill');
    const titles = [...others, positions.teacher, positions.counselor].map(({ name }) => name);
    expect(body.rows.map(({ title }: { title: string }) => title)).toEqual(titles);
    expect(body.totalItemsCount).toBe(14);
  });

  it('by month leave out drafts, and have no month of a far future that no filter names', async () => {
    const { body: before } = await post('postingsByMonth');
    const place = { organization: HARRISBURG, position: positions.teacher.id, geography: 'SC' as const };
    // The second one was on the board before.
    for (const postedAt of [null, new Date()]) {
      const draft = await createJob(app, world.manager, { ...place, status: 'unsubmitted' });
      await app.rows("update job set start_date = '2999-06-02', posted_at = ? where id = ?", [postedAt, draft.id]);
    }
    const leftOut = [{ reason: 'notPosted', postings: before.leftOut[0].postings + 2 }];
    expect((await post('postingsByMonth')).body).toEqual({ ...before, leftOut });

    await make({ geography: 'SC', start: '2999-05-01' });
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

  it('count only posted postings with days to fill, as the median of the table does', async () => {
    const { body: before } = await post('daysToFill');
    const day = '2027-01-01';
    await make({ geography: 'ST', start: day, days: -1 });
    await make({ geography: 'ST', start: day, days: 300 });
    await app.rows("update job set posted_at = null where geography = 'ST' and filled_at > start_date");
    const { leftOut, ...after } = (await post('daysToFill')).body;
    expect({ ...after, leftOut: before.leftOut }).toEqual(before);
    expect(leftOut).toEqual([{ reason: 'notPosted', postings: before.leftOut[0].postings + 2 }, before.leftOut[1]]);
    expect((await post('daysToFill', [from(day), until(day)])).body).toMatchObject({ rows: [], totalItemsCount: 0 });
    const body = { reportType: 'jobPosting', params: [from(day), until(day)] };
    const report = await app.post('/api/reporting/genericReport', { as: reporter.token, body });
    expect(report.body).toMatchObject({ totalItemsCount: 2 });
    expect(report.body.summaries[1].cells.at(-1)).toBeNull();
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
