import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { SalaryHistory } from '#modules/postings/read/salary-history.js';
import { loadConfig } from '#src/config.js';
import { startApp, type TestApp } from '#test/support/app.js';
import {
  type ApplicationOverrides,
  applicationForm,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

const ALLEGHENY = 2;
const DAUPHIN = 22;
const PHILADELPHIA = 51;

let app: TestApp;
let boss: Employer;
let rachel: Seeker;
let manager: TestUser;
beforeAll(async () => {
  app = await startApp();
  boss = await createEmployer(app);
  rachel = await createSeeker(app);
  manager = await createSignedInUser(app, { privileges: [3] });
});
afterAll(() => app?.close());

const storedSalaries = (jobId: string) =>
  app.rows<{ current: string | null; expected: string | null }>(
    'select current_salary as current, expected_salary as expected from application where job_id = ?',
    [jobId],
  );
const patch = (way: 'save' | 'submit', jobId: string, overrides: ApplicationOverrides = {}) =>
  app.patch(`/api/applications/${way}/${jobId}`, { as: rachel.token, form: applicationForm(overrides) });
const moveTo = (county: number, jobId: string) =>
  app.rows('update job set county = ? where id = ? returning 1', [county, jobId]);
const isAsked = async (jobId: string) => (await app.get(`/api/jobs/${jobId}`)).body.asksForSalaryHistory;
const required = [{ path: 'currentSalary', code: 'required', message: 'Current Salary is required' }];

describe('a position in Philadelphia (T44)', () => {
  it('does not ask for the current salary, and stores none whatever is sent', async () => {
    const jobId = await createOpenJob(app, boss, { county: PHILADELPHIA });
    expect(await isAsked(jobId)).toBe(false);
    const draft = await saveDraft(app, rachel, jobId, { attachedFiles: [rachel.resumeId] });
    expect(draft).toMatchObject({ status: 201, body: { currentSalary: null, job: { asksForSalaryHistory: false } } });
    expect((await patch('save', jobId)).body.currentSalary).toBeNull();
    expect(await storedSalaries(jobId)).toEqual([{ current: null, expected: '65000.50' }]);
    const submitted = await patch('submit', jobId);
    expect(submitted).toMatchObject({ status: 200, body: { type: 'submitted', currentSalary: null } });
    expect(await storedSalaries(jobId)).toEqual([{ current: null, expected: '65000.50' }]);
    const review = await app.get(`/api/applications/review/${submitted.body.id}`, { as: manager.token });
    expect(review.body).toMatchObject({ currentSalary: null, job: { asksForSalaryHistory: false } });
  });

  it('takes an application without it, and none without the expected salary', async () => {
    const jobId = await createOpenJob(app, boss, { county: PHILADELPHIA });
    const { status, body } = await submit(app, rachel, jobId, { data: { currentSalary: '', expectedSalary: '' } });
    expect([status, body.fields.map(({ path }: { path: string }) => path)]).toEqual([400, ['expectedSalary']]);
    expect((await submit(app, rachel, jobId, { data: { currentSalary: '' } })).status).toBe(201);
  });
});

describe('a position elsewhere', () => {
  it('requires the current salary [W10.12]', async () => {
    const jobId = await createOpenJob(app, boss, { county: DAUPHIN });
    expect(await isAsked(jobId)).toBe(true);
    const { status, body } = await submit(app, rachel, jobId, { data: { currentSalary: '' } });
    expect([status, body.fields]).toEqual([422, required]);
    expect((await submit(app, rachel, jobId)).status).toBe(201);
    expect(await storedSalaries(jobId)).toEqual([{ current: '61000.00', expected: '65000.50' }]);
  });
});

describe('a position that moves between draft and submission (T44)', () => {
  it('to Philadelphia forgets the current salary of the draft', async () => {
    const jobId = await createOpenJob(app, boss, { county: DAUPHIN });
    await saveDraft(app, rachel, jobId, { attachedFiles: [rachel.resumeId] });
    await moveTo(PHILADELPHIA, jobId);
    expect((await patch('submit', jobId)).status).toBe(200);
    expect(await storedSalaries(jobId)).toEqual([{ current: null, expected: '65000.50' }]);
  });

  it('to Philadelphia forgets it when a withdrawn application is begun again', async () => {
    const jobId = await createOpenJob(app, boss, { county: DAUPHIN });
    const { body } = await submit(app, rachel, jobId);
    expect((await app.delete(`/api/applications/${body.id}`, { as: rachel.token })).status).toBe(204);
    await moveTo(PHILADELPHIA, jobId);
    expect((await app.post(`/api/applications/${body.id}/again`, { as: rachel.token })).status).toBe(201);
    expect(await storedSalaries(jobId)).toContainEqual({ current: null, expected: '65000.50' });
  });

  it('out of Philadelphia requires it', async () => {
    const jobId = await createOpenJob(app, boss, { county: PHILADELPHIA });
    await saveDraft(app, rachel, jobId, { attachedFiles: [rachel.resumeId] });
    await moveTo(DAUPHIN, jobId);
    const { status, body } = await patch('submit', jobId, { data: { currentSalary: '' } });
    expect([status, body.fields]).toEqual([422, required]);
  });
});

describe('NO_SALARY_HISTORY_COUNTIES', () => {
  it('names other counties, in any case', async () => {
    const pittsburgh = await createOpenJob(app, boss, { county: ALLEGHENY });
    const philadelphia = await createOpenJob(app, boss, { county: PHILADELPHIA });
    const other = await startApp({ beside: app, env: { NO_SALARY_HISTORY_COUNTIES: 'allegheny' } });
    const asked = await Promise.all(
      [pittsburgh, philadelphia].map(async (id) => (await other.get(`/api/jobs/${id}`)).body.asksForSalaryHistory),
    );
    expect(asked).toEqual([false, true]);
    await other.close();
  });

  it('stops the start for a name that is no county', async () => {
    const config = loadConfig({ NO_SALARY_HISTORY_COUNTIES: 'Philadelphia,Phila' });
    const starting = new SalaryHistory(config, app.service(DirectoryApi)).onApplicationBootstrap();
    await expect(starting).rejects.toThrow(
      'NO_SALARY_HISTORY_COUNTIES names "Phila", which is no county of Pennsylvania',
    );
  });
});
