import { beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { createEmployer, createOpenJob, createSeeker, saveDraft, submit } from '#test/support/fixtures/applying.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

it('positions of interest say as My Applications does which drafts can be continued (U53)', async () => {
  const boss = await createEmployer(app);
  const me = await createSeeker(app);
  const titles = ['Open', 'Applied', 'Closed', 'Filled', 'Expired', 'Deleted'];
  const [open = '', applied = '', closed = '', filled = '', expired = '', deleted = ''] = await Promise.all(
    titles.map((title) => createOpenJob(app, boss, { title })),
  );
  for (const jobId of [open, closed, filled, expired, deleted]) await saveDraft(app, me, jobId);
  await submit(app, me, applied);
  const move = (jobId: string, status: string) =>
    app.patch(`/api/jobs/${jobId}/status`, { as: boss.token, body: { status } });
  await move(closed, 'closed');
  await move(filled, 'filled');
  await move(deleted, 'closed');
  await app.rows("update job set end_date = now() - interval '1 hour' where id = ? returning 1", [expired]);
  expect((await app.delete(`/api/jobs/${deleted}`, { as: boss.token })).status).toBe(204);

  const read = async (list: string): Promise<{ jobId: string; canEdit: boolean }[]> =>
    (await app.get(`/api/applications/${list}`, { as: me.token })).body.items;
  const byJob = (rows: { jobId: string; canEdit: boolean }[]) =>
    Object.fromEntries(rows.map(({ jobId, canEdit }) => [jobId, canEdit]));
  const interests = byJob(await read('positions-of-interest'));
  expect(interests).toEqual({
    [open]: true,
    [applied]: false,
    [closed]: false,
    [filled]: false,
    [expired]: false,
    [deleted]: false,
  });
  expect(interests).toEqual(byJob(await read('list')));
});
