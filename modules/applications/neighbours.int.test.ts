import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { cloneSeekers, createOpenJob, type Seeker } from '#test/support/fixtures/applying.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '#test/support/fixtures/review.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import type { Neighbours } from './contract/api/review.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let seekers: Seeker[];
let jobId: string;
/** The applications, oldest first. */
let ids: string[];

beforeAll(async () => {
  app = await sharedApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  seekers = await cloneSeekers(app, cast.rachel, 4);
});
beforeEach(async () => {
  jobId = await createOpenJob(app, cast.boss);
  await applyAll();
});

async function applyAll(): Promise<void> {
  ids = [];
  for (const seeker of seekers) ids.push((await does.apply(jobId, seeker)).id);
}

/** Neighbours as positions among the applications: previous, next, place, total. */
async function around(at: number, as: TestUser) {
  const { neighbours } = (await does.open(as, ids[at] ?? '')).body as { neighbours: Neighbours };
  const position = (neighbour: Neighbours['next']) => neighbour && ids.indexOf(neighbour.id);
  return [position(neighbours.previous), position(neighbours.next), neighbours.place, neighbours.total];
}

describe('the applications before and after one', () => {
  it('follow the list of applicants, latest first, by name', async () => {
    const { items } = (await does.applicants(cast.manager, jobId)).body;
    expect(items.map(({ id }: { id: string }) => ids.indexOf(id))).toEqual([3, 2, 1, 0]);
    expect(await around(3, cast.manager)).toEqual([null, 2, 1, 4]);
    expect(await around(1, cast.manager)).toEqual([2, 0, 3, 4]);
    expect(await around(0, cast.manager)).toEqual([1, null, 4, 4]);
    const { next } = (await does.open(cast.manager, ids[3] ?? '')).body.neighbours;
    expect(next).toEqual({ id: ids[2], firstName: 'Rachel', lastName: 'Hoover' });
  });

  it('are of the same job only, without drafts and withdrawn ones', async () => {
    const other = await createOpenJob(app, cast.boss);
    await does.apply(other, seekers[0]);
    await app.delete(`/api/applications/${ids[2]}`, { as: seekers[2]?.token ?? '' });
    expect(await around(3, cast.manager)).toEqual([null, 1, 1, 3]);
  });

  it('are those released to a poster or a reviewer of the organization', async () => {
    await does.toApplicants(jobId, [ids[0], ids[2]]);
    for (const as of [cast.boss, cast.reviewer]) expect(await around(2, as)).toEqual([null, 0, 1, 2]);
    expect(await around(2, cast.manager)).toEqual([3, 1, 2, 4]);
    expect((await does.open(cast.boss, ids[1] ?? '')).status).toBe(404);
  });

  it('are those released to the board, for its reviewers; somebody with two rights sees both kinds', async () => {
    jobId = await does.boardJob();
    await applyAll();
    await does.toReviewers(jobId, [ids[0], ids[1]]);
    expect(await around(1, cast.reviewer)).toEqual([null, 0, 1, 2]);
    const both = await createSignedInUser(app, { privileges: [1, 2], organizations: [cast.boss.organization] });
    await app.rows('update job set reviewers = reviewers || ?::uuid where id = ? returning 1', [both.id, jobId]);
    await app.rows('update application set released_at = now() where id = ? returning 1', [ids[3]]);
    expect(await around(1, both)).toEqual([3, 0, 2, 3]);
  });
});
