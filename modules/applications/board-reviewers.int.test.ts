import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
  statusesOf,
} from '#test/support/fixtures/review.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let admin: TestUser;
beforeAll(async () => {
  app = await sharedApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  admin = await createSignedInUser(app, { privileges: [8] });
});

let jobId: string;
let id: string;
let resume: string;
beforeEach(async () => {
  await give([cast.boss.organization]);
  jobId = await does.boardJob();
  const applied = await does.apply(jobId);
  id = applied.id;
  resume = applied.files.find((file: { documentType: string }) => file.documentType === 'RESU').id;
  await does.toReviewers(jobId, [id]);
});

async function give(organizations: string[], privileges: number[] = [2]): Promise<void> {
  const body = { privileges, organizations };
  expect((await app.patch(`/api/users/${cast.reviewer.id}`, { as: admin.token, body })).status).toBe(200);
}

const get = (path: string) => app.get(path, { as: cast.reviewer.token });

/** The statuses of the review page, its resume and cover letter, and the list of applicants. */
const readings = () =>
  statusesOf([
    does.open(cast.reviewer, id),
    get(`/api/applications/user/files/${resume}`),
    get(`/api/applications/user/coverLetter/${id}`),
    does.applicants(cast.reviewer, jobId),
  ]);

/** Whether the job is in the list of jobs to review, in the dashboard's list, and shows its candidates. */
async function offers(): Promise<boolean[]> {
  const lists = ['reviewApplicants', 'dashboardReviewApplicants'].map(async (list) => {
    const { body } = await get(`/api/jobs/admin/${list}?limit=100`);
    return body.items.some((job: { id: string }) => job.id === jobId);
  });
  return Promise.all([...lists, get(`/api/jobs/${jobId}`).then(({ body }) => body.maySeeCandidates)]);
}

async function expectReading(isAllowed: boolean): Promise<void> {
  expect(await readings()).toEqual(Array(4).fill(isAllowed ? 200 : 404));
  expect(await offers()).toEqual(Array(3).fill(isAllowed));
}

describe('a reviewer of the board', () => {
  it('reads while chosen and of the organization, and is chosen no more after leaving it (S1, S15)', async () => {
    await expectReading(true);
    await give([cast.strangeBoss.organization]);
    await expectReading(false);
    await give([cast.boss.organization]);
    await expectReading(false);
    await app.rows('update job set reviewers = array[?::uuid] where id = ? returning 1', [cast.reviewer.id, jobId]);
    await expectReading(true);
  });

  it('reads until the end of the review-by day (S15)', async () => {
    await app.rows(
      `update job set end_date = now() - interval '3 days',
         board_review_days = (?::date + time '23:59:59') at time zone 'America/New_York' where id = ? returning 1`,
      [dayFromToday(0), jobId],
    );
    await expectReading(true);
    await app.rows("update job set board_review_days = board_review_days - interval '1 day' where id = ? returning 1", [
      jobId,
    ]);
    await expectReading(false);
    expect(await statusesOf([does.open(cast.manager, id), does.applicants(cast.boss, jobId)])).toEqual([200, 200]);
  });
});
