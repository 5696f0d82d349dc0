import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import {
  ALBERT_GALLATIN,
  createJob,
  createPostingsFixture,
  HARRISBURG,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import type { JobPayloadInput } from './contract/api/job.js';

let app: TestApp;
let world: PostingsFixture;
beforeAll(async () => {
  app = await startApp();
  world = await createPostingsFixture(app);
});
afterAll(() => app?.close());

const at = (path: string, query: Record<string, string>, as = world.poster) =>
  app.get(`/api/jobs/${path}?${new URLSearchParams({ organization: HARRISBURG, ...query })}`, { as: as.token });
const post = (changes: Partial<JobPayloadInput>, as = world.poster) =>
  createJob(app, as, { organization: HARRISBURG, position: world.teacher.id, status: 'open', ...changes });

describe('a posting with a like title', () => {
  const like = async (title: string, except = '') =>
    (await at('like', { title, ...(except && { except }) })).body.job?.id ?? null;

  it('is found whatever the case, punctuation, order of words and plural', async () => {
    const { id, jobListingNumber } = await post({ title: 'School Nurse, Elementary' });
    for (const title of ['school nurse elementary', 'ELEMENTARY – School Nurses', ' elementary   nurse (school) '])
      expect([title, await like(title)]).toEqual([title, id]);
    for (const title of ['School Nurse', 'School Nurse, Middle', 'Nursing, Elementary School', '…'])
      expect([title, await like(title)]).toEqual([title, null]);
    const { body } = await at('like', { title: 'Elementary School Nurse' });
    expect(body.job).toEqual({
      id,
      jobListingNumber,
      title: 'School Nurse, Elementary',
      status: 'open',
      startDate: expect.any(String),
      endDate: expect.any(String),
    });
    expect(await like('School Nurse, Elementary', id)).toBeNull();
  });

  it('folds other plurals and apostrophes', async () => {
    const { id } = await post({ title: 'Secretary of the Children’s Classes' });
    expect(await like('Secretaries of the childrens class')).toBe(id);
  });

  it('is open, queued or waiting; not saved, over, closed, deleted or of others', async () => {
    const set = (id: string, sql: string) => app.rows(`update job set ${sql} where id = ? returning 1`, [id]);
    const { id: queued } = await post({ title: 'Queued one', startDate: dayFromToday(5) });
    const { id: waiting } = await post({ title: 'Waiting one', position: world.superintendent.id });
    expect([await like('queued one'), await like('waiting one')]).toEqual([queued, waiting]);
    await post({ title: 'Saved one', status: 'unsubmitted' });
    const { id: over } = await post({ title: 'Over one' });
    await set(over, `start_date = now() - interval '9 days', end_date = now() - interval '1 minute'`);
    const { id: closed } = await post({ title: 'Closed one' });
    await app.patch(`/api/jobs/${closed}/status`, { as: world.poster.token, body: { status: 'closed' } });
    await post({ title: 'Other one', organization: ALBERT_GALLATIN }, world.otherPoster);
    for (const title of ['Saved one', 'Over one', 'Closed one', 'Other one'])
      expect([title, await like(title)]).toEqual([title, null]);
  });

  it('is told only to who posts for the organization', async () => {
    const asked = { title: 'x' };
    expect((await at('like', asked, world.otherPoster)).status).toBe(404);
    expect((await at('like', asked, world.seeker)).status).toBe(403);
    expect((await at('like', asked, world.manager)).status).toBe(200);
  });

  it.each([
    ['no title', { title: '' }],
    ['a title of 256 characters', { title: 'x'.repeat(256) }],
    ['NUL alone', { title: '\u0000' }],
    ['an id that is none', { title: 'x', except: 'x' }],
    ['a long organization', { title: 'x', organization: '1'.repeat(21) }],
  ])('is not looked for with %s', async (_, query) => {
    expect((await at('like', query)).status).toBe(400);
  });

  it.each([`'; drop table job; --`, '%', '\\', '(((', '[a', 'ſ ß İ', '😀'])('is looked for with %s', async (title) => {
    expect(await at('like', { title })).toMatchObject({ status: 200, body: { job: null } });
  });
});

describe('the usual salary', () => {
  const usual = async () => (await at('usual-salary', { position: world.teacher.id })).body.usual;
  const pay = (salaryMin: number | null, salaryMax: number | null, more: Partial<JobPayloadInput> = {}) =>
    post({ salaryMin, salaryMax, ...more });

  it('is the median of the latest ten postings with a salary, in the unit that most have', async () => {
    expect(await usual()).toBeNull();
    await pay(null, null);
    await pay(50_000, 70_000);
    await pay(60_000, 90_000);
    expect(await usual()).toEqual({ postings: 2, salaryMin: 55_000, salaryMax: 80_000, salaryUnit: 'year' });
    await pay(100, 200, { salaryUnit: 'day' });
    await pay(52_000, null);
    expect(await usual()).toEqual({ postings: 3, salaryMin: 52_000, salaryMax: 80_000, salaryUnit: 'year' });
    await pay(1, 2, { status: 'unsubmitted' });
    await pay(1, 2, { position: world.superintendent.id });
    await pay(1, 2, { organization: ALBERT_GALLATIN }).catch(() => null);
    expect(await usual()).toMatchObject({ postings: 3 });
    for (let index = 0; index < 8; index += 1)
      await pay(40.5, 41.25, { salaryUnit: 'hour', startDate: dayFromToday(1) });
    expect(await usual()).toEqual({ postings: 8, salaryMin: 40.5, salaryMax: 41.25, salaryUnit: 'hour' });
  });

  it('forgets what is older than three years', async () => {
    await app.rows(
      `update job set start_date = start_date - interval '3 years 2 days' where organization = ? returning 1`,
      [HARRISBURG],
    );
    expect(await usual()).toBeNull();
  });

  it('is never upside down', async () => {
    await pay(90_000, null);
    await pay(null, 50_000);
    expect(await usual()).toMatchObject({ salaryMin: 50_000, salaryMax: 90_000 });
  });

  it('is told only to who posts for the organization', async () => {
    const asked = { position: world.teacher.id };
    expect((await at('usual-salary', asked, world.otherPoster)).status).toBe(404);
    expect((await at('usual-salary', asked, world.reviewer)).status).toBe(403);
    expect((await at('usual-salary', { position: 'x' })).status).toBe(400);
  });
});
