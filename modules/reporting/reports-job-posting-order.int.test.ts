import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { columnOf } from '#test/support/fixtures/candidates.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';
import { createReporter } from '#test/support/fixtures/reports.js';
import { type TestUser } from '#test/support/fixtures/users.js';
import type { Cell, GenericReport, GenericReportRequest } from './contract/api/reports.js';

let app: TestApp;
let reporter: TestUser;

interface Posting {
  input: Partial<JobPayloadInput>;
  /** Columns that a request does not choose. */
  stored: { job_listing_number: number | null; organization_name: string; position_name: string };
  applicants: number;
  /** From its start to the day on which it was filled. */
  days?: number;
}

const posting = (
  [title, city, geography, county]: [string, string, NonNullable<JobPayloadInput['geography']>, number | null],
  [start, end]: [number, number],
  [job_listing_number, organization_name, position_name]: [number | null, string, string],
  applicants: number,
  more: Partial<JobPayloadInput> & { days?: number } = {},
): Posting => {
  const { days, ...input } = more;
  const place = { title, city, geography, county, startDate: dayFromToday(start), endDate: dayFromToday(end) };
  return {
    input: { ...place, status: 'open', ...input },
    stored: { job_listing_number, organization_name, position_name },
    applicants,
    ...(days !== undefined && { days }),
  };
};
const pay = (salaryMin: number, salaryMax: number, salaryUnit: 'hour' | 'day' | 'year') => ({
  salaryMin,
  salaryMax,
  salaryUnit,
});

const POSTINGS = [
  posting(['apple', 'york', 'SW', 5], [-40, 9], [10_005, 'oak', 'Teacher'], 4, { ...pay(50, 60, 'hour'), days: 15 }),
  posting(['Banana', 'Bath', 'NC', 60], [-20, 5], [999, 'Ash', 'nurse'], 1, pay(60_000, 70_000, 'year')),
  posting(['cherry', 'Erie', 'ST', 22], [-30, 30], [10_002, 'elm', 'Coach'], 12, { ...pay(200, 500, 'day'), days: 3 }),
  posting(['Damson', 'altoona', 'SC', 2], [-10, -1], [9_000, 'Fir', 'Aide'], 0),
  posting(['elder', 'Carlisle', 'NW', null], [-50, 20], [null, 'Beech', 'bus driver'], 2, {
    status: 'unsubmitted',
    state: 'OH',
  }),
];

const days = (...list: number[]) => list.map(dayFromToday);

/** Values of each column in ascending order: texts in any case, salaries per year, units by their words. */
const ASCENDING: Record<string, Cell[]> = {
  jobNumber: ['999', '9000', '10002', '10005'],
  title: ['apple', 'Banana', 'cherry', 'Damson', 'elder'],
  organization: ['Ash', 'Beech', 'elm', 'Fir', 'oak'],
  position: ['Aide', 'bus driver', 'Coach', 'nurse', 'Teacher'],
  geography: ['Northcentral', 'Northwest', 'Southcentral', 'Southwest', 'Statewide'],
  county: ['Allegheny', 'Bedford', 'Dauphin', 'Union'],
  city: ['altoona', 'Bath', 'Carlisle', 'Erie', 'york'],
  startDate: days(-50, -40, -30, -20, -10),
  endDate: days(-1, 5, 9, 20, 30),
  filledDate: days(-27, -25),
  status: ['expired', 'filled', 'filled', 'open', 'unsubmitted'],
  applicants: [0, 1, 2, 4, 12],
  salaryMin: [200, 60_000, 50],
  salaryMax: [70_000, 60, 500],
  salaryUnit: ['a day', 'an hour', 'a year'],
  daysToFill: [3, 15],
};

beforeAll(async () => {
  app = await startApp();
  const { manager, teacher } = await createPostingsFixture(app);
  reporter = await createReporter(app);
  for (const { input, stored, applicants, days: toFill } of POSTINGS) {
    const place = { organization: HARRISBURG, position: teacher.id };
    const { id } = await createJob(app, manager, { ...place, ...input });
    const sets = Object.keys(stored).map((column) => `${column} = ?`);
    await app.rows(`update job set ${sets.join(', ')} where id = ?`, [...Object.values(stored), id]);
    await app.rows('update job_applicants set submitted = ? where job_id = ?', [applicants, id]);
    if (toFill === undefined) continue;
    // Noon, since the clocks may change in between.
    const filledAt = "start_date + ?::int * interval '24 hours' + interval '12 hours'";
    const filling = `update job set status = 'filled', posted_at = start_date, filled_at = ${filledAt} where id = ?`;
    await app.rows(filling, [toFill, id]);
  }
});
afterAll(() => app?.close());

async function table(order: Partial<GenericReportRequest> = {}): Promise<GenericReport> {
  const body = { reportType: 'jobPosting', limit: 100, ...order };
  const reply = await app.post('/api/reporting/genericReport', { as: reporter.token, body });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

it('the report of job postings sorts by each column both ways, rows without a value last, and pages do not overlap', async () => {
  const { headers } = await table();
  const sortable = headers.filter(({ isSortable }) => isSortable);
  expect(sortable.map(({ key }) => key)).toEqual(Object.keys(ASCENDING));
  for (const { key, title } of sortable) {
    const known = ASCENDING[key] ?? [];
    const empty = Array(POSTINGS.length - known.length).fill(null);
    for (const sortAlgorithm of ['ASC', 'DESC'] as const) {
      const values = sortAlgorithm === 'ASC' ? known : known.toReversed();
      const whole = await table({ sortedColumn: key, sortAlgorithm });
      expect([key, ...columnOf(whole, title)]).toEqual([key, ...values, ...empty]);
      const pages = [0, 2, 4].map((offset) => table({ sortedColumn: key, sortAlgorithm, offset, limit: 2 }));
      expect((await Promise.all(pages)).flatMap(({ rows }) => rows)).toEqual(whole.rows);
    }
  }
});

it('no other column of the report is in the order of titles, which would hide a wrong one', async () => {
  const report = await table();
  for (const { key, title } of report.headers) {
    const known = columnOf(report, title).filter((value) => value !== null);
    expect([key, known.join() === ASCENDING[key]?.join()]).toEqual([key, key === 'title']);
  }
});
