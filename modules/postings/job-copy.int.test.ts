import { beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { formatMoment } from '#platform/time/format-date.js';
import { endOfLocalDay, startOfLocalDay } from '#platform/time/local-time.js';
import type { TestApp } from '#test/support/app.js';
import { dayFromToday, jobPayload } from '#test/support/fixtures/job-payload.js';
import { createPostingsFixture, HARRISBURG, jobForm, type PostingsFixture } from '#test/support/fixtures/postings.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import type { JobPayloadInput } from './contract/api/job.js';
import { MAX_COPIES_PER_HOUR } from './contract/api/rules.js';

let app: TestApp;
let world: PostingsFixture;

beforeAll(async () => {
  app = await sharedApp();
  world = await createPostingsFixture(app);
});

const AT_HARRISBURG = { privileges: [Privilege.JobPosting], organizations: [HARRISBURG] };
const TEXT = { name: 'notes.txt', content: 'Bring a pencil.' };

async function posted(changes: Partial<JobPayloadInput> = {}, as = world.manager, files = [TEXT]): Promise<string> {
  const position = world.teacher.id;
  const form = jobForm({ ...jobPayload({ organization: HARRISBURG, position }), status: 'open', ...changes }, files);
  const { status, body } = await app.post('/api/jobs', { as: as.token, form });
  expect([status, body.fields]).toEqual([201, undefined]);
  return body.id;
}

const copy = (id: string, as: TestUser) => app.post(`/api/jobs/${id}/copy`, { as: as.token });
const read = async (id: string, as = world.manager) => (await app.get(`/api/jobs/${id}/admin`, { as: as.token })).body;
const wish = (id: string, status: string) =>
  app.patch(`/api/jobs/${id}/status`, { as: world.manager.token, body: { status } });

/** Everything that the API tells about a posting but its identity and state. */
function contentOf(job: Record<string, unknown>) {
  const { id, version, jobListingNumber, status, statusCode, updatedAt, startDate, endDate, ...rest } = job;
  const { listingText, moves, creatorId, creator, files, externalListingNumber, rejectionReason, ...content } = rest;
  return content;
}

describe('a copy', () => {
  it('has the content of the original and nothing of its state', async () => {
    const changes = {
      externalListingNumber: 'HB-7',
      startDate: dayFromToday(-20),
      endDate: dayFromToday(-6),
      isBoardReview: true,
      boardReviewDays: dayFromToday(-3),
      reviewers: [world.reviewer.id],
      isFeatured: true,
      salaryMin: 50_000,
      salaryMax: 60_000.5,
      isSalaryShow: true,
      isEssayRequired: true,
      essayQuestion: 'Why?',
    };
    const id = await posted(changes);
    const { status, body } = await copy(id, world.manager);
    expect([status, body]).toEqual([
      201,
      { id: expect.not.stringMatching(id), version: 1, status: 'unsubmitted', jobListingNumber: null },
    ]);
    const [original, copied] = [await read(id), await read(body.id)];
    const boardReviewDays = endOfLocalDay(dayFromToday(14)).toISOString();
    expect(contentOf(copied)).toEqual({ ...contentOf(original), boardReviewDays });
    expect(copied).toMatchObject({ externalListingNumber: '', jobListingNumber: null, rejectionReason: null });
    expect(copied).toMatchObject({
      creatorId: world.manager.id,
      applicationsCount: 0,
      moves: ['save', 'post', 'delete'],
    });
    expect([copied.startDate, copied.endDate]).toEqual([
      startOfLocalDay(dayFromToday(0)).toISOString(),
      endOfLocalDay(dayFromToday(14)).toISOString(),
    ]);
    expect((await app.get(`/api/jobs/${body.id}`)).status).toBe(404);
    expect(original.status).toBe('open');
  });

  it('can be made of every status but deleted ones', async () => {
    const needy = { position: world.superintendent.id };
    for (const status of ['unsubmitted', 'pendingApproval', 'rejected', 'open', 'filled', 'closed'] as const) {
      const id = await posted({ ...needy, status: status === 'unsubmitted' ? status : 'open' }, world.poster, []);
      const { version } = await read(id);
      if (status === 'rejected')
        await app.patch(`/api/jobs/${id}`, {
          as: world.manager.token,
          form: jobForm({ version, status, rejectionReason: 'other' }),
        });
      if (['open', 'filled', 'closed'].includes(status)) await wish(id, 'open');
      if (status === 'filled' || status === 'closed') await wish(id, status);
      expect((await read(id)).status).toBe(status);
      const copied = await copy(id, world.poster);
      expect([status, copied.status, copied.body.status]).toEqual([status, 201, 'unsubmitted']);
      // Its approval is not copied: the Post of a poster waits again.
      const reposted = await app.patch(`/api/jobs/${copied.body.id}/status`, {
        as: world.poster.token,
        body: { status: 'open' },
      });
      expect(reposted.body.status).toBe('pendingApproval');
    }
    const deleted = await posted({ status: 'unsubmitted' });
    await app.delete(`/api/jobs/${deleted}`, { as: world.manager.token });
    expect((await copy(deleted, world.manager)).status).toBe(410);
  });

  it('by a poster has none of the settings of administrators [W5.39]', async () => {
    const id = await posted({
      isBoardReview: true,
      boardReviewDays: dayFromToday(44),
      reviewers: [world.reviewer.id],
      isHot: true,
      isFeatured: true,
      isEssayRequired: true,
      essayQuestion: 'Why?',
    });
    const { body } = await copy(id, world.poster);
    expect(await read(body.id)).toMatchObject({
      isBoardReview: false,
      boardReviewDays: null,
      reviewers: [],
      isHot: false,
      isFeatured: false,
      isEssayRequired: false,
      essayQuestion: '',
    });
  });

  it('is made by who may post for the organization only [P12.6]', async () => {
    const id = await posted({ status: 'unsubmitted' }, world.creator);
    const statuses = async (...users: TestUser[]) =>
      Promise.all(users.map(async (user) => (await copy(id, user)).status));
    expect(await statuses(world.otherPoster, world.seeker, world.reviewer)).toEqual([404, 403, 403]);
    expect((await app.post(`/api/jobs/${id}/copy`)).status).toBe(401);
    await app.rows(`update organization set action = 'disabled' where account_number = ?`, [HARRISBURG]);
    expect(await copy(id, world.poster)).toMatchObject({ status: 403, body: { code: 'organization_not_usable' } });
    expect((await copy(id, world.manager)).status).toBe(201);
    await app.rows(`update organization set action = 'enabled' where account_number = ?`, [HARRISBURG]);
  });

  it('needs a position that is still in the list', async () => {
    const id = await posted();
    await app.rows('update job set position_id = ? where id = ? returning 1', [
      '0190a000-0000-7000-8000-0000000000ff',
      id,
    ]);
    expect(await copy(id, world.manager)).toMatchObject({ status: 409, body: { fields: [{ path: 'position' }] } });
  });
});

describe('copies by one account', () => {
  it('are limited by the hour: a full selection is copied, and beyond the limit a message says when to go on', async () => {
    const id = await posted({ status: 'unsubmitted' }, world.creator, []);
    // As many at once as a list sends.
    for (let made = 0; made < 100; made += 4) {
      const four = await Promise.all(Array.from({ length: 4 }, () => copy(id, world.creator)));
      expect(four.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    }
    // A copy that fails does not count.
    expect((await copy('0190a000-0000-7000-8000-0000000000ff', world.creator)).status).toBe(404);
    const [counter] = await app.rows<{ endsAt: string }>(
      `update throttle set hits = ? where hits = 100 returning window_ends_at as "endsAt"`,
      [MAX_COPIES_PER_HOUR - 1],
    );
    expect((await copy(id, world.creator)).status).toBe(201);
    const refused = await copy(id, world.creator);
    expect(refused).toMatchObject({ status: 429, body: { code: 'throttled' } });
    const nextMinute = new Date(Math.ceil(new Date(counter?.endsAt ?? 0).getTime() / 60_000) * 60_000);
    expect(refused.body.message).toBe(
      `At most ${MAX_COPIES_PER_HOUR} postings can be copied in an hour. You can go on from ${formatMoment(nextMinute)}, Eastern Time.`,
    );
    expect((await copy(id, world.poster)).status).toBe(201);
    await app.rows(`update throttle set window_ends_at = now() - interval '1 second' where hits >= ? returning 1`, [
      MAX_COPIES_PER_HOUR,
    ]);
    expect((await copy(id, world.creator)).status).toBe(201);
  });
});

describe('the copies of the last hour', () => {
  const recent = async (as: TestUser) => (await app.get('/api/jobs/user/copies', { as: as.token })).body;

  it('are those of the user, with the age of the latest of each posting, as long as it is there (U53)', async () => {
    const as = await createSignedInUser(app, AT_HARRISBURG);
    const [twice, before, removed] = [await posted(), await posted(), await posted()];
    expect(await recent(as)).toEqual({ copied: [], left: MAX_COPIES_PER_HOUR, goOnAt: null });
    const ids: string[] = [];
    for (const id of [twice, before, removed, twice]) ids.push((await copy(id, as)).body.id);
    await copy(removed, world.manager);
    const makeOlder = (id: string | undefined, minutes: number) =>
      app.rows(`update job set created_at = created_at - make_interval(mins => ?) where id = ? returning 1`, [
        minutes,
        id ?? '',
      ]);
    await makeOlder(ids[0], 30);
    await makeOlder(ids[3], 12);
    await makeOlder(ids[1], 61);
    await app.delete(`/api/jobs/${ids[2]}`, { as: as.token });
    expect(await recent(as)).toEqual({
      copied: [{ id: twice, minutesAgo: 12 }],
      left: MAX_COPIES_PER_HOUR - 4,
      goOnAt: expect.stringMatching(/:00\.000Z$/),
    });
  });

  it('leave none beyond the limit, until it says when to go on (U53)', async () => {
    const as = await createSignedInUser(app, AT_HARRISBURG);
    const id = await posted();
    await copy(id, as);
    const latest = `select key from throttle where window_ends_at <= now() + interval '1 hour'
                     order by window_ends_at desc limit 1`;
    await app.rows(`update throttle set hits = ? where key = (${latest}) returning 1`, [MAX_COPIES_PER_HOUR + 7]);
    const { left, goOnAt } = await recent(as);
    expect(left).toBe(0);
    const { message } = (await copy(id, as)).body;
    expect(message).toContain(`You can go on from ${formatMoment(new Date(goOnAt))}, Eastern Time.`);
  });
});

describe('the files of a copy', () => {
  const fileOf = async (id: string) => (await read(id)).files[0].id as string;
  const content = async (fileId: string) =>
    (await app.get(`/api/jobs/files/${fileId}`, { as: world.manager.token })).body as unknown;

  async function removeFile(id: string): Promise<void> {
    const { version } = await read(id);
    const deletedFiles = [await fileOf(id)];
    const position = world.teacher.id;
    const jobData = { ...jobPayload({ organization: HARRISBURG, position }), version, deletedFiles };
    expect((await app.patch(`/api/jobs/${id}`, { as: world.manager.token, form: jobForm(jobData) })).status).toBe(200);
  }

  it('have ids of their own and outlive those of the original, and the other way round (I10)', async () => {
    const id = await posted();
    const first = (await copy(id, world.manager)).body.id;
    const second = (await copy(first, world.manager)).body.id;
    expect(await fileOf(first)).not.toBe(await fileOf(id));
    await removeFile(id);
    expect(await content(await fileOf(first))).toBe(TEXT.content);
    await removeFile(second);
    expect(await content(await fileOf(first))).toBe(TEXT.content);
    const [row] = await app.rows<{ key: string }>('select key from job_file where job_id = ?', [first]);
    const last = await fileOf(first);
    await removeFile(first);
    expect(await app.rows('select 1 from job_file where key = ?', [row?.key ?? ''])).toEqual([]);
    expect((await app.get(`/api/jobs/files/${last}`, { as: world.manager.token })).status).toBe(404);
  });

  it('are not public with the original', async () => {
    const id = await posted();
    const { body } = await copy(id, world.manager);
    expect((await app.get(`/api/jobs/files/${await fileOf(id)}`)).status).toBe(200);
    expect((await app.get(`/api/jobs/files/${await fileOf(body.id)}`)).status).toBe(404);
  });
});
