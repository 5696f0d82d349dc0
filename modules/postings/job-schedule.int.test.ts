import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '#platform/time/clock.js';
import { endOfLocalDay, startOfLocalDay } from '#platform/time/local-time.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSeeker, submit } from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';
import type { JobPayloadInput, StatusChange } from './contract/api/job.js';
import { JOB_MESSAGES } from './contract/api/rules.js';

let app: TestApp;
let world: PostingsFixture;

beforeAll(async () => {
  app = await startApp();
  world = await createPostingsFixture(app);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => app?.close());

const create = async (changes: Partial<JobPayloadInput> = {}, as = world.poster): Promise<string> =>
  (await createJob(app, as, { organization: HARRISBURG, position: world.teacher.id, ...changes })).id;
const open = (changes: Partial<JobPayloadInput> = {}, as = world.poster) => create({ status: 'open', ...changes }, as);
const change = (id: string, body: StatusChange, as = world.poster) =>
  app.patch(`/api/jobs/${id}/status`, { as: as.token, body });
const post = (id: string, dates: Omit<StatusChange, 'status'>, as = world.poster) =>
  change(id, { status: 'open', ...dates }, as);
const read = async (id: string) => (await app.get(`/api/jobs/${id}/admin`, { as: world.manager.token })).body;
const isPublic = async (id: string) => (await app.get(`/api/jobs/${id}`)).status === 200;
/** Whether the lists say that it is public. */
const isPublicInLists = async (id: string) => {
  const said = ['admin', 'user/posts'].map(async (list) => {
    const { items } = (await app.get(`/api/jobs/${list}?limit=100`, { as: world.poster.token })).body;
    return items.find((job: { id: string }) => job.id === id).isPublic;
  });
  const [first, ...others] = await Promise.all(said);
  expect(others).toEqual([first]);
  return first;
};

describe('extending a posting', () => {
  it('opens an expired one again at once, until the end of the new day [W5.32, W5.50]', async () => {
    const id = await open({ startDate: dayFromToday(-20), endDate: dayFromToday(-3) });
    expect((await app.get(`/api/jobs/${id}`)).body.isAccepting).toBe(false);
    const { body } = await post(id, { endDate: dayFromToday(7) });
    expect(body.status).toBe('open');
    expect((await app.get(`/api/jobs/${id}`)).body).toMatchObject({
      isAccepting: true,
      deadlineText: '7 days',
      endDate: endOfLocalDay(dayFromToday(7)).toISOString(),
    });
    await app.idle();
    const found = await app.get('/api/jobs?positionTitle=fourth');
    expect(found.body.items.map((job: { id: string }) => job.id)).toContain(id);
  });

  it('pushes the board review date up, and leaves a later one [W5.33]', async () => {
    const review = { isBoardReview: true, boardReviewDays: dayFromToday(40), reviewers: [world.reviewer.id] };
    const id = await open({ endDate: dayFromToday(30), ...review }, world.manager);
    await post(id, { endDate: dayFromToday(35) });
    expect((await read(id)).boardReviewDays).toBe(endOfLocalDay(dayFromToday(40)).toISOString());
    await post(id, { endDate: dayFromToday(60) });
    expect(await read(id)).toMatchObject({
      boardReviewDays: endOfLocalDay(dayFromToday(60)).toISOString(),
      reviewers: [world.reviewer.id],
    });
  });

  it('leaves an approved open one open, also after a Save, as lists and the form say (T10)', async () => {
    const id = await open({ position: world.superintendent.id });
    const isApproved = async () => {
      const { items } = (await app.get('/api/jobs/user/posts?limit=100', { as: world.poster.token })).body;
      const isApprovedInForm = (await read(id)).isApproved;
      expect(items.find((job: { id: string }) => job.id === id).isApproved).toBe(isApprovedInForm);
      return isApprovedInForm;
    };
    expect(await isApproved()).toBe(false);
    await post(id, {}, world.manager);
    expect((await post(id, { endDate: dayFromToday(60) })).body.status).toBe('open');
    await change(id, { status: 'unsubmitted' });
    expect(await isApproved()).toBe(true);
    expect((await post(id, { startDate: dayFromToday(0) })).body.status).toBe('open');
  });

  it('is refused for an end that is not later, in the past or before the start', async () => {
    const id = await open({ endDate: dayFromToday(30) });
    for (const [endDate, message] of [
      [dayFromToday(30), JOB_MESSAGES.endNotLater],
      [dayFromToday(29), JOB_MESSAGES.endNotLater],
      [dayFromToday(-1), JOB_MESSAGES.endBeforeToday],
    ] as const) {
      const fields = [{ path: 'endDate', message }];
      expect(await post(id, { endDate })).toMatchObject({ status: 422, body: { message, fields } });
    }
    expect(await read(id)).toMatchObject({ version: 1, endDate: endOfLocalDay(dayFromToday(30)).toISOString() });
  });

  it('is refused with another start once it has started', async () => {
    const id = await open();
    const refused = await post(id, { startDate: dayFromToday(5), endDate: dayFromToday(60) });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'startDate', message: JOB_MESSAGES.started }] },
    });
    const queued = await open({ startDate: dayFromToday(2) });
    expect((await post(queued, { startDate: dayFromToday(5) })).status).toBe(200);
  });
});

describe('scheduling a posting', () => {
  it('posts an unsubmitted one that visitors see from its start on', async () => {
    const id = await create();
    const dates = { startDate: dayFromToday(10), endDate: dayFromToday(20) };
    expect((await post(id, dates)).body).toMatchObject({ status: 'open', jobListingNumber: expect.any(Number) });
    expect(await read(id)).toMatchObject({
      listingText: 'Listing queued',
      startDate: startOfLocalDay(dates.startDate).toISOString(),
      endDate: endOfLocalDay(dates.endDate).toISOString(),
    });
    expect(await isPublic(id)).toBe(false);
  });

  it.each(['closed', 'filled'] as const)('never shows one that was %s before its start', async (status) => {
    const id = await open({ startDate: dayFromToday(10), endDate: dayFromToday(20) });
    expect((await change(id, { status })).status).toBe(200);
    expect([await isPublic(id), await isPublicInLists(id)]).toEqual([false, false]);
    const ended = await open();
    expect((await change(ended, { status })).status).toBe(200);
    expect([await isPublic(ended), await isPublicInLists(ended)]).toEqual([true, true]);
  });

  it('still shows one that was applied for before its start was put off', async () => {
    const id = await open();
    const seeker = await createSeeker(app);
    expect((await submit(app, seeker, id)).status).toBe(201);
    expect((await change(id, { status: 'unsubmitted' })).status).toBe(200);
    expect((await post(id, { startDate: dayFromToday(10), endDate: dayFromToday(20) })).status).toBe(200);
    expect([await isPublic(id), await isPublicInLists(id)]).toEqual([false, false]);
    expect((await change(id, { status: 'closed' })).status).toBe(200);
    expect([await isPublic(id), await isPublicInLists(id)]).toEqual([true, true]);
  });

  it('refuses a year of another century at its field', async () => {
    const id = await create();
    for (const day of ['1999-12-31', '2100-01-01', '9999-12-31'])
      expect(await post(id, { startDate: day, endDate: day })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'startDate' }, { path: 'endDate' }] },
      });
  });

  it('still waits for approval where the position needs it [W6.5]', async () => {
    const id = await create({ position: world.superintendent.id });
    const dates = { startDate: dayFromToday(10), endDate: dayFromToday(20) };
    expect((await post(id, dates)).body.status).toBe('pendingApproval');
    expect(await read(id)).toMatchObject({ startDate: startOfLocalDay(dates.startDate).toISOString() });
  });

  it('refuses dates without a Post, and what is no day, at their fields', async () => {
    const id = await open();
    for (const status of ['unsubmitted', 'closed', 'filled', 'rejected', 'pendingApproval'] as const) {
      const refused = await change(id, { status, endDate: dayFromToday(60), startDate: dayFromToday(50) });
      expect([status, refused.status]).toEqual([status, 400]);
      const paths = refused.body.fields.map(({ path }: { path: string }) => path);
      expect(paths.sort()).toEqual(['endDate', 'startDate']);
    }
    for (const endDate of ['', 'tomorrow', '2026-02-30', '2026-12-01T00:00:00Z', 5, null, ['2027-01-01']])
      expect(await change(id, { status: 'open', endDate } as StatusChange)).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'endDate' }] },
      });
    expect((await read(id)).version).toBe(1);
  });

  it('says first who may not, and from which status not', async () => {
    const id = await open();
    const endDate = dayFromToday(1);
    expect((await post(id, { endDate }, world.otherPoster)).status).toBe(404);
    expect((await post(id, { endDate }, world.seeker)).status).toBe(403);
    await change(id, { status: 'closed' });
    expect(await post(id, { endDate: dayFromToday(60) })).toMatchObject({
      status: 409,
      body: { code: 'wrong_status' },
    });
  });
});

describe('the day in Pennsylvania', () => {
  /** Local times as the database reads them. */
  const stored = async (id: string) => {
    const [row] = await app.rows<{ start: string; end: string }>(
      `select to_char(start_date at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI:SS') as start,
              to_char(end_date at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI:SS') as end from job where id = ?`,
      [id],
    );
    return row;
  };
  const at = (instant: string) => jest.spyOn(app.service(Clock), 'now').mockReturnValue(new Date(instant));

  it.each([
    ['2026-03-08', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
    ['2026-11-01', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
    ['2026-12-31', '2027-01-01T04:59:59Z', '2027-01-01T05:00:00Z'],
    ['2027-03-14', '2027-03-15T03:59:59Z', '2027-03-15T04:00:00Z'],
    ['2027-11-07', '2027-11-08T04:59:59Z', '2027-11-08T05:00:00Z'],
  ])('%s is open until its 23:59:59, also where clocks change [W5.32]', async (endDate, last, over) => {
    const id = await open({ startDate: '2026-02-01', endDate });
    expect(await stored(id)).toEqual({ start: '2026-02-01 00:00:00', end: `${endDate} 23:59:59` });
    at(last);
    expect((await app.get(`/api/jobs/${id}`)).body).toMatchObject({ isAccepting: true, deadlineText: 'Today' });
    at(over);
    expect((await app.get(`/api/jobs/${id}`)).body).toMatchObject({ isAccepting: false });
  });

  // A start must not be past by the clock of the database, so these are days of the next year.
  const year = Number(dayFromToday(0).slice(0, 4)) + 1;
  const endDate = `${year}-12-31`;
  /** The first Sunday from a local day on. */
  const sundayFrom = (day: string) => {
    const noon = new Date(`${day}T12:00:00Z`);
    noon.setUTCDate(noon.getUTCDate() + ((7 - noon.getUTCDay()) % 7));
    return noon.toISOString().slice(0, 10);
  };

  it.each([
    ['the new year', `${year}-01-01`, '05:00:00'],
    ['the start of summer time', sundayFrom(`${year}-03-08`), '05:00:00'],
    ['the end of summer time', sundayFrom(`${year}-11-01`), '04:00:00'],
  ])('a posting queued for %s appears at its 00:00', async (_, startDate, midnight) => {
    const id = await create();
    expect((await post(id, { startDate, endDate })).status).toBe(200);
    expect(await stored(id)).toEqual({ start: `${startDate} 00:00:00`, end: `${endDate} 23:59:59` });
    const first = `${startDate}T${midnight}.000Z`;
    at(new Date(Date.parse(first) - 1).toISOString());
    expect(await isPublic(id)).toBe(false);
    at(first);
    expect(await isPublic(id)).toBe(true);
  });
});
