import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let boss: Employer;
let me: Seeker;
beforeAll(async () => {
  app = await sharedApp();
  boss = await createEmployer(app);
});
beforeEach(async () => {
  me = await createSeeker(app);
});

const list = async (query = '', as: Seeker = me) =>
  (await app.get(`/api/applications/list${query}`, { as: as.token })).body;
const titles = (body: { items: { job: { title: string } }[] }) => body.items.map(({ job }) => job.title);
const expire = (jobId: string, hoursAgo: number) =>
  app.rows('update job set end_date = now() - make_interval(hours => ?) where id = ? returning 1', [hoursAgo, jobId]);

/** One of each display status, in the order of their titles: A saved, B submitted, C filled, D expired. */
async function oneOfEach(): Promise<Record<'a' | 'b' | 'c' | 'd', string>> {
  const a = await createOpenJob(app, boss, { title: 'A', externalListingNumber: '10', endDate: dayFromToday(9) });
  const b = await createOpenJob(app, boss, { title: 'B', externalListingNumber: '9', endDate: dayFromToday(3) });
  const c = await createOpenJob(app, boss, { title: 'C', externalListingNumber: 'X1', endDate: dayFromToday(5) });
  const d = await createOpenJob(app, boss, { title: 'D', externalListingNumber: 'X0' });
  await saveDraft(app, me, a);
  await submit(app, me, b);
  await submit(app, me, c);
  await saveDraft(app, me, d);
  await app.patch(`/api/jobs/${c}/status`, { as: boss.token, body: { status: 'filled' } });
  await expire(d, 1);
  return { a, b, c, d };
}

describe('my applications', () => {
  it('[W11.4, W11.8, W11.5] are cards with the posting, what to show as status, and whether they can be edited', async () => {
    await oneOfEach();
    const { items, totalItemsCount } = await list();
    expect(totalItemsCount).toBe(4);
    expect(
      items.map((one: { job: { title: string }; status: string; canEdit: boolean }) => [
        one.job.title,
        one.status,
        one.canEdit,
      ]),
    ).toEqual([
      ['A', 'saved', true],
      ['B', 'submitted', false],
      ['C', 'filled', false],
      ['D', 'expired', false],
    ]);
    expect(items[0]).toEqual({
      id: expect.any(String),
      jobId: expect.any(String),
      type: 'draft',
      canBeginAgain: false,
      withdrawnAt: null,
      withdrawnBy: null,
      timeline: [],
      status: 'saved',
      canEdit: true,
      job: {
        id: expect.any(String),
        title: 'A',
        listingNumber: '10',
        position: { name: expect.any(String), type: expect.any(String) },
        organization: { accountNumber: boss.organization, accountName: expect.any(String) },
        city: 'Harrisburg',
        state: 'PA',
        zipCode: '17101',
        status: 'open',
        startDate: expect.any(String),
        endDate: expect.any(String),
        isExternalPost: false,
        asksForSalaryHistory: true,
        isDeleted: false,
      },
      submittedAt: null,
      updatedAt: expect.any(String),
    });
  });

  it('[W11.1] are sorted', async () => {
    await oneOfEach();
    expect(titles(await list('?sortedBy=status'))).toEqual(['A', 'B', 'C', 'D']);
    expect(titles(await list('?sortedBy=positionTitle'))).toEqual(['A', 'B', 'C', 'D']);
    expect(titles(await list('?sortedBy=positionNumber'))).toEqual(['B', 'A', 'D', 'C']);
    expect(titles(await list('?sortedBy=expiringSoon'))).toEqual(['B', 'C', 'A', 'D']);
  });

  it('[W11.1] stand by deadline: those to come, the soonest first, then those that passed, the latest first', async () => {
    const [late, later, open] = await Promise.all(
      ['Late', 'Later', 'Open'].map((title) => createOpenJob(app, boss, { title, endDate: dayFromToday(30) })),
    );
    for (const id of [late, later, open]) await saveDraft(app, me, id as string);
    await expire(late as string, 2);
    await expire(later as string, 1);
    expect(titles(await list('?sortedBy=expiringSoon'))).toEqual(['Open', 'Later', 'Late']);
  });

  it.each([
    ['saved', ['A']],
    ['submitted', ['B']],
    ['filled', ['C']],
    ['expired', ['D']],
  ])('[W11.2, W11.7] are filtered by %s', async (status, expected) => {
    await oneOfEach();
    const body = await list(`?status=${status}`);
    expect([titles(body), body.totalItemsCount]).toEqual([expected, 1]);
  });

  it('[W11.3, W11.6, W11.7] come ten at a time, are the own ones only, and one less after deleting', async () => {
    const jobs: string[] = [];
    for (let at = 0; at < 11; at += 1) jobs.push(await createOpenJob(app, boss, { title: `Job ${at}` }));
    await Promise.all(jobs.map((jobId) => saveDraft(app, me, jobId, { letter: null })));
    const other = await createSeeker(app);
    await saveDraft(app, other, jobs[0] ?? '');
    const [first, second] = [await list(), await list('?offset=10')];
    expect([first.items.length, second.items.length, first.totalItemsCount]).toEqual([10, 1, 11]);
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(11);
    await app.delete(`/api/applications/${ids[0]}`, { as: me.token });
    expect((await list()).totalItemsCount).toBe(10);
    expect((await list('', other)).totalItemsCount).toBe(1);
  });

  it.each([
    '?sortedBy=salary',
    '?status=draft',
    '?limit=0',
    '?limit=101',
    '?offset=-1',
    '?offset=1e9',
    '?sortedBy=status&sortedBy=x',
  ])('(S21) refuse %s', async (query) => {
    expect((await app.get(`/api/applications/list${query}`, { as: me.token })).status).toBe(400);
  });

  it('are for those who are signed in', async () => {
    for (const path of ['list', 'positions-of-interest']) {
      expect((await app.get(`/api/applications/${path}`)).status).toBe(401);
    }
  });
});

describe('positions of interest', () => {
  it('[W4.10] lists what is in progress before what is applied for, ten at a time', async () => {
    const { a, b } = await oneOfEach();
    const { status, body } = await app.get('/api/applications/positions-of-interest?sortedBy=statusCode', {
      as: me.token,
    });
    expect([status, body.totalItemsCount]).toEqual([200, 4]);
    const rows = body.items.map((one: { title: string; statusCode: number }) => [one.title, one.statusCode]);
    expect(rows).toEqual([
      ['D', 0],
      ['A', 0],
      ['B', 1],
      ['C', 1],
    ]);
    const row = body.items[1];
    expect(row).toEqual({
      id: expect.any(String),
      jobId: a,
      type: 'draft',
      statusCode: 0,
      outcome: null,
      canEdit: true,
      title: 'A',
      organization: { accountNumber: boss.organization, accountName: expect.any(String) },
      city: 'Harrisburg',
      state: 'PA',
      deadline: expect.any(String),
    });
    const page = await app.get('/api/applications/positions-of-interest?offset=2&limit=1', { as: me.token });
    expect(page.body.items.map(({ jobId }: { jobId: string }) => jobId)).toEqual([b]);
  });
});
