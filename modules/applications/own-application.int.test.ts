import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  submit,
} from '#test/support/fixtures/applying.js';
import { moveToStage } from '#test/support/fixtures/stages.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

const OWN = 'This is your own application, which a colleague has to handle.';

let app: TestApp;
let boss: Employer;
/** Applied for a job of the employer, and has every right over it. */
let insider: Seeker;
let colleague: TestUser;
let other: Seeker;
let jobId: string;
let ownId: string;
let otherId: string;

beforeAll(async () => {
  app = await sharedApp();
  boss = await createEmployer(app);
  insider = await createSeeker(app);
  other = await createSeeker(app);
  colleague = await createSignedInUser(app, { privileges: [3] });
  jobId = await createOpenJob(app, boss);
  ownId = (await submit(app, insider, jobId)).body.id;
  otherId = (await submit(app, other, jobId)).body.id;
  await app.rows("update account set privileges = '{1,2,3,8}', organizations = array[?] where id = ? returning 1", [
    boss.organization,
    insider.id,
  ]);
});

const stateOf = (id: string) =>
  app.rows('select type, stage, released_at, released_to_reviewers_at from application where id = ?', [id]);
const asInsider = (body: object) => ({ as: insider.token, body });

describe('the own application of who administers its position', () => {
  it('is listed without its progress, and opens to nobody but as its applicant', async () => {
    const list = await app.get(`/api/applications/admin/data?jobId=${jobId}&limit=10`, { as: insider.token });
    const rowOf = (id: string) => list.body.items.find((one: { id: string }) => one.id === id);
    expect(rowOf(ownId)).toMatchObject({ isOwn: true, canOpen: false, canMove: false, stage: null, group: null });
    expect(rowOf(otherId)).toMatchObject({ isOwn: false, canOpen: true, canMove: true, stage: 'new' });
    for (const path of [`/api/applications/review/${ownId}`, `/api/history/applications/${ownId}`])
      expect([path, (await app.get(path, { as: insider.token })).status]).toEqual([path, 404]);
    expect((await app.get(`/api/applications/${ownId}`, { as: insider.token })).status).toBe(200);
    const movable = await app.get(`/api/applications/admin/data?jobId=${jobId}&canMove=true&limit=10`, {
      as: insider.token,
    });
    expect(movable.body.items.map(({ id }: { id: string }) => id)).toEqual([otherId]);
  });

  it('is neither among the neighbours of others nor in the reach of their reader', async () => {
    const review = await app.get(`/api/applications/review/${otherId}`, { as: insider.token });
    expect(review.body.neighbours).toEqual({ previous: null, next: null, place: 1, total: 1 });
    const byColleague = await app.get(`/api/applications/review/${otherId}`, { as: colleague.token });
    expect(byColleague.body.neighbours.total).toBe(2);
  });

  it('is not released, moved, changed, removed or decided by its applicant, alone or among others', async () => {
    const before = [await stateOf(ownId), await stateOf(otherId)];
    const both = [ownId, otherId];
    const { version } = (await app.get(`/api/jobs/${jobId}/admin`, { as: insider.token })).body;
    const replies = [
      await app.patch('/api/applications/admin/release/applicants', asInsider({ jobId, releasedApplications: both })),
      await app.patch(`/api/applications/admin/${ownId}`, asInsider({ selectedFiles: [], deletedFiles: [] })),
      await app.delete(`/api/applications/admin/${ownId}`, { as: insider.token }),
      await app.patch(`/api/jobs/${jobId}/status`, asInsider({ status: 'filled', version })),
    ];
    expect(replies.map(({ status, body }) => [status, body.message])).toEqual(replies.map(() => [403, OWN]));
    const moved = await moveToStage(app, insider, { jobId, applications: both, stage: 'interview' });
    expect(moved).toMatchObject({ status: 400, body: { fields: [{ path: 'applications' }] } });
    expect([await stateOf(ownId), await stateOf(otherId)]).toEqual(before);
  });

  it('is handled by a colleague, after whose decision its applicant may fill the position', async () => {
    const body = { jobId, applications: [ownId], stage: 'notSelected' };
    expect((await moveToStage(app, colleague, body)).status).toBe(200);
    const candidates = await app.get(`/api/applications/admin/candidates?jobId=${jobId}`, { as: insider.token });
    const own = candidates.body.items.find(({ id }: { id: string }) => id === ownId);
    expect(own).toMatchObject({ isOwn: true, canOpen: false, city: '', stage: 'notSelected' });
  });
});
