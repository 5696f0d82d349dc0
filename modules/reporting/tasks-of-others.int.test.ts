import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createOpenJob } from '#test/support/fixtures/applying.js';
import { createReviewFixture, type ReviewFixture, reviewActions } from '#test/support/fixtures/review.js';
import { taskReader } from '#test/support/fixtures/tasks.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let people: ReviewFixture;
beforeAll(async () => {
  app = await startApp();
  people = await createReviewFixture(app);
});
afterAll(() => app?.close());

it('an employer sees which applicants wait for release, until they are released (U61)', async () => {
  const { boss, manager, reviewer, strangeBoss } = people;
  const act = reviewActions(app, people);
  const tasks = taskReader(app);
  const jobId = await createOpenJob(app, boss, { title: 'Aide' });
  const { id } = await act.apply(jobId);
  await app.idle();
  expect(await tasks.task(boss, 'inRelease')).toMatchObject({
    totalItemsCount: 1,
    items: [{ id: jobId, title: 'Aide', amount: 1, of: 1, since: expect.any(String) }],
  });
  for (const user of [manager, reviewer]) expect(await tasks.count(user, 'inRelease')).toBeUndefined();
  expect(await tasks.count(strangeBoss, 'inRelease')).toBe(0);
  await act.toApplicants(jobId, [id]);
  expect(await tasks.count(boss, 'inRelease')).toBe(0);
});

it('who asked for posting rights sees for what and since when, until it is answered (U61)', async () => {
  const tasks = taskReader(app);
  const asking = await createSignedInUser(app);
  const admin = await createSignedInUser(app, { privileges: [8] });
  expect(await tasks.count(asking, 'askedRights')).toBe(0);
  await app.post('/api/common/job-posting', { as: asking.token, body: { organization: 'A school' } });
  expect(await tasks.task(asking, 'askedRights')).toMatchObject({
    totalItemsCount: 1,
    items: [{ title: 'A school', since: expect.any(String) }],
  });
  expect(await tasks.count(admin, 'askedRights')).toBe(0);
  const id = (await tasks.task(asking, 'askedRights'))?.items[0]?.id;
  // The link of a task or mail opens one request, wherever it is in the list; only for those who answer them.
  const path = `/api/posting-access-requests?request=${id}`;
  expect((await app.get(path, { as: admin.token })).body).toMatchObject({ totalItemsCount: 1, items: [{ id }] });
  expect((await app.get(path, { as: asking.token })).status).toBe(403);
  await app.patch(`/api/posting-access-requests/${id}/decline`, { as: admin.token, body: { reason: 'No school.' } });
  expect(await tasks.count(asking, 'askedRights')).toBe(0);
  expect((await app.get(path, { as: admin.token })).body).toEqual({ totalItemsCount: 0, items: [] });
});
