import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrganizationChanged, PositionChanged } from '#modules/directory/contract/events.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { endOfLocalDay } from '#platform/time/local-time.js';
import type { TestApp } from '#test/support/app.js';
import { waitUntilBlocking } from '#test/support/blocked-transaction.js';
import { dayFromToday, jobPayload } from '#test/support/fixtures/job-payload.js';
import {
  createJob,
  createPostingsFixture,
  HARRISBURG,
  jobForm,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import { PostingsApi } from './contract/postings-api.js';

let app: TestApp;
let world: PostingsFixture;

beforeAll(async () => {
  app = await sharedApp();
  world = await createPostingsFixture(app);
});

const open = () =>
  createJob(app, world.poster, { organization: HARRISBURG, position: world.teacher.id, status: 'open' });

const requestStatus = (id: string, status: string, as: TestUser) =>
  app.patch(`/api/jobs/${id}/status`, { as: as.token, body: { status } });

describe('applying and closing', () => {
  it('take turns: a close waits for the submission that asked first [W6.8] (I3)', async () => {
    const { id } = await open();
    let isClosed = false;
    let closing: Promise<{ status: number }> | undefined;
    await app.database.transaction(async () => {
      const job = await app.service(PostingsApi).jobForApplying(id, { lock: 'share' });
      expect(job).toMatchObject({ id, status: 'open', organization: { accountNumber: HARRISBURG } });
      closing = app
        .patch(`/api/jobs/${id}/status`, { as: world.poster.token, body: { status: 'closed' } })
        .finally(() => {
          isClosed = true;
        });
      await waitUntilBlocking(app.rows);
      expect(isClosed).toBe(false);
    });
    expect((await closing)?.status).toBe(200);
    expect((await app.service(PostingsApi).jobForApplying(id, { lock: 'share' }))?.status).toBe('closed');
  });

  it('let submissions to one job go on side by side', async () => {
    const { id } = await open();
    const both = await app.database.transaction(async () => {
      const first = await app.service(PostingsApi).jobForApplying(id, { lock: 'share' });
      const second = await app.get(`/api/jobs/${id}`);
      return [first?.id, second.body.id];
    });
    expect(both).toEqual([id, id]);
  });
});

describe('what other modules ask', () => {
  it('is answered for known jobs; deleted ones stay known by id [W6.22]', async () => {
    const { id } = await open();
    await requestStatus(id, 'closed', world.poster);
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    const postings = app.service(PostingsApi);
    const jobs = await postings.jobsByIds([id, '0190a000-0000-7000-8000-000000000001']);
    expect(jobs).toMatchObject([{ id, isDeleted: true, status: 'closed', creatorId: world.poster.id }]);
    expect(jobs[0]?.endDate).toEqual(endOfLocalDay(dayFromToday(30)));
    expect(await postings.jobForApplying(id, { lock: 'share' })).toBeNull();
    expect(await postings.jobsByIds([])).toEqual([]);
  });

  it('lists the postings of organizations, not the deleted ones', async () => {
    const { id } = await open();
    const at = async (...organizations: string[]) =>
      (await app.service(PostingsApi).jobsOfOrganizations(organizations)).map((job) => job.id);
    expect((await at(HARRISBURG))[0]).toBe(id);
    await requestStatus(id, 'closed', world.poster);
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    expect(await at(HARRISBURG)).not.toContain(id);
    expect(await at()).toEqual([]);
  });

  it('sets the review-by date where there is board review, not before the listing end [W5.43, W12.12, W12.16]', async () => {
    const plain = await open();
    const board = await createJob(app, world.manager, {
      organization: HARRISBURG,
      position: world.teacher.id,
      isBoardReview: true,
      boardReviewDays: dayFromToday(44),
    });
    const set = (id: string, day: string) =>
      app.service(PostingsApi).setReviewByDate(id, endOfLocalDay(day), world.manager.id);
    await expect(set(plain.id, dayFromToday(50))).rejects.toMatchObject({ kind: 'rule' });
    await expect(set(board.id, dayFromToday(29))).rejects.toMatchObject({ kind: 'invalid' });
    await set(board.id, dayFromToday(50));
    const [job] = await app.service(PostingsApi).jobsByIds([board.id]);
    expect(job?.reviewBy).toEqual(endOfLocalDay(dayFromToday(50)));
  });
});

describe('events', () => {
  it('tell each change of status once, numbered without gaps [W6.2, W6.7, W6.8]', async () => {
    const { id } = await createJob(app, world.poster, {
      organization: HARRISBURG,
      position: world.superintendent.id,
      status: 'open',
    });
    for (const [status, who] of [
      ['open', world.manager],
      // Changes nothing, and is no event.
      ['open', world.poster],
      ['unsubmitted', world.poster],
      ['open', world.poster],
      ['closed', world.poster],
    ] as const)
      await requestStatus(id, status, who);
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    const events = await app.rows<{ name: string; number: number; by: string | null; actor_id: string }>(
      `select name, number, payload->>'approvedBy' as by, actor_id from fact where aggregate_id = ? order by number`,
      [id],
    );
    expect(events.map(({ name }) => name)).toEqual([
      'JobSaved',
      'JobSubmittedForApproval',
      'JobPosted',
      'JobUnposted',
      'JobPosted',
      'JobClosed',
      'JobDeleted',
    ]);
    expect(events.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(events.filter(({ name }) => name === 'JobPosted').map(({ by }) => by)).toEqual([world.manager.id, null]);
    expect(events[2]?.actor_id).toBe(world.manager.id);
  });
});

describe('two editors', () => {
  it('get 409 for a stale version and 400 for none; the first one wins', async () => {
    const place = { organization: HARRISBURG, position: world.teacher.id };
    const { id, version } = await createJob(app, world.poster, place);
    const save = (changes: object) =>
      app.patch(`/api/jobs/${id}`, { as: world.poster.token, form: jobForm({ ...jobPayload(place), ...changes }) });
    expect(await save({})).toMatchObject({ status: 400, body: { fields: [{ path: 'version' }] } });
    expect((await save({ version, title: 'First' })).status).toBe(200);
    expect((await save({ version, title: 'Second' })).status).toBe(409);
    const { body } = await app.get(`/api/jobs/${id}/admin`, { as: world.poster.token });
    expect(body).toMatchObject({ title: 'First', version: version + 1 });
  });

  it('cannot both close and fill one posting [W6.8, W6.11]', async () => {
    const { id } = await createJob(app, world.poster, {
      organization: HARRISBURG,
      position: world.teacher.id,
      status: 'open',
    });
    const statuses = ['closed', 'filled', 'closed', 'filled'];
    const answers = await Promise.all(statuses.map((status) => requestStatus(id, status, world.poster)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('names of organizations and positions', () => {
  it('follow the directory, so that lists sort by what they show [W7.7]', async () => {
    const { id } = await createJob(app, world.poster, { organization: HARRISBURG, position: world.superintendent.id });
    await app.database.transaction(async (em) => {
      await em.execute(`update organization set account_name = 'Zion District' where account_number = ?`, [HARRISBURG]);
      await em.execute(`update position set name = 'Aardvark keeper' where id = ?`, [world.superintendent.id]);
      const change = { accountNumber: HARRISBURG, active: true, action: 'enabled' as const };
      recordWithoutAggregate(em, OrganizationChanged, change, null);
      recordWithoutAggregate(em, PositionChanged, { positionId: world.superintendent.id }, null);
    });
    await app.idle();
    const sorted = await app.get('/api/jobs/admin?sortedColumn=position.name', { as: world.manager.token });
    expect(sorted.body.items.find((job: { id: string }) => job.id === id)).toMatchObject({
      id,
      position: { name: 'Aardvark keeper' },
      organization: { accountName: 'Zion District' },
    });
  });
});
