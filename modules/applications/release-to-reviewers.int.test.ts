import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  cloneSeekers,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
} from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createReviewFixture, type ReviewActions, reviewActions, statusesOf } from '#test/support/fixtures/review.js';
import { type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let does: ReviewActions;
let boss: Employer;
let reviewer: TestUser;
let colleague: TestUser;
let manager: TestUser;
let rachel: Seeker;
beforeAll(async () => {
  app = await sharedApp();
  const cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  ({ boss, reviewer, colleague, manager, rachel } = cast);
});

let jobId: string;
let id: string;
const apply = (by?: Seeker) => does.apply(jobId, by);
const boardJob = () => does.boardJob();
const open = (as: TestUser, application = id) => does.open(as, application);
const applicants = (as: TestUser, query?: string) => does.applicants(as, jobId, query);
const toReviewers = (ids: unknown, date?: unknown, as?: TestUser) => does.toReviewers(jobId, ids, date, as);
const passReviewDate = () => does.passReviewDate(jobId);

describe('releasing to reviewers', () => {
  beforeEach(async () => {
    jobId = await boardJob();
    id = (await apply()).id;
  });

  it('[W12.12] opens the chosen ones to the board and writes the review-by date to the job', async () => {
    expect(await statusesOf([open(reviewer), open(boss)])).toEqual([404, 404]);
    expect((await applicants(reviewer)).body.totalItemsCount).toBe(0);
    const day = dayFromToday(45);
    const { status, body } = await toReviewers([id], day);
    expect([status, body]).toEqual([200, { released: [id] }]);
    expect(await statusesOf([open(reviewer), open(colleague), open(boss)])).toEqual([200, 404, 404]);
    expect((await applicants(reviewer)).body.items).toMatchObject([{ id, isReleased: false, canOpen: true }]);
    const [job] = await app.rows(
      "select (board_review_days at time zone 'America/New_York')::text as day from job where id = ?",
      [jobId],
    );
    expect(job).toEqual({ day: `${day} 23:59:59` });
    const [event] = await app.rows(
      "select payload from fact where aggregate_id = ? and name = 'ApplicantReleasedToReviewers'",
      [id],
    );
    expect(event).toEqual({ payload: { applicationId: id, jobId, userId: rachel.id, reviewByDate: day } });
  });

  it('names the board to who releases, with what each has read of what is released (E14)', async () => {
    const board = (as: TestUser) => app.get(`/api/applications/admin/board?jobId=${jobId}`, { as: as.token });
    const [member] = (await board(manager)).body.members;
    expect((await board(manager)).body).toEqual({
      released: 0,
      members: [{ id: reviewer.id, firstName: member.firstName, lastName: member.lastName, read: 0, lastReadOn: null }],
    });
    const another = (await apply(await createSeeker(app))).id;
    await toReviewers([id, another]);
    await open(reviewer);
    // Somebody who is no reviewer of this posting reads too.
    await open(manager);
    expect((await board(manager)).body).toMatchObject({ released: 2, members: [{ read: 1 }] });
    expect((await board(manager)).body.members[0].lastReadOn).toBe(dayFromToday(0));
    expect(await statusesOf([board(reviewer), board(boss)])).toEqual([403, 403]);
    const unknown = await app.get(`/api/applications/admin/board?jobId=${id}`, { as: manager.token });
    expect(unknown.status).toBe(404);
  });

  it('[W12.15] says what is wrong with the date', async () => {
    for (const date of [undefined, '', '12/08/2026', '2026-02-30', 'soon', 5]) {
      const { status, body } = await toReviewers([id], date ?? null);
      expect([status, body.fields[0]]).toMatchObject([400, { path: 'reviewByDate', message: 'Incorrect date format' }]);
    }
  });

  it('[W12.16] takes no date before today or the end of the listing', async () => {
    expect((await toReviewers([id], dayFromToday(29))).body.fields[0].path).toBe('reviewByDate');
    expect((await toReviewers([id], dayFromToday(30))).status).toBe(200);
    await app.rows("update job set end_date = now() - interval '5 days' where id = ? returning 1", [jobId]);
    expect((await toReviewers([id], dayFromToday(-1))).status).toBe(400);
    expect((await toReviewers([id], dayFromToday(0))).status).toBe(200);
  });

  it('[W12.14] ends once the review-by date has passed', async () => {
    await passReviewDate();
    const { status, body } = await toReviewers([id]);
    expect([status, body.code]).toEqual([409, 'review_over']);
    expect((await open(reviewer)).status).toBe(404);
  });

  it('needs a board, and admin-level', async () => {
    expect(
      await statusesOf([toReviewers([id], dayFromToday(45), boss), toReviewers([id], dayFromToday(45), reviewer)]),
    ).toEqual([403, 403]);
    jobId = await createOpenJob(app, boss);
    id = (await apply()).id;
    expect((await toReviewers([id])).status).toBe(422);
  });

  it('by two managers at once releases each application once', async () => {
    const people = await cloneSeekers(app, rachel, 4);
    const ids = [id];
    for (const person of people) ids.push((await apply(person)).id);
    const replies = await Promise.all([toReviewers(ids), toReviewers([...ids].reverse()), toReviewers(ids.slice(2))]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const released = replies.flatMap(({ body }) => body.released);
    expect(released.sort()).toEqual([...ids].sort());
  });
});

describe('another review-by date', () => {
  beforeEach(async () => {
    jobId = await boardJob();
    id = (await apply()).id;
  });
  const change = async (reviewByDate: unknown, as: TestUser = manager) => {
    const [row] = await app.rows<{ version: number }>('select version from job where id = ?', [jobId]);
    const body = { jobId, reviewByDate, version: row?.version };
    return app.patch('/api/applications/admin/review-by', { as: as.token, body });
  };

  it('lets the board read on, or ends its reading, and releases nothing', async () => {
    await toReviewers([id], dayFromToday(45));
    const day = dayFromToday(60);
    expect((await change(day)).status).toBe(204);
    const [job] = await app.rows(
      "select (board_review_days at time zone 'America/New_York')::text as day from job where id = ?",
      [jobId],
    );
    expect(job).toEqual({ day: `${day} 23:59:59` });
    expect((await open(reviewer)).status).toBe(200);
    expect((await applicants(manager)).body.items).toMatchObject([{ id, releasedAt: null }]);
  });

  it('that is the same records nothing, and one of a mistyped year is refused at its field', async () => {
    const version = async () =>
      (await app.rows<{ version: number }>('select version from job where id = ?', [jobId]))[0]?.version;
    await change(dayFromToday(45));
    const before = await version();
    expect((await change(dayFromToday(45))).status).toBe(204);
    expect(await version()).toBe(before);
    for (const day of ['2206-01-25', '9999-12-31'])
      expect((await change(day)).body.fields).toMatchObject([{ path: 'reviewByDate', code: 'too_late' }]);
  });

  it('is refused before today or the end of the listing, as no day, and once the review is over', async () => {
    for (const day of [dayFromToday(29), dayFromToday(-1), '12/08/2026', null])
      expect((await change(day)).body.fields).toMatchObject([{ path: 'reviewByDate' }]);
    expect((await change(dayFromToday(45), boss)).status).toBe(403);
    await passReviewDate();
    expect((await change(dayFromToday(45))).body.code).toBe('review_over');
  });
});
