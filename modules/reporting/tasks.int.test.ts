import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import {
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
} from '#test/support/fixtures/applying.js';
import { taskReader } from '#test/support/fixtures/tasks.js';
import { createSignedInUser, PASSWORD, type TestUser } from '#test/support/fixtures/users.js';
import { startSmtp, type TestSmtp } from '#test/support/smtp.js';

let app: TestApp;
let smtp: TestSmtp;
let boss: Employer;
let seeker: Seeker;
let admin: TestUser;
let tasks: ReturnType<typeof taskReader>;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await startApp({ env: { SMTP_URL: smtp.url } });
  boss = await createEmployer(app);
  seeker = await createSeeker(app);
  admin = await createSignedInUser(app, { privileges: [8] });
  tasks = taskReader(app);
});
afterAll(async () => {
  await app?.close();
  await smtp?.close();
});

describe('tasks of job seekers (U53)', () => {
  it('a draft is one until it is sent or withdrawn, or its posting ends', async () => {
    const jobs = [
      await createOpenJob(app, boss, { title: 'Later' }),
      await createOpenJob(app, boss, { title: 'Sooner' }),
    ];
    await app.rows("update job set end_date = now() + interval '3 days' where id = ?", [jobs[1]]);
    const drafts = [];
    for (const jobId of jobs) drafts.push((await saveDraft(app, seeker, jobId, { letter: null })).body.id);
    expect(await tasks.titles(seeker, 'draft')).toEqual(['Sooner', 'Later']);
    expect(await tasks.count(seeker, 'draft')).toBe(await tasks.total(seeker, '/api/applications/list?status=saved'));
    expect(await tasks.count(boss, 'draft')).toBe(0);
    await app.delete(`/api/applications/${drafts[0]}`, { as: seeker.token });
    await app.rows("update job set end_date = now() - interval '1 hour' where id = ?", [jobs[1]]);
    expect(await tasks.count(seeker, 'draft')).toBe(0);
  });

  it('an unfinished profile is one for job seekers only', async () => {
    const newcomer = await createSignedInUser(app, { privileges: [9] });
    expect(await tasks.task(newcomer, 'profile')).toMatchObject({ totalItemsCount: 1, items: [{ amount: 0, of: 6 }] });
    expect(await tasks.count(seeker, 'profile')).toBe(0);
    expect(await tasks.count(boss, 'profile')).toBeUndefined();
  });

  it('a refused document or cover letter is one, until it is replaced', async () => {
    const refuse = (table: string, id: string) =>
      app.rows(
        `insert into file_scan (file_key, state, finding, scanned_at)
         select file_key, 'refused', 'Eicar', now() from ${table} where id = ?`,
        [id],
      );
    await refuse('profile_document', seeker.resumeId);
    expect(await tasks.titles(seeker, 'refusedDocument')).toEqual(['resume.pdf']);
    const jobId = await createOpenJob(app, boss, { title: 'Nurse' });
    const { id } = (await saveDraft(app, seeker, jobId)).body;
    const [letter] = await app.rows<{ id: string }>('select id from application_file where application_id = ?', [id]);
    await refuse('application_file', letter?.id ?? '');
    expect(await tasks.task(seeker, 'refusedAttachment')).toMatchObject({
      totalItemsCount: 1,
      items: [{ id: jobId, title: 'letter.pdf', detail: 'Nurse' }],
    });
    expect(await tasks.count(boss, 'refusedDocument')).toBe(0);
    await app.delete(`/api/applications/${id}`, { as: seeker.token });
    expect(await tasks.count(seeker, 'refusedAttachment')).toBe(0);
    const form = new FormData();
    form.set('fileData', '[]');
    await app.patch(`/api/users/${seeker.id}/supporting-documents`, { as: seeker.token, form });
    await app.rows('update profile_document set removed_at = now() where id = ?', [seeker.resumeId]);
    expect(await tasks.count(seeker, 'refusedDocument')).toBe(0);
  });
});

describe('tasks of administrators (U53)', () => {
  it('requests for posting rights are those of Manage Users, the oldest first, and end with the decision', async () => {
    for (const firstName of ['Ann', 'Bob']) {
      const asking = await createSignedInUser(app, { firstName });
      await app.post('/api/common/job-posting', { as: asking.token, body: { organization: 'A school' } });
    }
    expect(await tasks.titles(admin, 'request')).toEqual(['Ann Miller', 'Bob Miller']);
    expect(await tasks.count(admin, 'request')).toBe(await tasks.total(admin, '/api/posting-access-requests'));
    expect(await tasks.count(boss, 'request')).toBeUndefined();
    const [first] = (await tasks.task(admin, 'request'))?.items ?? [];
    await app.patch(`/api/posting-access-requests/${first?.id}/decline`, {
      as: admin.token,
      body: { reason: 'No school.' },
    });
    expect(await tasks.titles(admin, 'request')).toEqual(['Bob Miller']);
  });

  it('a mail that the server puts off is one until it is sent', async () => {
    const email = `${newId()}@test.example`;
    smtp.busy.add(email);
    await app.post('/api/users', { body: { firstName: 'Robin', lastName: 'Miller', email, password: PASSWORD } });
    const mail = { id: '', factId: '', userId: '' };
    await eventually(async () => {
      const [open] = await app.rows<typeof mail>(
        `select mail.id, fact.id as "factId", recipient_id as "userId" from mail join fact on aggregate_id = mail.id and name = 'MailQueued'
          where template = 'confirm-address' and sent_at is null and dropped_at is null`,
      );
      Object.assign(mail, open);
      expect(mail.id).not.toBe('');
    });
    expect(await tasks.count(admin, 'unsentMail')).toBe(0);
    await app.rows("update mail set created_at = now() - interval '11 minutes' where id = ?", [mail.id]);
    expect(await tasks.task(admin, 'unsentMail')).toMatchObject({
      totalItemsCount: 1,
      items: [
        { id: mail.id, title: 'Please confirm your email address', userId: mail.userId, since: expect.any(String) },
      ],
    });
    await app.rows('update mail set created_at = now() where id = ?', [mail.id]);
    expect(await tasks.count(admin, 'unsentMail')).toBe(0);
    await app.rows(
      `insert into delivery_failure (fact_id, subscriber, attempts, error, failed_at)
       values (?, 'deliver-mail', 3, 'Mailbox full', now())`,
      [mail.factId],
    );
    expect(await tasks.task(admin, 'unsentMail')).toMatchObject({ items: [{ amount: 3, detail: 'Mailbox full' }] });
    expect(await tasks.count(seeker, 'unsentMail')).toBeUndefined();
    // As one that was given up and is tried again, which has not failed since.
    await app.rows('update delivery_failure set attempts = 0, earlier_attempts = 3 where fact_id = ?', [mail.factId]);
    expect(await tasks.count(admin, 'unsentMail')).toBe(0);
    smtp.busy.clear();
    await eventually(async () => expect(await tasks.count(admin, 'unsentMail')).toBe(0), { within: 30_000 });
  });

  it('a dead letter is one until it is delivered', async () => {
    const [event] = await app.rows<{ id: string }>('select id from fact order by seq limit 1');
    const id = newId();
    await app.rows(
      "insert into dead_letter (id, subscriber, fact_id, error, attempts) values (?, 'job-search', ?, 'It broke', 12)",
      [id, event?.id],
    );
    expect(await tasks.task(admin, 'deadLetter')).toMatchObject({
      totalItemsCount: 1,
      items: [{ id, title: 'job-search', amount: 12 }],
    });
    const queues = await app.get('/api/queues/deadLetters', { as: admin.token });
    expect(queues.body.totalItemsCount).toBe(1);
    expect(await tasks.count(boss, 'deadLetter')).toBeUndefined();
    expect((await app.get('/api/user/duties/deadLetter', { as: boss.token })).status).toBe(404);
    await app.rows('delete from dead_letter where id = ?', [id]);
    expect(await tasks.count(admin, 'deadLetter')).toBe(0);
  });

  it('a kind that cannot be read is named, and hides no other', async () => {
    await app.rows('alter table dead_letter rename to dead_letter_away');
    const { duties: read, failed } = await tasks.all(admin);
    await app.rows('alter table dead_letter_away rename to dead_letter');
    expect(failed.toSorted()).toEqual(['deadLetter', 'unsentMail']);
    expect(read.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['request', 'approval', 'draft']),
    );
  });

  it('more than five are counted, and all can be read in pages', async () => {
    for (let at = 0; at < 6; at += 1) {
      const asking = await createSignedInUser(app);
      await app.post('/api/common/job-posting', { as: asking.token, body: { organization: 'A school' } });
    }
    const request = await tasks.task(admin, 'request');
    expect([request?.items.length, request?.totalItemsCount]).toEqual([5, 7]);
    const rest = await app.get('/api/user/duties/request?offset=5', { as: admin.token });
    expect([rest.body.items.length, rest.body.totalItemsCount]).toEqual([2, 7]);
  });
});
