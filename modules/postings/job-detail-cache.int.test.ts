import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { startApp, type TestApp } from '../../test/support/app.js';
import { BEFORE_CACHES_EXPIRE, eventually } from '../../test/support/eventually.js';
import {
  createJob,
  createPostingsFixture,
  HARRISBURG,
  type PostingsFixture,
} from '../../test/support/fixtures/postings.js';

let app: TestApp;
let other: TestApp;
let outside: pg.Client;
let world: PostingsFixture;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ beside: app });
  world = await createPostingsFixture(app);
  outside = new pg.Client({ connectionString: app.home.databaseUrl });
  await outside.connect();
});
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

/** Renames behind the back of the application until a visitor is still shown the old title. */
async function expectCached(id: string, by: TestApp): Promise<void> {
  let count = 0;
  await eventually(async () => {
    const { title } = await seen(id, by);
    await rename(id, `renamed ${++count}`);
    expect((await seen(id, by)).title).toBe(title);
  });
}

it('a job is cached for visitors, not for users, until a change by any instance', async () => {
  const id = await open();
  await expectCached(id, app);
  const { rows } = await outside.query('select title from job where id = $1', [id]);
  expect((await app.get(`/api/jobs/${id}`, { as: world.seeker.token })).body.title).toBe(rows[0].title);

  await expectCached(id, app);
  const { status } = await other.patch(`/api/jobs/${id}/status`, {
    as: world.manager.token,
    body: { status: 'closed' },
  });
  expect(status).toBe(200);
  expect((await seen(id, other)).status).toBe('closed');
  await eventually(async () => expect((await seen(id)).status).toBe('closed'), BEFORE_CACHES_EXPIRE);
});

it('a job that ends takes no more applications from the next second on', async () => {
  const id = await open();
  await expectCached(id, app);
  const end = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 4_000);
  await app.rows('update job set end_date = ? where id = ? returning 1', [end, id]);
  await createJob(app, world.poster, { organization: HARRISBURG, position: world.teacher.id, status: 'open' });
  const wrong: string[] = [];
  while (Date.now() < end.getTime() + 2_000) {
    const asked = Date.now();
    const { isAccepting } = await seen(id);
    if (isAccepting ? asked > end.getTime() + 1_000 : Date.now() < end.getTime())
      wrong.push(new Date(asked).toISOString());
  }
  expect(wrong).toEqual([]);
  expect((await seen(id)).deadlineText).toBe('No longer accepting applications');
});
