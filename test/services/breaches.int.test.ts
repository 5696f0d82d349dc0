import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { startApp, type TestApp } from '../support/app.js';
import { createEmployer, createOpenJob, createSeeker, submit } from '../support/fixtures/applying.js';
import { settleOutcomes } from '../support/fixtures/settle-outcomes.js';
import { findCountBreaches, findRowBreaches } from '../support/invariants/breaches.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

it('the queries for breaches find those of stages and outcomes', async () => {
  const boss = await createEmployer(app);
  const jobId = await createOpenJob(app, boss);
  const { body } = await submit(app, await createSeeker(app), jobId);
  const fill = { as: boss.token, body: { status: 'filled' } };
  expect((await app.patch(`/api/jobs/${jobId}/status`, fill)).status).toBe(200);
  await settleOutcomes(app);
  await app.idle();
  const breachesAfter = async (sql: string, id: string) => {
    await app.rows(`${sql} returning 1`, [id]);
    return [...Object.keys(await findRowBreaches(app)), ...(await findCountBreaches(app)).map(() => 'counts')];
  };
  const moved = 'T43 a stage is that of the last move that stands';
  const outcome = 'T43 everybody who applied has an outcome once the position is filled';
  const reported = 'T43 one mail for each outcome that was told';
  const stage = async (to: string) => {
    await app.rows('update application set stage = ? where id = ? returning 1', [to, body.id]);
    await app.service(PostingsApi).countApplicants([jobId]);
    return breachesAfter('update application set stage = stage where id = ?', body.id);
  };
  expect(await stage('hired')).toEqual([moved]);
  expect(await stage('offer')).toEqual([outcome, moved]);
  expect(await stage('notSelected')).toEqual([]);
  const count = (by: string) =>
    breachesAfter(`update job_applicants set undecided = undecided ${by} where job_id = ?`, jobId);
  expect(await count('+ 1')).toEqual(['counts']);
  expect(await count('- 1')).toEqual([]);
  const [mail] = await app.rows<{ id: string }>("select id from mail where template = 'outcome'");
  expect(await breachesAfter('delete from mail where id = ?', mail?.id ?? '')).toEqual([reported]);
});
