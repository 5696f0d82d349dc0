import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobToReview } from '#modules/postings/contract/api/responses.js';
import type { JobsToReviewResponse } from '#modules/postings/contract/api/review.js';
import { startApp, type TestApp } from '#test/support/app.js';
import fc from '#test/support/fast-check.js';
import { cloneSeekers, createOpenJob, type Seeker } from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '#test/support/fixtures/review.js';
import { taskReader } from '#test/support/fixtures/tasks.js';
import type { TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let seekers: Seeker[];
let tasks: ReturnType<typeof taskReader>;

beforeAll(async () => {
  app = await startApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  tasks = taskReader(app);
  seekers = await cloneSeekers(app, cast.rachel, 3);
});
afterAll(() => app?.close());

const read = async (as: TestUser, query = ''): Promise<JobsToReviewResponse> => {
  const { status, body } = await app.get(`/api/jobs/admin/reviewApplicants?limit=500${query}`, { as: as.token });
  expect(status).toBe(200);
  return body;
};
const titles = ({ items }: JobsToReviewResponse) => items.map(({ title }) => title);
const apply = async (jobId: string, at = 0) => (await does.apply(jobId, seekers[at])).id as string;
const board = (boardReviewDays: string, title: string) =>
  createOpenJob(app, cast.manager, {
    title,
    isBoardReview: true,
    reviewers: [cast.reviewer.id],
    boardReviewDays,
  });

describe('Review Applicants', () => {
  it('finds a job by its number, its title or its organization, and one job wherever it is in the list (U60)', async () => {
    const job = await createOpenJob(app, cast.boss, { title: 'Größe 100% tester', externalListingNumber: 'RV-4711' });
    const other = await board(dayFromToday(50), 'Other');
    for (const id of [job, other]) await apply(id);
    const { items, totalItemsCount, counts } = await read(cast.manager);
    expect([items.length, totalItemsCount, counts.all]).toEqual([2, 2, 2]);
    const { organization, jobListingNumber } = items.find(({ id }) => id === job) as JobToReview;
    const found = async (text: string) => titles(await read(cast.manager, `&search=${encodeURIComponent(text)}`));
    expect(await found('grosse 100%')).toEqual(['Größe 100% tester']);
    expect(await found('rv-47')).toEqual(['Größe 100% tester']);
    expect(await found(String(jobListingNumber))).toContain('Größe 100% tester');
    expect((await found(organization.accountName.toUpperCase())).toSorted()).toEqual(['Größe 100% tester', 'Other']);
    expect(await found('100_')).toEqual([]);
    expect(await read(cast.manager, '&search=other')).toMatchObject({
      totalItemsCount: 1,
      counts: { all: 1, waiting: 1 },
    });
    expect(titles(await read(cast.manager, `&job=${job}`))).toEqual(['Größe 100% tester']);
    // What a reviewer may not open is not found by its id either.
    expect(titles(await read(cast.reviewer, `&job=${job}`))).toEqual([]);
    for (const query of ['show=nothing', 'order=UP', 'job=1', `search=${'x'.repeat(51)}`])
      expect((await app.get(`/api/jobs/admin/reviewApplicants?${query}`, { as: cast.manager.token })).status).toBe(400);
  });

  it('shows what waits, what is due and what is one’s own, the earliest review date first; nothing waits in what is filled (U60)', async () => {
    const ids = new Map<string, string>();
    for (const title of ['Later', 'Soon', 'Over', 'Filled']) {
      const id = await board(dayFromToday(50), title);
      ids.set(title, id);
      await apply(id);
    }
    const change = (title: string, sql: string) =>
      app.rows(`update job set ${sql} where id = ? returning 1`, [ids.get(title)]);
    await change('Soon', "board_review_days = now() + interval '3 days'");
    await change('Over', "board_review_days = now() - interval '3 days'");
    const own = await createOpenJob(app, cast.boss, { title: 'Of the boss' });
    await apply(own);
    expect(
      (await app.patch(`/api/jobs/${ids.get('Filled')}/status`, { as: cast.manager.token, body: { status: 'filled' } }))
        .status,
    ).toBe(200);
    const shown = async (show: string) => titles(await read(cast.manager, `&show=${show}&order=ASC`));
    const waiting = await shown('waiting');
    expect(waiting.slice(0, 2)).toEqual(['Over', 'Soon']);
    expect(waiting).toContain('Later');
    expect(waiting).not.toContain('Filled');
    expect(await shown('due')).toEqual(['Soon']);
    expect(await shown('mine')).not.toContain('Of the boss');
    expect(await shown('mine')).toEqual(expect.arrayContaining(['Later', 'Soon', 'Over', 'Filled']));
    expect(await shown('all')).toEqual(expect.arrayContaining(['Filled', 'Of the boss', ...waiting]));
  });

  it('has one number for each choice: those of the tabs, the rows, the dashboard and the menu are the same', async () => {
    const jobs = [
      await board(dayFromToday(50), 'Board'),
      await createOpenJob(app, cast.boss),
      await board(dayFromToday(60), 'Undated'),
    ];
    const applied: { jobId: string; id: string }[] = [];
    for (const jobId of jobs) for (const at of [0, 1, 2]) applied.push({ jobId, id: await apply(jobId, at) });
    const act = fc.record({
      what: fc.constantFrom('toApplicants', 'toReviewers', 'read', 'soon', 'over'),
      at: fc.nat(applied.length - 1),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async (acts) => {
        for (const { what, at } of acts) {
          const { jobId, id } = applied[at] as (typeof applied)[number];
          const change = (sql: string) => app.rows(`update job set ${sql} where id = ? and is_board_review`, [jobId]);
          if (what === 'toApplicants') await does.toApplicants(jobId, [id]);
          if (what === 'toReviewers') await does.toReviewers(jobId, [id], dayFromToday(45));
          if (what === 'read') await does.open(cast.reviewer, id);
          if (what === 'soon') await change("board_review_days = now() + interval '2 days'");
          if (what === 'over') await change("board_review_days = now() - interval '2 days'");
        }
        await app.idle();
        for (const user of [cast.manager, cast.reviewer, cast.colleague, cast.strangeReviewer]) {
          const { items, counts } = await read(user);
          const [waiting, due, mine] = [
            await read(user, '&show=waiting'),
            await read(user, '&show=due'),
            await read(user, '&show=mine'),
          ];
          const open = items.filter(({ status, applicationsWaiting }) => status === 'open' && applicationsWaiting > 0);
          expect(waiting.items.map(({ id }) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
          expect(counts).toEqual({
            all: items.length,
            waiting: waiting.items.length,
            due: due.items.length,
            mine: mine.items.length,
            applications: open.reduce((sum, { applicationsWaiting }) => sum + applicationsWaiting, 0),
          });
          const kind = user === cast.manager ? 'toRelease' : 'toRead';
          expect(await tasks.task(user, kind)).toMatchObject({
            totalItemsCount: counts.waiting,
            totalAmount: counts.applications,
          });
          expect(await tasks.count(user, 'reviewDue')).toBe(counts.due);
        }
      }),
      { numRuns: 15 },
    );
  });
});
