import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  CONTACT,
  cloneSeekers,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
} from '#test/support/fixtures/applying.js';
import { createReviewFixture, type ReviewActions, reviewActions, statusesOf } from '#test/support/fixtures/review.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let does: ReviewActions;
let boss: Employer;
let manager: Employer;
let strangeBoss: Employer;
let reviewer: TestUser;
let colleague: TestUser;
let strangeReviewer: TestUser;
let rachel: Seeker;
beforeAll(async () => {
  app = await sharedApp();
  const cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  ({ boss, manager, strangeBoss, reviewer, colleague, strangeReviewer, rachel } = cast);
});

let jobId: string;
let id: string;
const apply = (by?: Seeker) => does.apply(jobId, by);
const boardJob = () => does.boardJob();
const open = (as: TestUser, application = id) => does.open(as, application);
const applicants = (as: TestUser, query?: string) => does.applicants(as, jobId, query);
const toApplicants = (ids: unknown, as?: TestUser) => does.toApplicants(jobId, ids, as);
const passReviewDate = () => does.passReviewDate(jobId);
const factNames = (application: string) => does.factNames(application);

describe('the applicants of a job', () => {
  beforeEach(async () => {
    jobId = await createOpenJob(app, boss);
    id = (await apply()).id;
  });

  it('[W12.18, W8.8, W12.10] are listed to posters of the organization, by name alone until they are released, drafts left out', async () => {
    await saveDraft(app, await createSeeker(app), jobId);
    const { status, body } = await applicants(boss);
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        {
          id,
          firstName: 'Rachel',
          lastName: 'Hoover',
          city: '',
          state: '',
          submittedAt: expect.any(String),
          isReleased: false,
          releasedAt: null,
          releasedToReviewersAt: null,
          stage: null,
          stageAt: null,
          group: null,
          canOpen: false,
          canMove: false,
          isRead: false,
          isOwn: false,
        },
      ],
      totalItemsCount: 1,
    });
    expect((await applicants(manager)).body.items[0]).toMatchObject({
      city: 'Lititz',
      state: 'PA',
      stage: 'new',
      group: 'unread',
      canOpen: true,
      canMove: true,
    });
  });

  it('are sorted for a poster by nothing that the list hides', async () => {
    const inA = await createSeeker(app);
    const body = { ...CONTACT, city: 'Aliquippa' };
    await app.patch(`/api/users/${inA.id}/contact-details`, { as: inA.token, body });
    const second = (await apply(inA)).id;
    const idsFor = async (as: TestUser) =>
      (await applicants(as, '&sortedColumn=from&sortAlgorithm=ASC')).body.items.map((one: { id: string }) => one.id);
    expect(await idsFor(manager)).toEqual([second, id]);
    expect(await idsFor(boss)).toEqual([id, second]);
  });

  it('[P12.6, P12.7] (S1) are for nobody else', async () => {
    const nobody = await createSignedInUser(app, { privileges: [4, 5, 6, 7, 9, 10] });
    const seen = statusesOf([applicants(strangeBoss), applicants(strangeReviewer), applicants(nobody)]);
    expect(await seen).toEqual([404, 404, 403]);
    expect((await app.get(`/api/applications/admin/data?jobId=${jobId}`)).status).toBe(401);
    const { body } = await applicants(strangeBoss);
    jobId = '01939e3e-0000-7000-8000-000000000001';
    expect((await applicants(strangeBoss)).body).toEqual(body);
  });

  it('[W12.3, W12.18] come 25 at a time, the latest first', async () => {
    for (const person of await cloneSeekers(app, rachel, 26)) await apply(person);
    const [first, second] = [(await applicants(manager)).body, (await applicants(manager, '&offset=25')).body];
    expect([first.items.length, second.items.length, first.totalItemsCount]).toEqual([25, 2, 27]);
    const all = [...first.items, ...second.items];
    expect(new Set(all.map((one) => one.id)).size).toBe(27);
    const times = all.map((one) => one.submittedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('[W12.11] (T37) are shown to the reviewers of the organization once released, where there is no board', async () => {
    expect((await applicants(reviewer)).body.totalItemsCount).toBe(0);
    await toApplicants([id]);
    expect((await applicants(reviewer)).body.items).toMatchObject([{ id, isReleased: true, canOpen: true }]);
    expect((await applicants(boss)).body.items).toMatchObject([{ id, isReleased: true, canOpen: true }]);
  });

  it('[W12.7] lose the one that admin-level deletes; the record stays', async () => {
    const remove = (as: TestUser) => app.delete(`/api/applications/admin/${id}`, { as: as.token });
    expect(await statusesOf([remove(boss), remove(reviewer)])).toEqual([403, 403]);
    expect((await remove(manager)).status).toBe(204);
    expect((await remove(manager)).status).toBe(404);
    expect((await applicants(manager)).body.totalItemsCount).toBe(0);
    expect(await app.rows('select type from application where id = ?', [id])).toEqual([{ type: 'withdrawn' }]);
    expect((await app.get(`/api/applications/${id}`, { as: rachel.token })).status).toBe(404);
  });
});

describe('releasing to applicants', () => {
  it('[W12.11] opens the chosen ones to the organization, once, and leaves the others', async () => {
    jobId = await createOpenJob(app, boss);
    id = (await apply()).id;
    const [person] = await cloneSeekers(app, rachel, 1);
    const other = person ? (await apply(person)).id : '';
    expect(await statusesOf([open(boss), open(colleague)])).toEqual([404, 404]);
    expect((await toApplicants([id])).body).toEqual({ released: [id] });
    expect((await toApplicants([id])).body).toEqual({ released: [] });
    expect(await factNames(id)).toEqual(['ApplicationSubmitted', 'ApplicantReleased']);
    expect(await statusesOf([open(boss), open(colleague), open(boss, other)])).toEqual([200, 200, 404]);
    expect(await statusesOf([open(strangeBoss), open(strangeReviewer)])).toEqual([404, 404]);
    expect((await app.get(`/api/applications/${id}`, { as: rachel.token })).body.isReleased).toBe(true);
  });

  it('[W12.13] waits under board review until the review-by date has passed, on the server too', async () => {
    jobId = await boardJob();
    id = (await apply()).id;
    const { status, body } = await toApplicants([id]);
    expect([status, body.code]).toEqual([409, 'review_running']);
    await passReviewDate();
    expect((await toApplicants([id])).status).toBe(200);
    expect(await statusesOf([open(boss), open(reviewer), open(colleague)])).toEqual([200, 404, 404]);
  });

  it('(S1) is refused for an applicant of another job, and then nobody is released', async () => {
    jobId = await createOpenJob(app, boss);
    const elsewhere = (await apply()).id;
    jobId = await createOpenJob(app, boss);
    id = (await apply()).id;
    const { status, body } = await toApplicants([id, elsewhere]);
    expect([status, body.fields[0].path]).toEqual([400, 'releasedApplications']);
    expect(await app.rows('select released_at from application where id = ?', [id])).toEqual([{ released_at: null }]);
  });

  it.each([[[]], ['x'], [['x']], [undefined]])('(S3) refuses %j', async (ids) => {
    jobId = await createOpenJob(app, boss);
    expect((await toApplicants(ids)).status).toBe(400);
  });

  it('[W12.6] is for admin-level only', async () => {
    jobId = await createOpenJob(app, boss);
    id = (await apply()).id;
    const root = await createSignedInUser(app, { privileges: [8] });
    expect(await statusesOf([toApplicants([id], boss), toApplicants([id], reviewer)])).toEqual([403, 403]);
    expect((await toApplicants([id], root)).status).toBe(200);
  });
});
