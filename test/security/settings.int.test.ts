import { beforeAll, describe, expect, it } from '@jest/globals';
import { SETTINGS_MESSAGES } from '#modules/identity/contract/api/settings.js';
import { AuthRateLimiter } from '#modules/identity/security/auth-rate-limiter.js';
import { DeliverMail } from '#modules/notifications/delivery/deliver-mail.js';
import type { TestApp } from '../support/app.js';
import { eventNamesOf, saveSettings, signInAgain } from '../support/fixtures/settings.js';
import { createAccount, createSignedInUser, PASSWORD, type TestUser } from '../support/fixtures/users.js';
import { linkToken, mailsTo } from '../support/mail.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const NEW = 'Pittsburgh-18';
let count = 0;
function newEmail(): string {
  count += 1;
  return `moved${count}@test.example`;
}

const save = (who: TestUser, change?: object) => saveSettings(app, who, change);
const confirm = (token: string) => app.patch(`/api/users/email-change/${token}`);
const signIn = async (email: string) =>
  (await app.post('/api/auth/signin', { body: { email, password: PASSWORD } })).status;
/** Requests an e-mail change and returns the token of the mailed link. */
async function askFor(who: TestUser, email: string): Promise<string> {
  expect((await save(who, { email })).status).toBe(200);
  return linkToken((await mailsTo(app, email)).at(-1), '/email-change');
}

describe('(S17) changing the address', () => {
  it('waits for the link mailed to the new one, and the old one is told', async () => {
    const me = await createSignedInUser(app);
    const email = newEmail();
    expect((await save(me, { email })).body).toMatchObject({ email: me.email, pendingEmail: email });
    const [link] = await mailsTo(app, email);
    const reported = (await mailsTo(app, me.email)).at(-1);
    expect([link?.subject, reported?.subject]).toEqual([
      'Please confirm your new email address',
      'Your email address is about to change',
    ]);
    expect(link?.text).toContain('48 hours');
    expect(`${reported?.text}${reported?.html}`).not.toContain(email);
    expect([await signIn(me.email), await signIn(email)]).toEqual([200, 401]);

    const token = linkToken(link, '/email-change');
    expect(await confirm(token)).toMatchObject({ status: 200, body: { userId: me.id, email } });
    expect([await signIn(me.email), await signIn(email)]).toEqual([401, 200]);
    expect((await signInAgain(app, email)).user).toMatchObject({ id: me.id, email, pendingEmail: null });
    expect(await eventNamesOf(app, me.id)).toEqual(expect.arrayContaining(['EmailChangeRequested', 'EmailChanged']));
  });

  it('tells the old address even when the mail leaves after the change', async () => {
    const me = await createSignedInUser(app);
    const email = newEmail();
    expect((await confirm(await askFor(me, email))).status).toBe(200);
    const [mail] = await app.rows<{ id: string }>(
      "update mail set sent_at = null, claimed_until = null where template = 'address-changing' and recipient_id = ? returning id",
      [me.id],
    );
    const again = await app.rows<{ recipient: string }>(
      'delete from mailbox_message where id = ? returning recipient',
      [mail?.id],
    );
    const [queued] = await app.rows<{ payload: never }>(
      "select payload from fact where name = 'MailQueued' and payload->>'mailId' = ?",
      [mail?.id],
    );
    await app.service(DeliverMail).work(queued as never, (write) => app.database.transaction(write));
    const leftLate = await app.rows('select recipient from mailbox_message where id = ?', [mail?.id]);
    expect([again, leftLate]).toEqual([[{ recipient: me.email }], [{ recipient: me.email }]]);
  });

  it('is refused without the current password and with a wrong one, and nothing is saved or mailed', async () => {
    const me = await createSignedInUser(app);
    const email = newEmail();
    for (const currentPassword of [undefined, 'Wrong-pass-1'])
      expect(await save(me, { email, currentPassword, searchDistance: 100 })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'currentPassword' }] },
      });
    expect(await app.rows('select email, search_distance from account where id = ?', [me.id])).toEqual([
      { email: me.email, search_distance: null },
    ]);
    expect(await mailsTo(app, email)).toEqual([]);
    expect(await eventNamesOf(app, me.id)).not.toContain('EmailChangeRequested');
    expect(await eventNamesOf(app, me.id)).toContain('CurrentPasswordRefused');
  });

  it("[T50] to another's is answered as to a free one; its owner is told, and nothing changes", async () => {
    const [me, other] = [await createSignedInUser(app), await createAccount(app)];
    const taken = other.email.toUpperCase();
    const reply = await save(me, { email: taken });
    expect(reply).toMatchObject({ status: 200, body: { email: me.email, pendingEmail: taken } });
    const free = await save(await createSignedInUser(app), { email: newEmail() });
    expect(Object.keys(reply.body).sort()).toEqual(Object.keys(free.body).sort());
    await app.idle();
    const reported = (await app.rows<{ subject: string; text: string }>(
      'select subject, body_text as text from mailbox_message where lower(recipient) = lower(?)',
      [taken],
    )) as [{ subject: string; text: string }];
    expect(reported.map(({ subject }) => subject)).toEqual(['Somebody wanted to use your email address']);
    expect(reported[0].text).not.toContain(me.email);
    expect(reported[0].text).not.toContain('/email-change');
    expect([await signIn(me.email), await signIn(other.email)]).toEqual([200, 200]);
  });

  it('[T50] to the own one in another case of letters waits for its link like any other', async () => {
    const me = await createSignedInUser(app);
    const email = me.email.replace(/^./, (letter) => letter.toUpperCase());
    expect((await confirm(await askFor(me, email))).body).toMatchObject({ userId: me.id, email });
    expect((await signInAgain(app, email)).user).toMatchObject({ id: me.id, email, pendingEmail: null });
  });

  it('to one that somebody else signed up with meanwhile is refused when it is confirmed', async () => {
    const me = await createSignedInUser(app);
    const email = newEmail();
    const token = await askFor(me, email);
    await createAccount(app, { email });
    expect((await confirm(token)).status).toBe(409);
    expect(await signIn(me.email)).toBe(200);
  });

  it('asked for by two accounts at once goes to one of them', async () => {
    const email = newEmail();
    const [one, other] = [await createSignedInUser(app), await createSignedInUser(app)];
    const tokens = [await askFor(one, email), await askFor(other, email)];
    const replies = await Promise.all(tokens.map(confirm));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('mails an address five times an hour at most, whoever asks, by whichever form', async () => {
    const email = newEmail();
    for (let at = 0; at < 4; at += 1) expect((await save(await createSignedInUser(app), { email })).status).toBe(200);
    const forgot = () => app.delete(`/api/users/${email}/password`);
    expect((await forgot()).status).toBe(200);
    expect((await forgot()).status).toBe(429);
    const signUp = { firstName: 'Iris', lastName: 'Vogel', email, password: 'Quiet-Meadow-7' };
    expect((await app.post('/api/users', { body: signUp })).status).toBe(429);
    expect((await save(await createSignedInUser(app), { email })).status).toBe(429);
  });

  it('mails strangers ten times an hour at most', async () => {
    const me = await createSignedInUser(app);
    for (let at = 0; at < 10; at += 1)
      await app.service(AuthRateLimiter).consume('emailChange', { account: me.id, ip: `192.0.2.${at}` });
    expect((await save(me, { email: newEmail() })).status).toBe(429);
    expect((await save(me)).status).toBe(200);
  });
});

describe('(S16) the link to a new address', () => {
  it('is long, stored as a hash, works once and for 48 hours, and for nothing else', async () => {
    const me = await createSignedInUser(app);
    const token = await askFor(me, newEmail());
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await app.rows<{ row: string; hours: number }>(
      `select t::text as row, round(extract(epoch from expires_at - clock_timestamp()) / 3600)::int as hours
         from link_token t where account_id = ?`,
      [me.id],
    );
    expect(rows.map(({ row, hours }) => [row.includes(token), hours])).toEqual([[false, 48]]);
    expect((await app.post('/api/users/password', { body: { token, password: NEW } })).status).toBe(400);
    expect((await app.patch(`/api/users/confirmation/${token}`)).status).toBe(400);
    expect((await app.get(`/email-change/${token}`)).status).toBe(200);
    expect((await app.get(`/api/users/email-change/${token}`)).status).toBe(404);
    const replies = await Promise.all([confirm(token), confirm(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await confirm(token)).body).toMatchObject({ code: 'link_used', message: SETTINGS_MESSAGES.linkUsed });
    expect((await confirm('nonsense')).body.code).toBe('link_invalid');
  });

  it('ends when it expires, another is asked for, the account is locked, or the password is new', async () => {
    const spoil: Record<string, (who: TestUser) => Promise<unknown>> = {
      expired: ({ id }) => app.rows('update link_token set expires_at = now() where account_id = ? returning 1', [id]),
      replaced: (who) => askFor(who, newEmail()),
      locked: ({ id }) => app.rows('update account set locked_at = now() where id = ? returning 1', [id]),
      'password changed': (who) => save(who, { newPassword: NEW }),
      'password set by a link': async ({ email }) => {
        await app.delete(`/api/users/${email}/password`);
        const token = linkToken((await mailsTo(app, email)).at(-1), '/reset-password');
        expect((await app.post('/api/users/password', { body: { token, password: NEW } })).status).toBe(200);
      },
    };
    for (const [what, how] of Object.entries(spoil)) {
      const me = await createSignedInUser(app);
      const token = await askFor(me, newEmail());
      await how(me);
      expect([what, (await confirm(token)).status]).toEqual([what, 400]);
      expect(await app.rows('select email from account where id = ?', [me.id])).toEqual([{ email: me.email }]);
    }
  });

  it('ends the links to a new password that wait in the old mailbox', async () => {
    const me = await createSignedInUser(app);
    await app.delete(`/api/users/${me.email}/password`);
    const old = linkToken((await mailsTo(app, me.email)).at(-1), '/reset-password');
    expect((await confirm(await askFor(me, newEmail()))).status).toBe(200);
    expect((await app.post('/api/users/password', { body: { token: old, password: NEW } })).status).toBe(400);
  });
});

describe('(S12) guessing the current password', () => {
  it('is counted together with signing in, and ends for that place only', async () => {
    const me = await createSignedInUser(app);
    const replies = [];
    for (let at = 0; at < 12; at += 1) replies.push((await save(me, { currentPassword: `Wrong-pass-${at}` })).status);
    expect(replies).toEqual([...Array(10).fill(400), 429, 429]);
    expect([(await save(me)).status, await signIn(me.email)]).toEqual([429, 429]);
    await app.rows("update throttle set window_ends_at = now() - interval '1 second' returning 1");
    expect((await save(me)).status).toBe(200);
  });
});
