import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { Ask } from '../../src/platform/ask.js';
import { endOfLocalDay } from '../../src/platform/local-time.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { eventually } from '../../test/support/eventually.js';
import { dayFromToday } from '../../test/support/job-payload.js';
import { createJob, HARRISBURG, type PostingsWorld, postingsWorld } from '../../test/support/postings.js';
import { JobForApplying, JobsByIds, JobsOfOrganizations, SetReviewByDate } from './contract/questions.js';

let app: TestApp;
let world: PostingsWorld;

beforeAll(async () => {
  app = await startApp();
  world = await postingsWorld(app);
});
afterAll(() => app?.close());

const open = () =>
  createJob(app, world.poster, { organization: HARRISBURG, position: world.teacher.id, status: 'open' });

describe('applying and closing', () => {
  it('take turns: a close waits for the submission that asked first [W6.8, I3]', async () => {
    const { id } = await open();
    let isClosed = false;
    let closing: Promise<{ status: number }> | undefined;
    await app.database.transaction(async () => {
      const job = await app.service(Ask).of(new JobForApplying(id));
      expect(job).toMatchObject({ id, status: 'open', organization: { accountNumber: HARRISBURG } });
      closing = app
        .patch(`/api/jobs/${id}/status`, { as: world.poster.token, body: { status: 'closed' } })
        .finally(() => {
          isClosed = true;
        });
      await eventually(async () => {
        const waiting = await app.rows(`select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`);
        expect(waiting).toHaveLength(1);
      });
      expect(isClosed).toBe(false);
    });
    expect((await closing)?.status).toBe(200);
    expect((await app.service(Ask).of(new JobForApplying(id)))?.status).toBe('closed');
  });

  it('let submissions to one job go on side by side', async () => {
    const { id } = await open();
    const both = await app.database.transaction(async () => {
      const first = await app.service(Ask).of(new JobForApplying(id));
      const second = await app.get(`/api/jobs/${id}`);
      return [first?.id, second.body.id];
    });
    expect(both).toEqual([id, id]);
  });
});

describe('what other modules ask', () => {
  it('is answered for known jobs; deleted ones stay known by id [W6.22]', async () => {
    const { id } = await open();
    await app.patch(`/api/jobs/${id}/status`, { as: world.poster.token, body: { status: 'closed' } });
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    const ask = app.service(Ask);
    const jobs = await ask.of(new JobsByIds([id, '0190a000-0000-7000-8000-000000000001']));
    expect(jobs).toMatchObject([{ id, isDeleted: true, status: 'closed', creatorId: world.poster.id }]);
    expect(jobs[0]?.endDate).toEqual(endOfLocalDay(dayFromToday(30)));
    expect(await ask.of(new JobForApplying(id))).toBeNull();
    expect(await ask.of(new JobsByIds([]))).toEqual([]);
  });

  it('lists the postings of organizations, not the deleted ones', async () => {
    const { id } = await open();
    const at = async (...organizations: string[]) =>
      (await app.service(Ask).of(new JobsOfOrganizations(organizations))).map((job) => job.id);
    expect((await at(HARRISBURG))[0]).toBe(id);
    await app.patch(`/api/jobs/${id}/status`, { as: world.poster.token, body: { status: 'closed' } });
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    expect(await at(HARRISBURG)).not.toContain(id);
    expect(await at()).toEqual([]);
  });

  it('sets the review-by date where there is board review, not before the listing end [W5.43, W12.12, W12.16]', async () => {
    const plain = await open();
    const board = await createJob(app, world.manager, {
      ...{ organization: HARRISBURG, position: world.teacher.id },
      ...{ isBoardReview: true, boardReviewDays: dayFromToday(44) },
    });
    const set = (id: string, day: string) =>
      app.service(CommandBus).execute(new SetReviewByDate(id, endOfLocalDay(day), world.manager.id));
    await expect(set(plain.id, dayFromToday(50))).rejects.toMatchObject({ kind: 'rule' });
    await expect(set(board.id, dayFromToday(29))).rejects.toMatchObject({ kind: 'invalid' });
    await set(board.id, dayFromToday(50));
    const [job] = await app.service(Ask).of(new JobsByIds([board.id]));
    expect(job?.boardReviewDays).toEqual(endOfLocalDay(dayFromToday(50)));
  });
});
