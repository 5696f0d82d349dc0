import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ManagedJob } from '#modules/postings/contract/api/responses.js';
import { addLocalDays, endOfLocalDay, localDate } from '#platform/time/local-time.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createOpenJob, createSeeker } from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { jobForm } from '#test/support/fixtures/postings.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '#test/support/fixtures/review.js';
import { taskReader } from '#test/support/fixtures/tasks.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let people: ReviewFixture;
let act: ReviewActions;
let tasks: ReturnType<typeof taskReader>;
beforeAll(async () => {
  app = await startApp();
  people = await createReviewFixture(app);
  act = reviewActions(app, people);
  tasks = taskReader(app);
});
afterAll(() => app?.close());

const versionOf = async (id: string) =>
  (await app.rows<{ version: number }>('select version from job where id = ?', [id]))[0]?.version;
const change = (id: string, assignments: string) =>
  app.rows(`update job set ${assignments} where id = ? returning 1`, [id]);
const listed = (statuses: string[]) => `/api/jobs/admin?filters=${encodeURIComponent(JSON.stringify({ statuses }))}`;

/** Ids of the rows of Manage Postings for which `isOne` holds. */
async function managed(user: TestUser, statuses: string[], isOne: (row: ManagedJob) => boolean): Promise<string[]> {
  const { status, body } = await app.get(`${listed(statuses)}&limit=100`, { as: user.token });
  expect([status, body.items?.length]).toEqual([200, body.totalItemsCount]);
  return body.items.filter(isOne).map(({ id }: ManagedJob) => id);
}

/** A posting of the employer that waits for approval. */
async function toApprove(title: string): Promise<string> {
  const [position] = await app.rows<{ id: string }>('select id from position where approval order by id limit 1');
  return createOpenJob(app, people.boss, { title, position: position?.id ?? '' });
}

describe('tasks of postings (U53)', () => {
  it('approvals are those of Manage Jobs, the one that waits longest first, and end with the decision', async () => {
    const { manager, boss, reviewer } = people;
    const ids = [await toApprove('First sent'), await toApprove('Second sent')];
    const before = { as: boss.token, body: { status: 'open', version: await versionOf(ids[0] ?? '') } };
    await change(ids[0] ?? '', "approval_requested_at = approval_requested_at - interval '3 days'");
    // Who posts it again meanwhile sends nothing that waits less long.
    expect((await app.patch(`/api/jobs/${ids[0]}/status`, before)).body).toMatchObject({ status: 'pendingApproval' });
    expect(await tasks.titles(manager, 'approval')).toEqual(['First sent', 'Second sent']);
    expect(await tasks.count(manager, 'approval')).toBe(await tasks.total(manager, listed(['pendingApproval'])));
    expect(await tasks.count(boss, 'approval')).toBeUndefined();
    expect(await tasks.count(reviewer, 'approval')).toBeUndefined();
    const [item] = (await tasks.task(manager, 'approval'))?.items ?? [];
    expect(Date.now() - Date.parse(item?.since ?? '')).toBeGreaterThan(2 * 86_400_000);

    const version = await versionOf(ids[0] ?? '');
    const approved = await app.patch(`/api/jobs/${ids[0]}/status`, {
      as: manager.token,
      body: { status: 'open', version },
    });
    expect(approved.status).toBe(200);
    const decision = { version: await versionOf(ids[1] ?? ''), status: 'rejected', rejectionReason: 'other' };
    const refused = await app.patch(`/api/jobs/${ids[1]}`, { as: manager.token, form: jobForm(decision) });
    expect(refused.status).toBe(200);
    expect(await tasks.count(manager, 'approval')).toBe(0);
  });

  it('rejected postings are those of My Postings, and end when they are sent again', async () => {
    const { manager, boss, strangeBoss, reviewer } = people;
    expect(await tasks.titles(boss, 'rejected')).toEqual(['Second sent']);
    expect(await tasks.count(boss, 'rejected')).toBe(await tasks.total(boss, '/api/jobs/user/posts?status=rejected'));
    expect(await tasks.count(strangeBoss, 'rejected')).toBe(0);
    expect(await tasks.count(manager, 'rejected')).toBe(
      await tasks.total(manager, '/api/jobs/user/posts?status=rejected'),
    );
    expect(await tasks.count(reviewer, 'rejected')).toBeUndefined();
    const id = (await tasks.task(boss, 'rejected'))?.items[0]?.id ?? '';
    await change(id, "rejected_at = '2026-11-02T12:00:00Z'");
    const [item] = (await tasks.task(boss, 'rejected'))?.items ?? [];
    expect(item?.since).toBe('2026-11-02T12:00:00.000Z');
    const body = { status: 'open', version: await versionOf(item?.id ?? '') };
    expect((await app.patch(`/api/jobs/${item?.id}/status`, { as: boss.token, body })).status).toBe(200);
    expect(await tasks.count(boss, 'rejected')).toBe(0);
  });

  it('applications wait to be released, then to be read; a review that ends soon is a task beside them', async () => {
    const { manager, boss, reviewer, colleague, strangeReviewer } = people;
    const jobId = await act.boardJob();
    const { id } = await act.apply(jobId);
    await app.idle();
    const waiting = '/api/jobs/admin/reviewApplicants?show=waiting';
    expect(await tasks.count(manager, 'toRelease')).toBe(1);
    expect(await tasks.count(manager, 'toRelease')).toBe(await tasks.total(manager, waiting));
    expect(await tasks.task(manager, 'toRelease')).toMatchObject({
      items: [{ id: jobId, amount: 1, of: 1, since: expect.any(String), due: expect.any(String) }],
    });
    expect(await tasks.count(manager, 'toRead')).toBeUndefined();
    expect(await tasks.count(boss, 'toRelease')).toBeUndefined();
    expect(await tasks.count(reviewer, 'toRead')).toBe(0);

    expect((await act.toReviewers(jobId, [id], dayFromToday(40))).status).toBeLessThan(300);
    expect(await tasks.count(manager, 'toRelease')).toBe(0);
    expect(await tasks.count(reviewer, 'toRead')).toBe(1);
    expect(await tasks.count(reviewer, 'toRead')).toBe(await tasks.total(reviewer, waiting));
    expect(await tasks.count(colleague, 'toRead')).toBe(0);
    expect(await tasks.count(strangeReviewer, 'toRead')).toBe(0);

    await change(jobId, "board_review_days = now() + interval '2 days'");
    const counts = async () => [await tasks.count(reviewer, 'reviewDue'), await tasks.count(reviewer, 'toRead')];
    // It is one of those to read, too.
    expect(await counts()).toEqual([1, 1]);
    expect(await tasks.task(reviewer, 'reviewDue')).toMatchObject({
      items: [{ id: jobId, amount: 1, since: expect.any(String) }],
    });
    expect(await tasks.total(reviewer, waiting)).toBe(1);
    expect((await act.open(reviewer, id)).status).toBe(200);
    expect(await counts()).toEqual([0, 0]);
  });

  it('applications to read wait since the earliest release, whichever was sent first', async () => {
    const { reviewer } = people;
    const jobId = await act.boardJob();
    const first = await act.apply(jobId);
    const second = await act.apply(jobId, await createSeeker(app));
    expect((await act.toReviewers(jobId, [first.id, second.id], dayFromToday(40))).status).toBeLessThan(300);
    const since = '2026-01-05T15:00:00.000Z';
    await app.rows('update application set released_to_reviewers_at = ? where id = ? returning 1', [since, second.id]);
    const { items = [] } = (await tasks.task(reviewer, 'toRead')) ?? {};
    expect(items.filter(({ id }) => id === jobId)).toMatchObject([{ since }]);
    for (const { id } of [first, second]) expect((await act.open(reviewer, id)).status).toBe(200);
  });

  it('released applicants are new to the creator of the posting until read, to all posters once the creator posts no more (U61)', async () => {
    const { manager, boss, strangeBoss, reviewer } = people;
    const organizations = [boss.organization];
    const colleague = await createSignedInUser(app, { privileges: [1], organizations });
    const both = await createSignedInUser(app, { privileges: [1, 2], organizations });
    const jobId = await createOpenJob(app, boss, { title: 'Aide' });
    const ids = [(await act.apply(jobId)).id, (await act.apply(jobId, await createSeeker(app))).id];
    await app.idle();
    expect(await tasks.count(boss, 'newApplicants')).toBe(0);
    await act.toApplicants(jobId, ids);
    expect(await tasks.task(boss, 'newApplicants')).toMatchObject({
      totalItemsCount: 1,
      totalAmount: 2,
      items: [{ id: jobId, title: 'Aide', amount: 2, of: 2, since: expect.any(String) }],
    });
    for (const user of [manager, reviewer]) expect(await tasks.count(user, 'newApplicants')).toBeUndefined();
    for (const user of [colleague, both, strangeBoss]) expect(await tasks.count(user, 'newApplicants')).toBe(0);
    expect((await act.open(boss, ids[0])).status).toBe(200);
    expect(await tasks.task(boss, 'newApplicants')).toMatchObject({ totalAmount: 1, items: [{ amount: 1, of: 2 }] });

    await app.rows("update account set organizations = '{}' where id = ? returning 1", [boss.id]);
    expect(await tasks.count(boss, 'newApplicants')).toBe(0);
    expect(await tasks.task(colleague, 'newApplicants')).toMatchObject({ totalItemsCount: 1, totalAmount: 2 });
    // Who reviews, too, has them among those to read.
    expect(await tasks.count(both, 'newApplicants')).toBe(0);
    expect(await tasks.ids(both, 'toRead')).toContain(jobId);
    await app.rows('update account set organizations = ? where id = ? returning 1', [
      `{${boss.organization}}`,
      boss.id,
    ]);
    expect((await act.open(boss, ids[1])).status).toBe(200);
    expect(await tasks.count(boss, 'newApplicants')).toBe(0);
  });

  it('outcomes are owed once a posting has ended, until the last applicant has one', async () => {
    const { manager, boss, strangeBoss, reviewer } = people;
    const jobId = await createOpenJob(app, boss, { title: 'Librarian' });
    const { id } = await act.apply(jobId);
    await app.idle();
    expect(await tasks.count(boss, 'outcomes')).toBe(0);
    await change(jobId, "end_date = now() - interval '3 days', start_date = now() - interval '9 days'");
    expect(await tasks.task(boss, 'outcomes')).toMatchObject({
      totalItemsCount: 1,
      items: [{ id: jobId, title: 'Librarian', amount: 1, since: expect.any(String) }],
    });
    expect(await tasks.count(manager, 'outcomes')).toBe(1);
    expect(await tasks.count(strangeBoss, 'outcomes')).toBe(0);
    expect(await tasks.count(reviewer, 'outcomes')).toBeUndefined();
    for (const user of [boss, manager])
      expect(await tasks.ids(user, 'outcomes')).toEqual(
        await managed(
          user,
          ['open', 'expired', 'closed'],
          ({ isExpired, status, isExternalPost, applicationsUndecided }) =>
            (isExpired || status === 'closed') && !isExternalPost && applicationsUndecided > 0,
        ),
      );
    expect((await act.move(jobId, [id], 'notSelected')).status).toBe(200);
    await app.idle();
    expect(await tasks.count(boss, 'outcomes')).toBe(0);
  });

  it('a posting without applicants is told of a week before its end, until somebody applies', async () => {
    const { manager, boss, strangeBoss, reviewer } = people;
    const endDate = (days: number) => localDate(addLocalDays(new Date(), days));
    const jobId = await createOpenJob(app, boss, { title: 'Custodian', endDate: endDate(7) });
    await createOpenJob(app, boss, { title: 'Gardener', endDate: endDate(8) });
    expect(await tasks.titles(boss, 'withoutApplicants')).toEqual(['Custodian']);
    const week = endOfLocalDay(endDate(7)).toISOString();
    for (const user of [boss, manager])
      expect(await tasks.ids(user, 'withoutApplicants')).toEqual(
        await managed(
          user,
          ['open'],
          ({ isExpired, isExternalPost, endDate: end, applicationsCount }) =>
            !isExpired && !isExternalPost && end <= week && applicationsCount === 0,
        ),
      );
    expect(await tasks.count(strangeBoss, 'withoutApplicants')).toBe(0);
    expect(await tasks.count(reviewer, 'withoutApplicants')).toBeUndefined();
    await act.apply(jobId);
    await app.idle();
    expect(await tasks.count(boss, 'withoutApplicants')).toBe(0);
  });
});
