import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeadlineReminders } from '#modules/applications/commands/remind-of-deadlines.js';
import { startApp, type TestApp } from '#test/support/app.js';
import {
  applicationForm,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
} from '#test/support/fixtures/applying.js';
import { mailsTo } from '#test/support/mail.js';

let app: TestApp;
let boss: Employer;
beforeAll(async () => {
  app = await startApp();
  boss = await createEmployer(app);
});
afterAll(() => app?.close());

const SUBJECT = expect.stringMatching(/^Submit by \w+day, \w+ \d+: Librarian$/);

interface Draft {
  id: string;
  jobId: string;
  seeker: Seeker;
}

/** A draft of ten days ago for a job that ends in 20 hours. */
async function draftOf(on: TestApp, employer: Employer, seeker: Seeker): Promise<Draft> {
  const jobId = await createOpenJob(on, employer, { title: 'Librarian' });
  const { body } = await saveDraft(on, seeker, jobId, { attachedFiles: [seeker.resumeId] });
  await on.rows("update application set created_at = now() - interval '10 days' where id = ? returning 1", [body.id]);
  await endIn(on, 20, jobId);
  return { id: body.id, jobId, seeker };
}

const submitDraft = (on: TestApp, { seeker, jobId }: Draft) =>
  on.patch(`/api/applications/submit/${jobId}`, { as: seeker.token, form: applicationForm() });
const endIn = (on: TestApp, hours: number, jobId: string) =>
  on.rows("update job set end_date = now() + ? * interval '1 hour' where id = ? returning 1", [hours, jobId]);
const sweep = (on: TestApp) => on.service(DeadlineReminders).sweep();
const subjects = async (on: TestApp, seeker: Seeker) => (await mailsTo(on, seeker.email)).map(({ subject }) => subject);
const dropped = async (on: TestApp, seeker: Seeker) =>
  (
    await on.rows<{ reason: string }>(
      "select payload->>'reason' as reason from fact where name = 'MailDropped' and payload->>'userId' = ?",
      [seeker.id],
    )
  ).map(({ reason }) => reason);

describe('the mail about the deadline of a draft', () => {
  it('says the position, the organization, the local deadline and what to do, 3 days and 1 day before', async () => {
    const seeker = await createSeeker(app);
    const { jobId } = await draftOf(app, boss, seeker);
    await endIn(app, 50, jobId);
    await sweep(app);
    expect(await subjects(app, seeker)).toEqual([SUBJECT]);
    await endIn(app, 20, jobId);
    await sweep(app);
    await sweep(app);
    const mails = await mailsTo(app, seeker.email);
    expect(mails).toHaveLength(2);
    const [job] = await app.rows<{ organization: string }>(
      'select organization_name as organization from job where id = ?',
      [jobId],
    );
    const { text = '' } = mails[1] ?? {};
    for (const part of ['"Librarian"', job?.organization ?? '-', 'Eastern Time', 'Submit Application'])
      expect(text).toContain(part);
    expect(text).toMatch(/until \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M, Eastern Time/);
    expect(text).toContain(`/user-application/${jobId}`);
  });

  it('is not sent to an owner who takes no mails', async () => {
    const seeker = await createSeeker(app);
    await draftOf(app, boss, seeker);
    await app.rows('update account set is_email_receiver = false where id = ? returning 1', [seeker.id]);
    await sweep(app);
    expect(await subjects(app, seeker)).toEqual([]);
    expect(await dropped(app, seeker)).toEqual(['unwanted']);
  });

  it('is not sent once the application is submitted', async () => {
    const seeker = await createSeeker(app);
    const draft = await draftOf(app, boss, seeker);
    expect((await submitDraft(app, draft)).status).toBe(200);
    await sweep(app);
    expect(await subjects(app, seeker)).toEqual(['We received your application: Librarian']);
    expect(await dropped(app, seeker)).toEqual([]);
  });
});

it('is checked again when it is sent, and is sent once after the instance that recorded it is gone', async () => {
  const recording = await startApp({ env: { ROLE: 'api' } });
  const employer = await createEmployer(recording);
  const drafts = [];
  for (let at = 0; at < 6; at += 1) {
    drafts.push(await draftOf(recording, employer, await createSeeker(recording)));
  }
  await sweep(recording);
  const [open, submitted, deleted, closed, ended, silent] = drafts as [Draft, Draft, Draft, Draft, Draft, Draft];
  expect((await submitDraft(recording, submitted)).status).toBe(200);
  const path = `/api/applications/${deleted.id}`;
  expect((await recording.delete(path, { as: deleted.seeker.token })).status).toBe(204);
  await recording.rows("update job set status = 'closed' where id = ? returning 1", [closed.jobId]);
  await endIn(recording, -1, ended.jobId);
  await recording.rows('update account set is_email_receiver = false where id = ? returning 1', [silent.seeker.id]);

  const delivering = await startApp({ beside: recording });
  await delivering.idle();
  await sweep(delivering);
  expect(await subjects(delivering, open.seeker)).toEqual([SUBJECT]);
  for (const { seeker } of [deleted, closed, ended, silent])
    expect(await subjects(delivering, seeker)).not.toContainEqual(SUBJECT);
  expect(await subjects(delivering, submitted.seeker)).toEqual(['We received your application: Librarian']);
  const reasons = await Promise.all(
    [submitted, deleted, closed, ended, silent].map((one) => dropped(delivering, one.seeker)),
  );
  expect(reasons).toEqual([['obsolete'], ['obsolete'], ['obsolete'], ['obsolete'], ['unwanted']]);
  await delivering.close();
  await recording.close();
});
