import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSignedInUser, PASSWORD, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let manager: TestUser;
beforeAll(async () => {
  app = await startApp();
  manager = await createSignedInUser(app, { privileges: [4], firstName: 'Denise', lastName: 'Albright' });
});
afterAll(() => app?.close());

const sessionsOf = (id: string) => app.get(`/api/users/${id}/sessions`, { as: manager.token });
const end = (id: string, as = manager) => app.patch(`/api/users/${id}/signOutEverywhere`, { as: as.token });

it('who manages users sees where a person is signed in, and ends it all', async () => {
  const user = await createSignedInUser(app, { firstName: 'Ann', lastName: 'Yost' });
  const body = { email: user.email, password: PASSWORD };
  const { accessToken } = (await app.post('/api/auth/signin', { body })).body;
  const { items, totalItemsCount } = (await sessionsOf(user.id)).body;
  expect([items.length, totalItemsCount]).toEqual([2, 2]);
  expect(items[0]).toEqual({ id: expect.any(String), signedInAt: expect.any(String), usedAt: expect.any(String) });
  await app.rows("update session set expires_at = now() - interval '1 second' where id = ? returning 1", [items[1].id]);
  expect((await sessionsOf(user.id)).body).toEqual({ items: [items[0]], totalItemsCount: 1 });

  expect((await end(user.id)).status).toBe(200);
  expect((await sessionsOf(user.id)).body).toEqual({ items: [], totalItemsCount: 0 });
  expect((await app.get(`/api/users/${user.id}`, { as: accessToken })).status).toBe(401);
  expect((await app.post('/api/auth/signin', { body })).body).toMatchObject({ accessToken: expect.any(String) });
  const { items: acts } = (await app.get(`/api/history/users/${user.id}`, { as: manager.token })).body;
  expect(acts).toContainEqual(
    expect.objectContaining({ who: 'Denise Albright', text: 'ended a session of Ann Yost.' }),
  );
});

it('only a Super Admin ends the sessions of one', async () => {
  const root = await createSignedInUser(app, { privileges: [8] });
  expect((await end(root.id)).status).toBe(403);
  expect((await sessionsOf(root.id)).body.totalItemsCount).toBe(1);
  const other = await createSignedInUser(app, { privileges: [8] });
  expect((await end(root.id, other)).status).toBe(200);
  expect((await end(randomUUID())).status).toBe(404);
});
