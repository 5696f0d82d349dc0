import { beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { CreateAdministrator } from '#modules/identity/contract/commands.js';
import type { TestApp } from '../support/app.js';
import { waitUntilBlocking } from '../support/blocked-transaction.js';
import { createAccount, createSignedInUser, PASSWORD } from '../support/fixtures/users.js';
import { linkToken, mailsTo } from '../support/mail.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const NEW = 'Pittsburgh-18';
const setPassword = (token: string, password = NEW) => app.post('/api/users/password', { body: { token, password } });
const signIn = async (email: string, password: string) =>
  (await app.post('/api/auth/signin', { body: { email, password } })).status;

/** Requests a password link and returns the token of the mailed link. */
async function forgot(email: string): Promise<string> {
  expect((await app.delete(`/api/users/${encodeURIComponent(email)}/password`)).status).toBe(200);
  return linkToken((await mailsTo(app, email)).at(-1), '/reset-password');
}

async function signUp(email: string): Promise<string> {
  await app.post('/api/users', { body: { firstName: 'Robin', lastName: 'Miller', email, password: PASSWORD } });
  return linkToken((await mailsTo(app, email)).at(-1), '/email-confirmation');
}

describe('(S16) links in mails', () => {
  it('carry at least 128 bits, of which the database holds only a hash', async () => {
    const tokens = [await signUp('dump@test.example'), await forgot((await createAccount(app)).email)];
    const everything = await app.rows<{ row: string }>(
      `select t::text as row from link_token t union all select t::text from mail t union all select t::text from fact t`,
    );
    expect(everything.length).toBeGreaterThan(3);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(everything.filter(({ row }) => row.includes(token))).toEqual([]);
    }
  });

  it('[P6.3] set a password once and end every session and other link', async () => {
    const user = await createSignedInUser(app);
    const earlier = await forgot(user.email);
    const token = await forgot(user.email);
    expect((await setPassword(token)).status).toBe(200);
    expect([await signIn(user.email, NEW), await signIn(user.email, PASSWORD)]).toEqual([200, 401]);
    expect((await app.post('/api/auth/refresh', { body: { refreshToken: user.refreshToken } })).status).toBe(401);
    for (const link of [token, earlier])
      expect(await setPassword(link)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  });

  it('wait for a new password that is ending them, instead of locking each other out', async () => {
    const email = 'again@test.example';
    const token = await signUp(email);
    const confirming = await app.database.transaction(async (em) => {
      const [{ id }] = await em.execute<[{ id: string }]>('select id from account where email = ? for update', [email]);
      const reply = app.patch(`/api/users/confirmation/${token}`);
      await waitUntilBlocking((sql) => em.execute(sql));
      await em.execute('update link_token set ended_at = now() where account_id = ?', [id]);
      return { reply };
    });
    expect(await confirming.reply).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  });

  it('of two uses at once one counts', async () => {
    const { email } = await createAccount(app);
    const token = await forgot(email);
    const replies = await Promise.all([setPassword(token), setPassword(token, 'Scranton-1999')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('to set a password work for one hour', async () => {
    const { id, email } = await createAccount(app);
    const token = await forgot(email);
    const [row] = await app.rows<{ minutes: number }>(
      `select round(extract(epoch from expires_at - clock_timestamp()) / 60)::int as minutes
         from link_token where account_id = ?`,
      [id],
    );
    expect(row?.minutes).toBe(60);
    await app.rows('update link_token set expires_at = now() where account_id = ? returning 1', [id]);
    const [late, unknown] = [await setPassword(token), await setPassword('nonsense')];
    expect([late.status, late.body]).toEqual([400, unknown.body]);
  });

  it('of one purpose are worth nothing for the other', async () => {
    const confirmation = await signUp('purpose@test.example');
    const password = await forgot('purpose@test.example');
    expect((await setPassword(confirmation)).status).toBe(400);
    expect((await app.patch(`/api/users/confirmation/${password}`)).status).toBe(400);
  });

  it('change nothing when a mail scanner opens them', async () => {
    const { email } = await createAccount(app);
    const token = await forgot(email);
    await app.get(`/reset-password/${token}`);
    await app.get(`/api/users/confirmation/${token}`);
    expect((await setPassword(token)).status).toBe(200);
  });

  it('keep to the rules on passwords, with the names of their account, and survive a refusal', async () => {
    const { email } = await createAccount(app);
    const token = await forgot(email);
    expect(await setPassword(token, 'Miller-2026')).toMatchObject({
      status: 400,
      body: {
        fields: [
          {
            path: 'password',
            message: 'Password must not contain part of First Name or Last Name if this part is more than 3 characters',
          },
        ],
      },
    });
    expect((await setPassword(token, 'short')).status).toBe(400);
    expect((await setPassword(token)).status).toBe(200);
  });

  it('end when their account is locked', async () => {
    const { id, email } = await createAccount(app);
    const token = await forgot(email);
    await app.rows('update account set locked_at = now() where id = ? returning 1', [id]);
    expect((await setPassword(token)).status).toBe(400);
  });
});

describe('the address of a forgotten password', () => {
  it('may be as long as an address may be, in any case', async () => {
    const email = `${'a'.repeat(112)}@test.example`;
    expect(email).toHaveLength(125);
    await createAccount(app, { email });
    expect((await app.delete(`/api/users/${encodeURIComponent(email.toUpperCase())}/password`)).status).toBe(200);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it('is refused with its words when it is none', async () => {
    expect(await app.delete('/api/users/nobody/password')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'email', message: 'Invalid email address' }] },
    });
  });
});

describe('the first administrator', () => {
  it('is made from the command line, sets a password by the mailed link and may then do everything', async () => {
    await app.service(CommandBus).execute(new CreateAdministrator('chief@test.example'));
    const [mail] = await mailsTo(app, 'chief@test.example');
    expect(mail?.subject).toBe('Set the password of your new account');
    expect((await setPassword(linkToken(mail, '/reset-password'))).status).toBe(200);
    const { status, body } = await app.post('/api/auth/signin', {
      body: { email: 'chief@test.example', password: NEW },
    });
    expect([status, body.user.privileges]).toEqual([200, [{ id: 8, name: 'Super Admin' }]]);
  });

  it('is not made of a locked account', async () => {
    const { id, email } = await createAccount(app);
    await app.rows('update account set locked_at = now() where id = ? returning 1', [id]);
    await expect(app.service(CommandBus).execute(new CreateAdministrator(email))).rejects.toThrow('is locked');
    expect(await app.rows('select privileges from account where id = ?', [id])).toEqual([{ privileges: [] }]);
  });

  it('keeps names and password when the address has an account', async () => {
    const user = await createSignedInUser(app);
    await app.service(CommandBus).execute(new CreateAdministrator(user.email.toUpperCase()));
    const { body } = await app.post('/api/auth/signin', { body: { email: user.email, password: PASSWORD } });
    expect(body.user).toMatchObject({ firstName: 'Robin', privileges: [{ id: 8 }] });
  });
});
