import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';
import { createReporter } from '#test/support/fixtures/reports.js';
import type { GenericReport } from './contract/api/reports.js';

let app: TestApp;
let report: GenericReport;
beforeAll(async () => {
  app = await startApp();
  const { manager, teacher } = await createPostingsFixture(app);
  const reporter = await createReporter(app);
  const make = async (applicants: number, changes: Partial<JobPayloadInput> = {}) => {
    const place = { organization: HARRISBURG, position: teacher.id };
    const { id } = await createJob(app, manager, { ...place, status: 'open', salaryMin: 50_000, ...changes });
    await app.rows('update job_applicants set submitted = ? where job_id = ?', [applicants, id]);
  };
  await make(4);
  await make(6);
  for (const salaryMin of [1, 2, 3]) await make(0, { status: 'unsubmitted', salaryMin });
  const external = { isExternalPost: true, externalUrl: 'https://jobs.schools.example/1' };
  for (const salaryMin of [70_000, 80_000, 90_000]) await make(0, { ...external, salaryMin });
  const body = { reportType: 'jobPosting', limit: 100 };
  report = (await app.post('/api/reporting/genericReport', { as: reporter.token, body })).body;
});
afterAll(() => app?.close());

const median = (key: string) => {
  const at = report.headers.findIndex((header) => header.key === key);
  return report.summaries.find(({ title }) => title === 'Median')?.cells[at];
};

it('lists drafts, but medians of salaries are of postings that were posted', () => {
  expect(report.totalItemsCount).toBe(8);
  expect(median('salaryMin')).toBe(70_000);
});

it('has a median of applicants of postings that were posted and take applications here', () => {
  expect(median('applicants')).toBe(5);
});
