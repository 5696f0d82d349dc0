import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobStatus } from '#modules/postings/contract/api/lists.js';
import { startApp, type TestApp } from '#test/support/app.js';
import fc from '#test/support/fast-check.js';
import { createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';
import { createReporter } from '#test/support/fixtures/reports.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { REPORT_CHARTS } from './contract/api/report-charts.js';
import type { ReportParam } from './contract/api/reports.js';

interface Posting {
  status: JobStatus;
  /** Days before today. */
  start: number;
  end: number;
  posted: number | null;
  /** Of a filled or closed one. */
  done: number;
  isExternal: boolean;
}

const COUNT = 40;
const DAY_MS = 86_400_000;
const day = fc.integer({ min: 1, max: 120 });
const Postings: fc.Arbitrary<Posting[]> = fc.array(
  fc.record({
    status: fc.constantFrom<JobStatus>('unsubmitted', 'pendingApproval', 'open', 'filled', 'filled', 'closed'),
    start: day,
    end: fc.integer({ min: -30, max: 120 }),
    posted: fc.option(day, { freq: 6 }),
    done: day,
    isExternal: fc.boolean(),
  }),
  { minLength: COUNT, maxLength: COUNT },
);

let app: TestApp;
let reporter: TestUser;
let postings: Posting[];
let now: number;

/** Noon of the day, so that no change of the clocks moves it to another one. */
const noon = (daysAgo: number) => new Date(now - daysAgo * DAY_MS);
const localDay = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date);

beforeAll(async () => {
  app = await startApp();
  const { manager, teacher } = await createPostingsFixture(app);
  reporter = await createReporter(app);
  now = Math.floor(Date.now() / DAY_MS) * DAY_MS - 7 * 3_600_000;
  [postings = []] = fc.sample(Postings, 1);
  const place = { organization: HARRISBURG, position: teacher.id, externalUrl: 'https://jobs.schools.example/1' };
  for (const [at, one] of postings.entries()) {
    const { id } = await createJob(app, manager, { ...place, title: String(at), isExternalPost: one.isExternal });
    await app.rows(
      `update job set status = ?, start_date = ?, end_date = ?, posted_at = ?, filled_at = ?, closed_at = ?,
              job_listing_number = ?
        where id = ? returning 1`,
      [
        one.status,
        noon(Math.max(one.start, one.end)),
        noon(Math.min(one.start, one.end)),
        one.posted === null ? null : noon(one.posted),
        one.status === 'filled' ? noon(one.done) : null,
        one.status === 'closed' ? noon(one.done) : null,
        at + 1,
        id,
      ],
    );
  }
});
afterAll(() => app?.close());

const post = async (path: string, body: object) => {
  const reply = await app.post(`/api/reporting/${path}`, { as: reporter.token, body });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
};

/** The date that a posting is counted by; null if it is none of these. */
const DATES: Record<string, (posting: Posting) => Date | null> = {
  started: ({ start, end }) => noon(Math.max(start, end)),
  filled: ({ status, done }) => (status === 'filled' ? noon(done) : null),
  ended: ({ status, start, end, done, posted }) => {
    const last = noon(Math.min(start, end));
    const isOver = status === 'closed' || (status === 'open' && last.getTime() < Date.now());
    if (!isOver || posted === null) return null;
    return status === 'closed' && noon(done) < last ? noon(done) : last;
  },
};

describe.each(Object.entries(DATES))('postings counted by the day on which they %s (E7)', (countBy, dateOf) => {
  const params = (from?: Date, until?: Date): ReportParam[] => [
    { name: 'countBy', value: countBy },
    ...(from ? [{ name: 'startDate', value: localDay(from) }] : []),
    ...(until ? [{ name: 'endDate', value: localDay(until) }] : []),
  ];
  const titles = async (...bounds: Parameters<typeof params>) => {
    const report = await post('genericReport', { reportType: 'jobPosting', limit: 100, params: params(...bounds) });
    return report.rows
      .map(({ cells }: { cells: string[] }) => Number(cells[1]))
      .sort((one: number, other: number) => one - other);
  };
  const expected = (from = new Date(0), until = new Date(8.64e15)) =>
    [...postings.keys()].filter((at) => {
      const date = dateOf(postings[at] as Posting);
      return date !== null && date >= from && date <= until;
    });

  it('are right to the row, in any period', async () => {
    expect(await titles()).toEqual(expected());
    for (const [from, until] of [
      [90, 0],
      [60, 31],
      [30, 30],
    ] as const)
      expect(await titles(noon(from), noon(until))).toEqual(expected(noon(from), noon(until)));
  });

  it('are all in each chart, or left out of it for a reason (E8, U68)', async () => {
    for (const bounds of [[], [noon(60), noon(20)]] as [Date?, Date?][])
      for (const chart of REPORT_CHARTS) {
        const { totalItemsCount, leftOut } = await post(`charts/${chart}`, { params: params(...bounds) });
        const others = leftOut.map(({ postings: count }: { postings: number }) => count);
        const all = others.reduce((sum: number, one: number) => sum + one, totalItemsCount);
        expect([chart, all]).toEqual([chart, expected(...bounds).length]);
      }
  });
});

it('a report shows the day on which a position was marked filled', async () => {
  const { headers, rows } = await post('genericReport', { reportType: 'jobPosting', limit: 100 });
  const at = headers.findIndex(({ title }: { title: string }) => title === 'Filled');
  for (const { cells } of rows) {
    const { status, done } = postings[Number(cells[1])] as Posting;
    expect(cells[at]).toBe(status === 'filled' ? localDay(noon(done)) : null);
  }
});

it('a report counts by nothing else', async () => {
  const body = { reportType: 'jobPosting', params: [{ name: 'countBy', value: 'released' }] };
  const reply = await app.post('/api/reporting/genericReport', { as: reporter.token, body });
  expect(reply).toMatchObject({ status: 400, body: { fields: [{ path: 'countBy' }] } });
});
