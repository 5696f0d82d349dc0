import { beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  createEmployer,
  createOpenJob,
  createSeeker,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const states = async (as: Seeker) => (await app.get('/api/applications/states', { as: as.token })).body;

it('the states of applications are the own ones, without what was withdrawn (U53)', async () => {
  const boss = await createEmployer(app);
  const [drafted = '', applied = '', withdrawn = ''] = await Promise.all(
    ['A', 'B', 'C'].map((title) => createOpenJob(app, boss, { title })),
  );
  const me = await createSeeker(app);
  const other = await createSeeker(app);
  expect(await states(me)).toEqual({ items: [] });

  await saveDraft(app, me, drafted);
  await submit(app, me, applied);
  await submit(app, me, withdrawn);
  await app.delete(`/api/applications/${withdrawn}`, { as: me.token });
  await saveDraft(app, other, withdrawn);

  const { items } = await states(me);
  expect(items).toHaveLength(2);
  expect(items).toEqual(
    expect.arrayContaining([
      { jobId: drafted, type: 'draft', submittedAt: null },
      { jobId: applied, type: 'submitted', submittedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]),
  );
});
