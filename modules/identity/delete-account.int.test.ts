import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createEmployer, createOpenJob, createSeeker, submit } from '#test/support/fixtures/applying.js';
import { createSignedInUser, PASSWORD, type TestUser } from '#test/support/fixtures/users.js';
import { mailsTo } from '#test/support/mail.js';
import { RemoveDueAccounts } from './commands/remove-due-accounts.js';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const path = ({ id }: TestUser) => `/api/users/${id}/removal`;
const request = (who: TestUser, currentPassword = PASSWORD) =>
  app.post(path(who), { as: who.token, body: { currentPassword } });
const dueAt = async ({ id }: TestUser) =>
  (await app.rows<{ due: Date | null }>('select removal_due_at as due from account where id = ?', [id]))[0]?.due;
const letBeDue = ({ id }: TestUser) =>
  app.rows("update account set removal_due_at = now() - interval '1 second' where id = ? returning 1", [id]);
const sweep = () => app.service(RemoveDueAccounts).sweep();

describe('users who delete their account', () => {
  it('give their password, are told by mail, and have seven days to change their mind', async () => {
    const me = await createSignedInUser(app);
    const wrong = await request(me, 'Not-this-one-7');
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'currentPassword']);
    expect(await dueAt(me)).toBeNull();

    const { status, body } = await request(me);
    const days = (Date.parse(body.removalDueAt) - Date.now()) / DAY_MS;
    expect([status, Math.round(days)]).toEqual([200, 7]);
    expect((await request(me)).body.removalDueAt).toBe(body.removalDueAt);
    const mails = await mailsTo(app, me.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account is about to be deleted']);
    expect(mails[0]?.text).toContain('/user-account-settings');

    await sweep();
    expect((await app.get(`/api/users/${me.id}`, { as: me.token })).body.removalDueAt).toBe(body.removalDueAt);
    expect((await app.delete(path(me), { as: me.token })).body.removalDueAt).toBeNull();
    await sweep();
    expect((await app.get(`/api/users/${me.id}`, { as: me.token })).status).toBe(200);
    const events = await app.rows(
      "select name from fact where payload->>'userId' = ? and name like 'Account%' order by seq",
      [me.id],
    );
    expect(events.map(({ name }) => name).slice(-2)).toEqual(['AccountRemovalRequested', 'AccountKept']);
  });

  it('are gone after them, but for submitted applications, whichever instance sweeps', async () => {
    const employer = await createEmployer(app);
    const me = await createSeeker(app);
    const { id } = (await submit(app, me, await createOpenJob(app, employer))).body;
    const other = await createSignedInUser(app);
    for (const one of [me, other]) expect((await request(one)).status).toBe(200);
    await app.idle();
    await letBeDue(me);
    await Promise.all([sweep(), sweep()]);
    expect((await app.get(`/api/users/${me.id}`, { as: me.token })).status).toBe(401);
    expect((await app.get(`/api/users/${other.id}`, { as: other.token })).status).toBe(200);
    expect(await app.rows('select id from application where user_id = ?', [me.id])).toEqual([{ id }]);
    expect(await app.rows('select 1 from profile where user_id = ?', [me.id])).toEqual([]);
    const events = await app.rows("select actor_id as by from fact where name = 'AccountRemoved'");
    expect(events).toEqual([{ by: me.id }]);
  });

  it('cannot be the last Super Admin', async () => {
    const me = await createSignedInUser(app, { privileges: [8] });
    expect(await request(me)).toMatchObject({ status: 422, body: { code: 'last_super_admin' } });
    await createSignedInUser(app, { privileges: [8] });
    expect((await request(me)).status).toBe(200);
  });
});
