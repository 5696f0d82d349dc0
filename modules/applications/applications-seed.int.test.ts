import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { IdentitySeed } from '#modules/identity/identity.seed.js';
import { PostingsSeed } from '#modules/postings/postings.seed.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { PASSWORD } from '#test/support/fixtures/users.js';
import { findCountBreaches } from '#test/support/invariants/breaches.js';
import { ApplicationsSeed } from './applications.seed.js';

const JOBS = 200;
const ACCOUNTS = 600;
const APPLICATIONS = 1_000;
const BULK = { bulk: true };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await app.service(IdentitySeed).seed();
  await app.service(IdentitySeed).seedMore(ACCOUNTS, BULK, () => undefined);
  await app.service(PostingsSeed).seedMore(JOBS, BULK, () => undefined);
  await app.service(ApplicationsSeed).seedMore(APPLICATIONS, BULK, () => undefined);
});
afterAll(() => app?.close());

const count = async (condition: string) => (await app.rows(`select 1 from application where ${condition}`)).length;

it('applications in bulk are in all stages, and skewed over jobs and people', async () => {
  expect(await count('true')).toBe(APPLICATIONS);
  expect(await count("type = 'submitted'")).toBeGreaterThan(0.8 * APPLICATIONS);
  for (const condition of ["type = 'draft'", "type = 'withdrawn'", 'released_at is not null'])
    expect([condition, (await count(condition)) > 10]).toEqual([condition, true]);
  expect(await count('released_to_reviewers_at is not null')).toBeGreaterThan(0);
  const perJob = await app.rows<{ n: number }>(
    'select count(*)::int as n from application group by job_id order by n desc',
  );
  expect(perJob[0]?.n).toBeGreaterThan(30);
  expect(perJob.length).toBeLessThan(0.6 * JOBS);
  expect(await app.rows('select 1 from application group by user_id having count(*) > 10')).not.toEqual([]);
});

it('those of filled positions have an outcome, the others are in all stages', async () => {
  const stages = async (condition: string) =>
    (
      await app.rows<{ stage: string }>(
        `select distinct stage from application a join job j on j.id = job_id
          where a.type = 'submitted' and ${condition} order by stage`,
      )
    ).map(({ stage }) => stage);
  expect(await stages("j.status = 'filled'")).toEqual(['hired', 'notSelected']);
  expect(await stages("j.status <> 'filled'")).toEqual(['interview', 'new', 'notSelected', 'offer', 'underReview']);
  expect(await findCountBreaches(app)).toEqual([]);
});

it('each has its files, belongs to a job that took it, and is not of the future', async () => {
  expect(
    await app.rows(`select 1 from application a
      where (select count(*) from application_file where application_id = a.id) <> case type when 'draft' then 1 else 2 end`),
  ).toEqual([]);
  expect(
    await app.rows(`select 1 from application a join job j on j.id = job_id
      where j.status in ('unsubmitted', 'pendingApproval', 'rejected') or is_external_post
         or greatest(a.created_at, released_at, released_to_reviewers_at, withdrawn_at) > now()
         or (released_to_reviewers_at is not null and not is_board_review)`),
  ).toEqual([]);
});

it('an administrator reads them as any other', async () => {
  const { body } = await app.post('/api/auth/signin', { body: { email: 'admin@demo.example', password: PASSWORD } });
  const as = { as: body.accessToken };
  const { items } = (await app.get('/api/jobs/admin/reviewApplicants', as)).body;
  const applicants = (await app.get(`/api/applications/admin/data?jobId=${items[0].id}`, as)).body;
  expect(applicants.totalItemsCount).toBe(items[0].applicationsCount);
  const review = await app.get(`/api/applications/review/${applicants.items[0].id}`, as);
  expect(review.body).toMatchObject({ audience: 'admin', files: { length: 1 }, references: { length: 3 } });
});
