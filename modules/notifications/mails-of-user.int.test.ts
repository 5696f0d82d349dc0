import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MailRecord } from '#modules/notifications/contract/api/mails.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createEmployer, createOpenJob, type Employer } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startApp();
  admin = await createSignedInUser(app, { privileges: [8] });
});
afterAll(() => app?.close());

async function mailsOf({ id }: Pick<TestUser, 'id'>, query = ''): Promise<MailRecord[]> {
  const { status, body } = await app.get(`/api/mails/users/${id}${query}`, { as: admin.token });
  expect(status).toBe(200);
  expect(body.totalItemsCount).toBeGreaterThanOrEqual(body.items.length);
  return body.items;
}

/** Approves a posting of its creator, who gets a mail. */
async function approveOneOf(boss: Employer, title: string): Promise<void> {
  const [position] = await app.rows<{ id: string }>('select id from position where approval limit 1');
  const id = await createOpenJob(app, boss, { title, position: position?.id ?? '' });
  const { status } = await app.patch(`/api/jobs/${id}/status`, { as: admin.token, body: { status: 'open' } });
  expect(status).toBe(200);
}

it('a mail that was sent says when, and of which posting it was', async () => {
  const boss = await createEmployer(app);
  await approveOneOf(boss, 'Cellist');
  await eventually(async () =>
    expect(await mailsOf(boss)).toEqual([
      {
        id: expect.any(String),
        about: 'Your posting was approved',
        posting: 'Cellist',
        state: 'sent',
        at: expect.any(String),
        why: null,
        retryAt: null,
      },
    ]),
  );
  expect(await mailsOf(boss, '?show=unsent')).toEqual([]);
});

it('a mail that waits says why and when it is tried again, and one that was given up is sent again by who manages users', async () => {
  const boss = await createEmployer(app);
  await approveOneOf(boss, 'Harpist');
  await app.idle();
  // As it stood before it was sent.
  await app.rows('update mail set sent_at = null, claimed_until = null where recipient_id = ? returning 1', [boss.id]);
  const [queued] = await app.rows<{ id: string }>(
    `select fact.id from fact join mail on mail.id = aggregate_id
      where name = 'MailQueued' and recipient_id = ?`,
    [boss.id],
  );
  const id = queued?.id ?? '';
  const [waiting] = await mailsOf(boss, '?show=unsent');
  expect(waiting).toMatchObject({ posting: 'Harpist', state: 'waiting', why: 'Not sent yet.', retryAt: null });
  await app.rows(
    `insert into delivery_failure (fact_id, subscriber, attempts, error, failed_at, retry_at)
     values (?, 'deliver-mail', 3, '421 Too much at once | at sendMail (smtp.js:1)', now(), now() + interval '1 hour')`,
    [id],
  );
  const [putOff] = await mailsOf(boss, '?show=unsent');
  expect(putOff).toMatchObject({ state: 'waiting', why: '421 Too much at once', retryAt: expect.any(String) });
  await app.rows(
    `insert into dead_letter (id, subscriber, fact_id, error, attempts)
     values (?, 'deliver-mail', ?, '550 No such user', 8)`,
    [randomUUID(), id],
  );
  const [refused] = await mailsOf(boss, '?show=unsent');
  const why = '550 No such user. Nothing tries it again by itself.';
  expect(refused).toMatchObject({ state: 'refused', why, retryAt: null });
  await app.rows("delete from inbox where subscriber = 'deliver-mail' and fact_id = ? returning 1", [id]);
  const again = (mailId = refused?.id, as = admin) => app.post(`/api/mails/${mailId}/again`, { as: as.token });
  expect((await again(refused?.id, boss)).status).toBe(403);
  expect((await again(randomUUID())).status).toBe(404);
  expect((await again()).status).toBe(204);
  await eventually(async () => expect(await mailsOf(boss)).toMatchObject([{ id: refused?.id, state: 'sent' }]));
  expect(await again()).toMatchObject({ status: 409, body: { code: 'not_given_up' } });
  const [event] = await app.rows<{ actor: string }>(
    `select actor_id as actor from fact where name = 'DeadLettersReplayed' and payload ->> 'factId' = ?`,
    [id],
  );
  expect(event).toEqual({ actor: admin.id });
});

it('a mail that its recipient turned off was not sent, and one whose reason is gone was not needed', async () => {
  const boss = await createEmployer(app);
  await app.rows('update account set is_email_receiver = false where id = ? returning 1', [boss.id]);
  await approveOneOf(boss, 'Piper');
  await eventually(async () =>
    expect(await mailsOf(boss, '?show=unsent')).toMatchObject([
      { state: 'turnedOff', why: 'Mails of this kind were turned off in the settings then.' },
    ]),
  );
  await app.rows(
    `update fact set payload = payload || '{"reason": "obsolete"}'
      where name = 'MailDropped' and payload ->> 'userId' = ? returning 1`,
    [boss.id],
  );
  expect(await mailsOf(boss)).toMatchObject([{ state: 'notNeeded' }]);
  expect(await mailsOf(boss, '?show=unsent')).toEqual([]);
});
