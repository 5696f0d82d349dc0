import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { runInContext } from '#platform/logging/request-context.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { captureStatements } from '#test/support/captured-statements.js';
import {
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
} from '#test/support/fixtures/applying.js';
import { DeadlineReminders } from './commands/remind-of-deadlines.js';

let app: TestApp;
let boss: Employer;
let rachel: Seeker;
beforeAll(async () => {
  app = await startApp();
  boss = await createEmployer(app);
  rachel = await createSeeker(app);
});
afterAll(() => app?.close());

const sweep = (on: TestApp = app) => on.service(DeadlineReminders).sweep();

/** A draft begun `begunDaysAgo`. Returns its id and the id of its job. */
async function draft(begunDaysAgo: number): Promise<{ id: string; jobId: string }> {
  const jobId = await createOpenJob(app, boss);
  const { body } = await saveDraft(app, rachel, jobId);
  await app.rows("update application set created_at = now() - ? * interval '1 day' where id = ? returning 1", [
    begunDaysAgo,
    body.id,
  ]);
  return { id: body.id, jobId };
}

const endIn = (hours: number, jobId: string) =>
  app.rows("update job set end_date = now() + ? * interval '1 hour' where id = ? returning 1", [hours, jobId]);

async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: app.home.databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function reminders(id: string): Promise<number[]> {
  const events = await app.rows<{ days: number }>(
    `select (payload->>'daysLeft')::int as days from fact
      where name = 'DraftDeadlineNear' and payload->>'applicationId' = ? order by seq`,
    [id],
  );
  return events.map(({ days }) => days);
}

describe('the deadline of a draft', () => {
  it('is recorded 3 days and 1 day before, each once', async () => {
    const { id, jobId } = await draft(10);
    // The day on which summer time ends has 25 hours.
    await endIn(74, jobId);
    await sweep();
    expect(await reminders(id)).toEqual([]);
    for (const hours of [71, 50, 26]) {
      await endIn(hours, jobId);
      await sweep();
      expect(await reminders(id)).toEqual([3]);
    }
    for (const hours of [23, 1]) {
      await endIn(hours, jobId);
      await sweep();
      expect(await reminders(id)).toEqual([3, 1]);
    }
    await endIn(-1, jobId);
    await sweep();
    expect(await reminders(id)).toEqual([3, 1]);
  });

  it('is recorded with ids and the number of days only, and leaves the version of the draft', async () => {
    const { id, jobId } = await draft(10);
    const version = () => app.rows('select version, fact_count, updated_at from application where id = ?', [id]);
    const before = await version();
    await endIn(48, jobId);
    await sweep();
    const events = await app.rows(
      "select payload, actor_id from fact where payload->>'jobId' = ? and name like 'Draft%'",
      [jobId],
    );
    expect(events).toEqual([{ payload: { applicationId: id, jobId, userId: rachel.id, daysLeft: 3 }, actor_id: null }]);
    expect(await version()).toEqual(before);
  });

  it('that is first seen on the last day is recorded for that day alone', async () => {
    const { id, jobId } = await draft(10);
    await endIn(20, jobId);
    await sweep();
    await sweep();
    expect(await reminders(id)).toEqual([1]);
  });

  it('is left out where the draft was begun later than the reminder was due', async () => {
    const [twoDaysBefore, lastDay] = [await draft(0), await draft(0)];
    await endIn(48, twoDaysBefore.jobId);
    await endIn(20, lastDay.jobId);
    await sweep();
    expect(await reminders(twoDaysBefore.id)).toEqual([]);
    expect(await reminders(lastDay.id)).toEqual([]);
    await app.rows("update application set created_at = now() - interval '2 days' where id = ? returning 1", [
      twoDaysBefore.id,
    ]);
    await endIn(20, twoDaysBefore.jobId);
    await sweep();
    expect(await reminders(twoDaysBefore.id)).toEqual([1]);
  });

  it.each([
    ['closed', "status = 'closed'"],
    ['deleted', 'deleted_at = now()'],
    ['on another site', 'is_external_post = true'],
  ])('is not recorded for a job that is %s', async (_, change) => {
    const { id, jobId } = await draft(10);
    await endIn(20, jobId);
    await app.rows(`update job set ${change} where id = ? returning 1`, [jobId]);
    await sweep();
    expect(await reminders(id)).toEqual([]);
  });

  it('is recorded once by two instances at once, and not again after a restart', async () => {
    const drafts = await Promise.all(Array.from({ length: 5 }, () => draft(10)));
    for (const { jobId } of drafts) await endIn(20, jobId);
    const other = await startApp({ beside: app });
    await Promise.all([sweep(), sweep(other), sweep(), sweep(other)]);
    await other.close();
    const restarted = await startApp({ beside: app });
    await sweep(restarted);
    await restarted.close();
    for (const { id } of drafts) expect(await reminders(id)).toEqual([1]);
  });

  it('waits for the next time where the draft is locked', async () => {
    const { id, jobId } = await draft(10);
    await endIn(20, jobId);
    await connected(async (client) => {
      await client.query('begin');
      await client.query('select 1 from application where id = $1 for update', [id]);
      await sweep();
    });
    expect(await reminders(id)).toEqual([]);
    await sweep();
    expect(await reminders(id)).toEqual([1]);
  });

  it('leaves nothing behind when the draft is deleted', async () => {
    const { id, jobId } = await draft(10);
    await endIn(20, jobId);
    await sweep();
    const rows = () => app.rows('select days from application_reminder where application_id = ?', [id]);
    expect(await rows()).toEqual([{ days: 1 }]);
    expect((await app.delete(`/api/applications/${id}`, { as: rachel.token })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });
});

it('the statements of a sweep use indexes', async () => {
  const { jobId } = await draft(10);
  await endIn(20, jobId);
  const { statements } = await captureStatements(app, () => runInContext({ requestId: 'test' }, () => sweep()));
  const plans = await connected(async (client) => {
    // The tables of this test are small enough to be read as a whole.
    await client.query('set enable_seqscan = off');
    const read = statements.filter(({ text }) => /from job\b|with due/.test(text));
    const rows = await Promise.all(read.map(({ text, values }) => client.query(`explain ${text}`, values)));
    return JSON.stringify(rows.map((result) => result.rows));
  });
  for (const index of ['job_order_by_end_date', 'application_draft_of_job', 'application_reminder_pkey'])
    expect(plans).toContain(index);
});
