import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startApp, type TestApp } from '#test/support/app.js';
import { captureStatements } from '#test/support/captured-statements.js';
import { explain } from '#test/support/explained-statement.js';
import { cloneSeekers, createOpenJob, type Seeker, saveDraft } from '#test/support/fixtures/applying.js';
import { historyReader, rename } from '#test/support/fixtures/history.js';
import { dayFromToday, jobPayload } from '#test/support/fixtures/job-payload.js';
import { jobForm } from '#test/support/fixtures/postings.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '#test/support/fixtures/review.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let admin: TestUser;
let seeker: Seeker;
let database: pg.Pool;
let read: ReturnType<typeof historyReader>['read'];
let sentences: ReturnType<typeof historyReader>['sentences'];

beforeAll(async () => {
  app = await startApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  admin = await createSignedInUser(app, { privileges: [8], firstName: 'Denise', lastName: 'Albright' });
  database = new pg.Pool({ connectionString: app.home.databaseUrl, max: 1 });
  [seeker] = (await cloneSeekers(app, cast.rachel, 1)) as [Seeker];
  ({ read, sentences } = historyReader(app, admin));
});
afterAll(async () => {
  await database?.end();
  await app?.close();
});

describe('the history of a posting and its applications', () => {
  it('tells the way of the posting and of each application', async () => {
    await rename(app, seeker.id, 'Hoover');
    await rename(app, cast.manager.id, 'Nguyen');
    const jobId = await createOpenJob(app, cast.boss);
    const { id } = await does.apply(jobId, seeker);
    await does.toApplicants(jobId, [id]);
    await does.move(jobId, [id], 'interview');
    const of = (
      await app.rows<{ name: string }>('select first_name as name from account where id = ?', [seeker.id])
    )[0];
    const name = `${of?.name} Hoover`;
    expect(await sentences(`applications/${id}`)).toEqual([
      'Robin Nguyen moved the application from New to Interview.',
      'Robin Nguyen released the application to the organization.',
      `${name} submitted an application.`,
    ]);
    expect((await sentences(`jobs/${jobId}`)).slice(0, 4)).toEqual([
      `Robin Nguyen moved the application of ${name} from New to Interview.`,
      `Robin Nguyen released the application of ${name} to the organization.`,
      `${name} submitted an application.`,
      'Robin Miller opened the posting to applicants.',
    ]);
  });

  it('names to posters nobody whom its sentences leave out, neither in a list nor by a filter', async () => {
    const jobId = await createOpenJob(app, cast.boss);
    expect((await read(`jobs/${jobId}`, cast.boss)).actors).toEqual([]);
    expect((await read(`jobs/${jobId}`)).actors).toEqual([{ id: cast.boss.id, name: 'Robin Miller' }]);
    const { status, body } = await app.get(`/api/history/jobs/${jobId}?by=${cast.boss.id}`, { as: cast.boss.token });
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ path: 'by' })]]);
  });

  it('says from which value to which, of what is neither personal nor a long text', async () => {
    const jobId = await createOpenJob(app, cast.boss, { salaryMin: 94000, endDate: dayFromToday(20), county: 22 });
    const { body: job } = await app.get(`/api/jobs/${jobId}/admin`, { as: cast.boss.token });
    const payload = jobPayload({
      organization: cast.boss.organization,
      position: job.position.id,
      status: 'open',
      salaryMin: 98000,
      endDate: dayFromToday(25),
      county: 36,
      email: 'other@district.example',
      description: '<p>Another text.</p>',
    });
    const saved = await app.patch(`/api/jobs/${jobId}`, {
      as: cast.boss.token,
      form: jobForm({ ...payload, id: jobId, version: job.version }),
    });
    expect(saved.status).toBe(200);
    const shown = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
    const [entry] = (await read(`jobs/${jobId}`)).items;
    expect(entry?.text).toBe('changed the posting.');
    expect(entry?.changes).toEqual([
      { label: 'Email', before: null, after: null },
      { label: 'County', before: 'Dauphin', after: 'Lancaster' },
      { label: 'Listing End Date', before: shown(dayFromToday(20)), after: shown(dayFromToday(25)) },
      { label: 'Minimum Salary', before: '$94,000.00', after: '$98,000.00' },
      { label: 'Position Description', before: null, after: null },
    ]);
  });

  it('keeps what one act did together: a release with its date, and Fill with everybody who got an outcome', async () => {
    const jobId = await does.boardJob();
    const people = await cloneSeekers(app, cast.rachel, 2);
    const ids: string[] = [];
    for (const person of people) ids.push((await does.apply(jobId, person)).id);
    await does.toReviewers(jobId, ids, dayFromToday(45));
    const { items } = await read(`jobs/${jobId}`);
    const acts = Map.groupBy(items, ({ act }) => act);
    const release = acts.get(items[0]?.act ?? '') ?? [];
    expect(release.map(({ category }) => category).sort()).toEqual(['changes', 'states', 'states', 'states']);
    expect(release.flatMap(({ changes }) => changes)).toEqual([
      { label: 'Board Review Date', before: expect.stringMatching(/^\d/), after: expect.stringMatching(/^\d/) },
    ]);
    await app.patch(`/api/jobs/${jobId}/status`, { as: cast.manager.token, body: { status: 'filled' } });
    const filled = (await read(`jobs/${jobId}`)).items.slice(0, 3);
    expect(new Set(filled.map(({ act }) => act)).size).toBe(1);
    expect(filled.flatMap(({ changes }) => changes)).toEqual([{ label: 'Status', before: 'Open', after: 'Filled' }]);
    expect(filled[0]?.act).not.toBe(items[0]?.act);
  });

  it('tells posters nothing of applications that are not released to them, nor who read what', async () => {
    const jobId = await createOpenJob(app, cast.boss);
    const [hidden, released] = (await cloneSeekers(app, cast.rachel, 2)) as [Seeker, Seeker];
    await rename(app, hidden.id, 'Unseen');
    await rename(app, released.id, 'Shown');
    await does.apply(jobId, hidden);
    const { id } = await does.apply(jobId, released);
    await does.toApplicants(jobId, [id]);
    await does.open(cast.manager, id);
    const history = await read(`jobs/${jobId}`, cast.boss);
    const reported = JSON.stringify(history);
    expect(reported).toContain('Shown');
    expect(reported).not.toMatch(/Unseen|read/);
    expect(history.categories).toEqual(['changes', 'states']);
    expect((await read(`jobs/${jobId}?categories=reads`, cast.boss)).items).toEqual([]);
    expect(JSON.stringify(await read(`jobs/${jobId}`))).toContain('Unseen');
    expect((await app.get(`/api/history/applications/${id}`, { as: cast.boss.token })).status).toBe(403);
  });

  it('is not there for posters of others, for drafts, and for posters once the posting is deleted', async () => {
    const jobId = await createOpenJob(app, cast.boss);
    const ask = (path: string, as: TestUser) => app.get(`/api/history/${path}`, { as: as.token });
    expect((await ask(`jobs/${jobId}`, cast.strangeBoss)).status).toBe(404);
    expect((await ask(`jobs/${jobId}`, cast.reviewer)).status).toBe(403);
    expect((await ask(`jobs/${randomUUID()}`, admin)).status).toBe(404);
    expect((await saveDraft(app, seeker, jobId)).status).toBe(201);
    const [draft] = await app.rows<{ id: string }>("select id from application where job_id = ? and type = 'draft'", [
      jobId,
    ]);
    expect((await ask(`applications/${draft?.id}`, admin)).status).toBe(404);
    await app.patch(`/api/jobs/${jobId}/status`, { as: admin.token, body: { status: 'closed' } });
    expect((await app.delete(`/api/jobs/${jobId}`, { as: admin.token })).status).toBe(204);
    expect((await ask(`jobs/${jobId}`, cast.boss)).status).toBe(404);
    expect((await sentences(`jobs/${jobId}`))[0]).toBe('Denise Albright deleted the posting.');
  });
});

describe('the events of a history', () => {
  it('are found by an index, however many there are of others', async () => {
    const jobId = await createOpenJob(app, cast.boss);
    const { id } = await does.apply(jobId, (await cloneSeekers(app, cast.rachel, 1))[0]);
    await app.rows(
      `insert into fact (id, aggregate_id, number, name, version, payload, published_at)
       select gen_random_uuid(), gen_random_uuid(), 1, 'ApplicationSubmitted', 1,
              jsonb_build_object('applicationId', gen_random_uuid(), 'jobId', gen_random_uuid(), 'userId', gen_random_uuid()),
              now() - interval '1 day'
         from generate_series(1, 20000) returning 1`,
    );
    // Without statistics of the new rows the planner may walk the events in their order.
    await app.rows('analyze fact');
    const paths = [`users/${cast.boss.id}`, `jobs/${jobId}`, `applications/${id}`, 'organizations/115222752'];
    for (const [path, as] of [...paths.map((path) => [path, admin] as const), [`jobs/${jobId}`, cast.boss] as const]) {
      const { statements } = await captureStatements(app, () => read(path, as));
      const ofEvents = statements.filter(({ text }) => text.includes('from fact') && text.includes('order by seq'));
      expect([path, ofEvents.length]).toEqual([path, 1]);
      for (const statement of ofEvents) expect((await explain(database, statement)).rows).toBeLessThan(50);
    }
  });
});
