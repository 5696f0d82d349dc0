import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { runInContext } from '#platform/logging/request-context.js';
import { Clock } from '#platform/time/clock.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { captureStatements } from '#test/support/captured-statements.js';
import {
  cloneSeekers,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  submit,
} from '#test/support/fixtures/applying.js';
import { moveToStage } from '#test/support/fixtures/stages.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { Migration20261124T0910_applications_create_outcome_reminder as CreateReminder } from '../../migrations/Migration20261124T0910_applications_create_outcome_reminder.js';
import { OutcomeReminders } from './commands/remind-of-outcomes.js';

let app: TestApp;
let boss: Employer;
let manager: TestUser;
let seekers: Seeker[];
beforeAll(async () => {
  app = await startApp();
  boss = await createEmployer(app);
  manager = await createSignedInUser(app, { privileges: [3] });
  const rachel = await createSeeker(app);
  seekers = [rachel, ...(await cloneSeekers(app, rachel, 1))];
});
afterAll(() => app?.close());

const sweep = (on: TestApp = app) => on.service(OutcomeReminders).sweep();

/** A posting with two applicants; returns its id and theirs. */
async function posting(): Promise<{ jobId: string; applications: string[] }> {
  const jobId = await createOpenJob(app, boss, { title: 'Librarian' });
  const applications: string[] = [];
  for (const seeker of seekers) applications.push((await submit(app, seeker, jobId)).body.id);
  return { jobId, applications };
}

const change = (jobId: string, assignments: string, ...values: unknown[]) =>
  app.rows(`update job set ${assignments} where id = ? returning 1`, [...values, jobId]);
/** Two hours more than whole days, in which clocks may have changed. */
const endedAgo = (jobId: string, days: number) =>
  change(jobId, "end_date = now() - ? * interval '1 day' - interval '2 hours'", days);
const move = (jobId: string, applications: string[], stage: string) =>
  moveToStage(app, manager, { jobId, applications, stage });

async function reminders(jobId: string): Promise<unknown[]> {
  const events = await app.rows<{ days: number; waiting: number }>(
    `select (payload->>'days')::int as days, (payload->>'waiting')::int as waiting from fact
      where name = 'OutcomesOverdue' and payload->>'jobId' = ? order by seq`,
    [jobId],
  );
  return events.map(({ days, waiting }) => [days, waiting]);
}

describe('applicants without an outcome', () => {
  it('are recorded 14 local days after the end of the listing, and every 14 days until all are decided', async () => {
    const { jobId, applications } = await posting();
    await change(jobId, "start_date = '2020-10-01', end_date = '2020-10-25 12:00 America/New_York'");
    const clock = jest.spyOn(app.service(Clock), 'now');
    const remindedAt = async (day: string, time: string): Promise<unknown[]> => {
      clock.mockReturnValue(new Date(`2020-${day}T${time}Z`));
      await sweep();
      return reminders(jobId);
    };
    // Clocks were put back on November 1.
    expect(await remindedAt('11-08', '16:59:59')).toEqual([]);
    expect(await remindedAt('11-08', '17:00:00')).toEqual([[14, 2]]);
    expect(await remindedAt('11-22', '16:59:59')).toEqual([[14, 2]]);
    await move(jobId, applications.slice(0, 1), 'notSelected');
    const both = [
      [14, 2],
      [28, 1],
    ];
    expect(await remindedAt('11-22', '17:00:00')).toEqual(both);
    await move(jobId, applications.slice(1), 'notSelected');
    expect(await remindedAt('12-06', '17:00:00')).toEqual(both);
    clock.mockRestore();
  });

  it('of a closed posting are recorded from its close, or from the end of its listing if that came first', async () => {
    const [closed, late] = [await posting(), await posting()];
    const close = ({ jobId }: { jobId: string }) =>
      app.patch(`/api/jobs/${jobId}/status`, { as: boss.token, body: { status: 'closed' } });
    expect((await close(closed)).status).toBe(200);
    await sweep();
    expect(await reminders(closed.jobId)).toEqual([]);
    await change(closed.jobId, "closed_at = closed_at - interval '14 days 2 hours'");
    await endedAgo(late.jobId, 16);
    expect((await close(late)).status).toBe(200);
    await sweep();
    expect(await reminders(closed.jobId)).toEqual([[14, 2]]);
    expect(await reminders(late.jobId)).toEqual([[14, 2]]);
  });

  it('after an outage are recorded once, with the latest number of days', async () => {
    const { jobId } = await posting();
    await endedAgo(jobId, 71);
    await sweep();
    await sweep();
    expect(await reminders(jobId)).toEqual([[70, 2]]);
  });

  it('of a posting that ran anew count from its new end', async () => {
    const { jobId } = await posting();
    await endedAgo(jobId, 30);
    await sweep();
    await endedAgo(jobId, 15);
    await sweep();
    expect(await reminders(jobId)).toEqual([
      [28, 2],
      [14, 2],
    ]);
  });

  it.each([
    ['filled', "status = 'filled'"],
    ['not posted any more', "status = 'unsubmitted'"],
    ['deleted', 'deleted_at = now()'],
    ['on another site', 'is_external_post = true'],
    ['still open', "end_date = now() + interval '1 day'"],
  ])('are left alone where the posting is %s', async (_, assignment) => {
    const { jobId } = await posting();
    await endedAgo(jobId, 15);
    await change(jobId, assignment);
    await sweep();
    expect(await reminders(jobId)).toEqual([]);
  });

  it('are recorded once by two instances at once, and not again after a restart', async () => {
    const jobs = [await posting(), await posting(), await posting()];
    for (const { jobId } of jobs) await endedAgo(jobId, 15);
    const other = await startApp({ beside: app });
    await Promise.all([sweep(), sweep(other), sweep(), sweep(other)]);
    await other.close();
    const restarted = await startApp({ beside: app });
    await sweep(restarted);
    await restarted.close();
    for (const { jobId } of jobs) expect(await reminders(jobId)).toEqual([[14, 2]]);
  });

  it('of before this version wait for their next 14 days', async () => {
    const [due, next, recent] = [await posting(), await posting(), await posting()];
    await endedAgo(due.jobId, 29);
    await endedAgo(recent.jobId, 13);
    await change(next.jobId, "status = 'closed', closed_at = now() - interval '15 days'");
    // Rendering PDFs of what was submitted reads postings in open transactions, and holds up a change of their table.
    await app.idle();
    await app.database.transaction(async (em) => {
      await em.execute('drop table outcome_reminder');
      const migration = new (CreateReminder as unknown as new () => CreateReminder)();
      migration.up();
      for (const query of migration.getQueries()) await em.execute(String(query));
    });
    await sweep();
    for (const { jobId } of [due, next, recent]) expect(await reminders(jobId)).toEqual([]);
    const numbers = await app.rows(
      'select number from outcome_reminder where job_id = any(?::uuid[]) order by number',
      [`{${due.jobId},${next.jobId},${recent.jobId}}`],
    );
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }]);
  });
});

it('the statement that looks for them uses the index of undecided applications', async () => {
  const { statements } = await captureStatements(app, () => runInContext({ requestId: 'test' }, () => sweep()));
  const [search] = statements.filter(({ text }) => text.includes('from job_applicants'));
  const client = new pg.Client({ connectionString: app.home.databaseUrl });
  await client.connect();
  // The tables of this test are small enough to be read as a whole.
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query(`explain ${search?.text}`, search?.values);
  await client.end();
  expect(JSON.stringify(rows)).toContain('job_applicants_undecided');
});
