import { beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  ANSWERS,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let boss: Employer;
let me: Seeker;
let jobId: string;
beforeAll(async () => {
  app = await sharedApp();
  boss = await createEmployer(app);
  me = await createSeeker(app);
  jobId = await createOpenJob(app, boss);
});

const prefill = (job: string, as = me) => app.get(`/api/applications/prefill/${job}`, { as: as.token });
const NOTHING = { source: null, currentSalary: null, expectedSalary: null, expectedBenefits: '' };

it('has nothing before the first submission, also with a draft', async () => {
  await saveDraft(app, me, jobId);
  expect(await prefill(await createOpenJob(app, boss))).toMatchObject({ status: 200, body: NOTHING });
});

it('has salaries and benefits of the last submission with its title and date, and nothing else', async () => {
  const first = await createOpenJob(app, boss, { title: 'First' });
  const last = await createOpenJob(app, boss, { title: 'Last' });
  await submit(app, me, first, { data: { expectedSalary: '1' } });
  const sent = (await submit(app, me, last)).body;
  const { currentSalary, expectedSalary, expectedBenefits } = ANSWERS;
  const expected = {
    source: { title: 'Last', submittedAt: sent.submittedAt },
    currentSalary,
    expectedSalary,
    expectedBenefits,
  };
  expect((await prefill(jobId)).body).toEqual(expected);
  await app.delete(`/api/applications/${sent.id}`, { as: me.token });
  expect((await prefill(jobId)).body).toEqual(expected);
  expect((await prefill(jobId, await createSeeker(app))).body).toEqual(NOTHING);
});

it('takes no amount over where another unit pays, and no salary history where the law forbids to ask', async () => {
  const hourly = await createOpenJob(app, boss, { salaryUnit: 'hour' });
  expect((await prefill(hourly)).body).toMatchObject({ currentSalary: null, expectedSalary: null });
  expect((await prefill(hourly)).body.expectedBenefits).toBe(ANSWERS.expectedBenefits);
  const [philadelphia] = (await app.get('/api/geography')).body.counties.filter(
    ({ name }: { name: string }) => name === 'Philadelphia',
  );
  const there = await createOpenJob(app, boss, { county: philadelphia.number });
  expect((await prefill(there)).body).toMatchObject({ currentSalary: null, expectedSalary: ANSWERS.expectedSalary });
});

it('is for positions that take applications only', async () => {
  await app.patch(`/api/jobs/${jobId}/status`, { as: boss.token, body: { status: 'filled' } });
  expect((await prefill(jobId)).status).toBe(404);
  expect((await prefill('01939e3e-0000-7000-8000-000000000001')).status).toBe(404);
});
