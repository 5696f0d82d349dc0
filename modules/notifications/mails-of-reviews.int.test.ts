import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { cloneSeekers, createOpenJob, type Seeker, saveDraft, submit } from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '#test/support/fixtures/review.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { mailsTo } from '#test/support/mail.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let people: Seeker[];
beforeAll(async () => {
  app = await sharedApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  people = await cloneSeekers(app, cast.rachel, 3);
});

const mails = async ({ email }: TestUser, subject: string) =>
  (await mailsTo(app, email)).filter((mail) => mail.subject === subject);

describe('when a posting is deleted', () => {
  const removed = 'The position is no longer there: Band director';

  it('its applicants are told once, those with a draft too; the applications are kept (near W6.22)', async () => {
    const [applied, drafting, gone] = people;
    if (!applied || !drafting || !gone) throw new Error('There should be three people.');
    const jobId = await createOpenJob(app, cast.boss, { title: 'Band director' });
    const { body: application } = await submit(app, applied, jobId);
    await saveDraft(app, drafting, jobId);
    const { body: withdrawn } = await submit(app, gone, jobId);
    await app.delete(`/api/applications/${withdrawn.id}`, { as: gone.token });
    const as = cast.boss.token;
    await app.patch(`/api/jobs/${jobId}/status`, { as, body: { status: 'closed' } });
    expect((await app.delete(`/api/jobs/${jobId}`, { as })).status).toBe(204);
    const [mail, ...more] = await mails(applied, removed);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Your application is kept for the record');
    const [draft, ...others] = await mails(drafting, removed);
    expect(others).toEqual([]);
    expect(draft?.text).toContain('Your draft can no longer be submitted');
    expect(await mails(gone, removed)).toEqual([]);
    const read = await app.get(`/api/applications/${application.id}`, { as: applied.token });
    expect(read.status).toBe(200);
  });
});

describe('when applications are released to reviewers', () => {
  it('each chosen reviewer who may still read gets one mail with the posting and the date (near W12.11)', async () => {
    const organizations = [cast.boss.organization];
    const [second, elsewhere, silent] = await Promise.all(
      [0, 1, 2].map(() => createSignedInUser(app, { privileges: [2], organizations })),
    );
    if (!second || !elsewhere || !silent) throw new Error('There should be three reviewers.');
    const jobId = await createOpenJob(app, cast.manager, {
      title: 'Choir director',
      isBoardReview: true,
      boardReviewDays: dayFromToday(40),
      reviewers: [cast.reviewer.id, second.id, elsewhere.id, silent.id],
    });
    await app.rows("update account set organizations = '{}' where id = ? returning 1", [elsewhere.id]);
    await app.rows('update account set is_email_receiver = false where id = ? returning 1', [silent.id]);
    const ids: string[] = [];
    for (const person of people) ids.push((await does.apply(jobId, person)).id);
    const asked = 'Applications to review: Choir director';
    const day = dayFromToday(45);
    await does.toReviewers(jobId, ids.slice(0, 2), day);
    for (const reviewer of [cast.reviewer, second]) {
      const [mail, ...more] = await mails(reviewer, asked);
      expect(more).toEqual([]);
      expect(mail?.text).toContain('2 applications');
      const spelled = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
      expect(mail?.text).toContain(spelled);
    }
    for (const reviewer of [elsewhere, silent, cast.colleague]) expect(await mails(reviewer, asked)).toEqual([]);
    await does.toReviewers(jobId, ids.slice(0, 2), day);
    expect(await mails(second, asked)).toHaveLength(1);
    await does.toReviewers(jobId, ids, day);
    const [, later] = await mails(second, asked);
    expect(later?.text).toContain('One application');
  });
});

describe('when applicants are released to the employer', () => {
  it('its creator gets one mail a day for the posting, and nobody whose notifications are off (U61)', async () => {
    const organizations = [cast.boss.organization];
    const colleague = await createSignedInUser(app, { privileges: [1], organizations });
    const jobId = await createOpenJob(app, cast.boss, { title: 'Crossing guard' });
    const ids: string[] = [];
    for (const person of people) ids.push((await does.apply(jobId, person)).id);
    const subject = 'New applicants: Crossing guard';
    await does.toApplicants(jobId, ids.slice(0, 2));
    const [mail, ...more] = await mails(cast.boss, subject);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('2 new applicants were released to you');
    expect(mail?.text).toContain(`/job-applicants/${jobId}`);
    await does.toApplicants(jobId, ids);
    expect(await mails(cast.boss, subject)).toHaveLength(1);
    expect(await mails(colleague, subject)).toEqual([]);

    // The next day, and once the creator posts for the organization no more.
    await app.rows(
      "update mail set created_at = created_at - interval '1 day' where template = 'new-applicants' returning 1",
    );
    await app.rows('update application set released_at = null where id = ? returning 1', [ids[2]]);
    await app.rows('update account set is_email_receiver = false where id = ? returning 1', [cast.boss.id]);
    await does.toApplicants(jobId, ids.slice(2));
    expect(await mails(cast.boss, subject)).toHaveLength(1);
    await app.rows(
      "update mail set created_at = created_at - interval '1 day' where template = 'new-applicants' returning 1",
    );
    await app.rows('update application set released_at = null where id = ? returning 1', [ids[2]]);
    await app.rows("update account set organizations = '{}' where id = ? returning 1", [cast.boss.id]);
    await does.toApplicants(jobId, ids.slice(2));
    const [told, ...others] = await mails(colleague, subject);
    expect(others).toEqual([]);
    expect(told?.text).toContain('One new applicant was released to you');
  });
});
