import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdempotentConsumer } from '#platform/events/idempotent-consumer.js';
import { ALL_EVENTS } from '#platform/events/subscriber.js';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import { startApp, type TestApp } from '#test/support/app.js';
import {
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  submit,
} from '#test/support/fixtures/applying.js';
import { jobForm } from '#test/support/fixtures/postings.js';
import { createAccount, createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { mailsTo } from '#test/support/mail.js';

let app: TestApp;
let poster: Employer;
let manager: TestUser;
beforeAll(async () => {
  app = await startApp();
  poster = await createEmployer(app);
  manager = await createSignedInUser(app, { privileges: [3] });
});
afterAll(() => app?.close());

/** The queues of this module. */
const OURS = [
  'ask-reviewers-when-review-requested',
  'ask-support-when-posting-access-requested',
  'deliver-mail',
  'send-confirmation-link-when-requested',
  'send-password-link-when-requested',
  'tell-applicant-when-released',
  'tell-applicants-when-job-deleted',
  'tell-creator-when-job-approved',
  'tell-creator-when-job-rejected',
  'tell-employer-when-posting-access-declined',
  'tell-employer-when-posting-access-granted',
  'tell-owner-when-sign-up-repeated',
  'tell-support-when-message-received',
  'thank-applicant-when-application-submitted',
];

const title = 'Teacher & "mentor" <b>';
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const stopMails = (id: string) =>
  app.rows('update account set is_email_receiver = false where id = ? returning 1', [id]);

/** A posting that waits for approval. */
async function pending(by: Employer): Promise<string> {
  const [position] = await app.rows<{ id: string }>('select id from position where approval limit 1');
  return createOpenJob(app, by, { title, position: position?.id ?? '' });
}

async function approve(id: string): Promise<void> {
  expect((await app.patch(`/api/jobs/${id}/status`, { as: manager.token, body: { status: 'open' } })).status).toBe(200);
}

async function reject(id: string): Promise<void> {
  const [{ version } = { version: 0 }] = await app.rows<{ version: number }>('select version from job where id = ?', [
    id,
  ]);
  const form = jobForm({ id, status: 'rejected', rejectionReason: 'pendingAuthorization', version });
  const { status } = await app.patch(`/api/jobs/${id}`, { as: manager.token, form });
  expect(status).toBe(200);
}

describe('mails about postings', () => {
  it('[W6.5] tell the creator that a posting was approved, once', async () => {
    const by = await createEmployer(app);
    const id = await pending(by);
    expect(await mailsTo(app, by.email)).toEqual([]);
    await approve(id);
    const mails = await mailsTo(app, by.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Your posting was approved: ${title}`]);
    expect(mails[0]?.text).toContain(`/job-post/${id}`);
    expect(mails[0]?.html).toContain('Teacher &amp; &quot;mentor&quot; &lt;b&gt;');
  });

  it('[W6.9] tell the creator that it was rejected, and why', async () => {
    const by = await createEmployer(app);
    const id = await pending(by);
    await reject(id);
    const [mail] = await mailsTo(app, by.email);
    expect(mail?.subject).toBe(`Your posting was not approved: ${title}`);
    expect(mail?.text).toContain('Pending authorization, please contact the association');
    expect(mail?.text).toContain(`/post-jobs/edit/${id}`);
  });

  it('are not sent for a posting that needs no approval', async () => {
    const by = await createEmployer(app);
    await createOpenJob(app, by);
    expect(await mailsTo(app, by.email)).toEqual([]);
  });

  it('are not sent to creators who want none', async () => {
    const by = await createEmployer(app);
    await stopMails(by.id);
    await approve(await pending(by));
    expect(await mailsTo(app, by.email)).toEqual([]);
    const events = await app.rows("select payload->>'reason' as reason from fact where name = 'MailDropped'");
    expect(events).toEqual([{ reason: 'unwanted' }]);
  });
});

describe('mails about applications', () => {
  let applicant: Seeker;
  let applicationId: string;
  let jobId: string;
  beforeAll(async () => {
    applicant = await createSeeker(app);
    jobId = await createOpenJob(app, poster, { title: 'Librarian' });
    const { status, body } = await submit(app, applicant, jobId);
    expect(status).toBeLessThan(300);
    applicationId = body.id;
  });

  it('thank the applicant', async () => {
    expect(await subjects(applicant.email)).toEqual(['We received your application: Librarian']);
  });

  it('[W12.11] tell the applicant of the release, also one who wants no other mails', async () => {
    await stopMails(applicant.id);
    const reply = await app.patch('/api/applications/admin/release/applicants', {
      as: manager.token,
      body: { jobId, releasedApplications: [applicationId] },
    });
    expect(reply.status).toBe(200);
    expect((await subjects(applicant.email)).at(-1)).toBe('Your application was passed on: Librarian');
  });

  it('(F7) arrive once, however often their events are delivered', async () => {
    await app.idle();
    const traces = () =>
      app.rows("select id from mailbox_message union all select id from fact where name like 'Mail%' order by id");
    const before = await traces();
    const events = await app.rows<{ id: string; name: string }>('select id, name from fact order by seq');
    const ours = app
      .service(SubscriberRegistry)
      .list()
      .filter(({ name }) => OURS.includes(name));
    expect(ours).toHaveLength(OURS.length);
    for (let round = 0; round < 2; round += 1) {
      await app.rows('delete from inbox where subscriber = any(?::text[]) returning 1', [`{${OURS.join(',')}}`]);
      for (const { id, name } of events)
        for (const subscriber of ours.filter(
          (one) => one.events !== ALL_EVENTS && one.events.some((event) => event.name === name),
        ))
          await app.service(IdempotentConsumer).deliver(subscriber, [id]);
    }
    expect(await traces()).toEqual(before);
  });
});

it('a locked account gets no mail', async () => {
  const { id, email } = await createAccount(app);
  await app.delete(`/api/users/${email}/password`);
  await app.idle();
  await app.rows('update account set locked_at = now() where id = ? returning 1', [id]);
  const before = (await mailsTo(app, email)).length;
  await app.delete(`/api/users/${email}/password`);
  expect(await mailsTo(app, email)).toHaveLength(before);
});

describe('the mailbox', () => {
  it('lists by page, newest first', async () => {
    await app.idle();
    const { body } = await app.get('/api/mailbox?limit=2&offset=1');
    const all = (await app.get('/api/mailbox?limit=100')).body;
    expect(body.items).toEqual(all.items.slice(1, 3));
    expect(body.totalItemsCount).toBe(all.items.length);
    expect(Object.keys(body.items[0]).sort()).toEqual(['id', 'receivedAt', 'subject', 'to']);
  });

  it('returns 404 for an unknown mail and 400 for an invalid page', async () => {
    expect((await app.get('/api/mailbox/nonsense')).status).toBe(404);
    expect((await app.get('/api/mailbox/019aa111-2222-7333-8444-555566667777')).status).toBe(404);
    expect((await app.get('/api/mailbox?limit=101')).status).toBe(400);
  });
});
