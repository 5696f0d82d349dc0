import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';
import { StoppedClock } from '#test/support/stopped-clock.js';

let app: TestApp;
let other: TestApp;
let outside: pg.Client;
let world: PostingsFixture;
let clock: StoppedClock;
beforeAll(async () => {
  // Subscribers run in the other instance alone: their commits would change what this one caches by.
  app = await startApp({ env: { ROLE: 'api' } });
  other = await startApp({ beside: app });
  world = await createPostingsFixture(app);
  outside = new pg.Client({ connectionString: app.home.databaseUrl });
  await outside.connect();
});
afterEach(() => clock?.start());
afterAll(async () => {
  await outside?.end();
  await other?.close();
  await app?.close();
});

const open = async () => {
  const place = { organization: HARRISBURG, position: world.teacher.id, status: 'open' as const };
  const { id } = await createJob(app, world.poster, place);
  await app.idle();
  return id as string;
};
const rename = (id: string, title: string) => outside.query('update job set title = $2 where id = $1', [id, title]);
const seen = async (id: string, by = app) => (await by.get(`/api/jobs/${id}`)).body;

/** Renames behind the back of the application, which still shows a visitor the old title. */
async function expectCached(id: string): Promise<void> {
  await clock.settle();
  const { title } = await seen(id);
  await rename(id, `not ${title}`);
  expect((await seen(id)).title).toBe(title);
}

it('a job is cached for visitors, not for users, until a change by any instance', async () => {
  const id = await open();
  clock = new StoppedClock(app);
  await expectCached(id);
  const { rows } = await outside.query('select title from job where id = $1', [id]);
  expect((await app.get(`/api/jobs/${id}`, { as: world.seeker.token })).body.title).toBe(rows[0].title);

  await expectCached(id);
  const { status } = await other.patch(`/api/jobs/${id}/status`, {
    as: world.manager.token,
    body: { status: 'closed' },
  });
  expect(status).toBe(200);
  expect((await seen(id, other)).status).toBe('closed');
  await eventually(async () => expect((await seen(id)).status).toBe('closed'));
});

it('a job that ends takes applications until its last moment, and none from then on', async () => {
  const id = await open();
  const end = new Date(Date.now() + 60_000);
  await app.rows('update job set end_date = ? where id = ? returning 1', [end, id]);
  await createJob(app, world.poster, { organization: HARRISBURG, position: world.teacher.id, status: 'open' });
  clock = new StoppedClock(app);
  await clock.settle();
  clock.moveTo(end);
  expect((await seen(id)).isAccepting).toBe(true);
  clock.moveTo(new Date(end.getTime() + 1));
  expect(await seen(id)).toMatchObject({ isAccepting: false, deadlineText: 'No longer accepting applications' });
});
