import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createEmployer, createOpenJob } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let seeker: TestUser;
let positions: { id: string; name: string }[];
beforeAll(async () => {
  app = await startApp();
  const employer = await createEmployer(app);
  seeker = await createSignedInUser(app, { privileges: [9] });
  positions = await app.rows('select id, name from position where not approval order by id limit 2');
  const [first, second] = positions.map(({ id }) => id);
  await createOpenJob(app, employer, { title: 'Wanted and near', position: first ?? '' });
  await createOpenJob(app, employer, {
    title: 'Wanted and far',
    position: first ?? '',
    city: 'Erie',
    zipCode: '16501',
    county: 25,
    geography: 'NW',
  });
  await createOpenJob(app, employer, { title: 'Another position', position: second ?? '' });
  await app.idle();
});
afterAll(() => app?.close());

const preferred = (user: TestUser, query = '') => app.get(`/api/jobs/user/preferences${query}`, { as: user.token });
const prefer = (body: object) => app.patch(`/api/users/${seeker.id}/preferences`, { as: seeker.token, body });
const titles = async (user: TestUser) =>
  (await preferred(user)).body.items.map(({ title }: { title: string }) => title);

describe('jobs that match the preferences', () => {
  it('[W4.15] are those of the signed-in user only', async () => {
    expect((await prefer({ positions: [positions[0]?.id] })).status).toBe(200);
    expect(await titles(seeker)).toEqual(['Wanted and far', 'Wanted and near']);
    const other = await createSignedInUser(app, { privileges: [9] });
    expect((await preferred(other)).body).toEqual({ items: [], totalItemsCount: 0, search: null });
    expect(await preferred(other, `?userId=${seeker.id}`)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'userId' }] },
    });
    expect((await app.get('/api/jobs/user/preferences')).status).toBe(401);
  });

  it('are open jobs as the search finds them, each with its reasons (near W4.15)', async () => {
    await prefer({
      positions: [positions[0]?.id],
      location: 'Southcentral, Northwest',
      zipCode: '17101',
      searchDistance: 30,
    });
    const { items, totalItemsCount, search } = (await preferred(seeker)).body;
    expect(items).toEqual([
      expect.objectContaining({
        title: 'Wanted and near',
        reasons: [positions[0]?.name, 'within 30 miles of 17101', expect.stringContaining('Southcentral')],
      }),
    ]);
    const found = (await app.get(`/api/jobs?${search}`, { as: seeker.token })).body;
    expect([found.totalItemsCount, totalItemsCount]).toEqual([1, 1]);
    expect(Object.keys(found.items[0]).every((key) => key in items[0])).toBe(true);
  });

  it('an unknown ZIP code is no wish', async () => {
    await prefer({ positions: [], location: '', zipCode: '00000', searchDistance: 30 });
    expect((await preferred(seeker)).body).toEqual({ items: [], totalItemsCount: 0, search: null });
  });
});
