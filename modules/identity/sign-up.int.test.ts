import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createAccount, PASSWORD } from '#test/support/fixtures/users.js';
import { linkToken, mailsTo } from '#test/support/mail.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const CONFIRMATION = '/email-confirmation';
const person = (email: string) => ({ firstName: ' Robin ', lastName: 'Miller', email, password: PASSWORD });

/** Signs up and returns the token of the mailed link. */
async function signUp(email: string): Promise<string> {
  expect((await app.post('/api/users', { body: person(email) })).status).toBe(201);
  return linkToken((await mailsTo(app, email)).at(-1), CONFIRMATION);
}

const signIn = (email: string, password = PASSWORD) => app.post('/api/auth/signin', { body: { email, password } });

/** Expires the links of an account. */
const expire = (email: string) =>
  app.rows(
    `update link_token set expires_at = clock_timestamp() - interval '1 second'
      where account_id = (select id from account where email = ?) returning 1`,
    [email],
  );

describe('signing up', () => {
  it('[P4.4, P4.5] mails a link; the account can sign in after it is followed, not before', async () => {
    const token = await signUp('new@test.example');
    expect(await signIn('new@test.example')).toMatchObject({ status: 401, body: { code: 'unconfirmed' } });
    const { status, body } = await app.patch(`/api/users/confirmation/${token}`);
    expect({ status, body }).toEqual({ status: 201, body: { statusCode: 201, message: expect.any(String) } });
    expect(await signIn('NEW@test.example')).toMatchObject({
      status: 200,
      body: { user: { firstName: 'Robin', email: 'new@test.example', privileges: [] } },
    });
  });

  it('[P4.12, P4.15, P4.17] refuses each broken field at its place', async () => {
    const { status, body } = await app.post('/api/users', {
      body: { firstName: ' ', lastName: 'R2', email: 'nobody', password: 'short' },
    });
    expect(status).toBe(400);
    expect(body.fields.map(({ path, message }: { path: string; message: string }) => [path, message])).toEqual([
      ['firstName', 'First Name is required'],
      ['lastName', 'This field can only contain symbols that are common for names'],
      ['email', 'Invalid email address'],
      ['password', 'Password must be between 8 and 32 characters'],
    ]);
  });

  it.each([
    ['an array', []],
    ['null', null],
    ['a text', 'x'],
    ['wrong types', { firstName: 1, lastName: {}, email: ['a@b.co'], password: true }],
    ['characters no column holds', person('nul@test.example\0')],
    ['half a character in a name', { ...person('half@test.example'), lastName: 'a\ud800b' }],
  ])('refuses %s with 400', async (_, body) => {
    expect((await app.post('/api/users', { body })).status).toBe(400);
  });

  it('gives no right that the body asks for', async () => {
    const body = { ...person('greedy@test.example'), privileges: [8], confirmedAt: new Date(), isAccessible: true };
    expect((await app.post('/api/users', { body })).status).toBe(201);
    const [row] = await app.rows("select privileges, confirmed_at from account where email = 'greedy@test.example'");
    expect(row).toEqual({ privileges: [], confirmed_at: null });
  });

  it('of two sign-ups at once one makes the account', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() => app.post('/api/users', { body: person('race@test.example') })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await app.rows("select 1 from account where email = 'race@test.example'")).toHaveLength(1);
  });

  it('returns the same response for a known address, whose owner gets a mail', async () => {
    const { email } = await createAccount(app);
    const known = await app.post('/api/users', { body: person(email.toUpperCase()) });
    const unknown = await app.post('/api/users', { body: person('unknown@test.example') });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mails = await mailsTo(app, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account']);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe('a confirmation link', () => {
  it('[T47] works once, then says that the address is confirmed, unless the account is locked', async () => {
    const token = await signUp('once@test.example');
    const follow = () => app.patch(`/api/users/confirmation/${token}`);
    const account = () => app.rows("select * from account where email = 'once@test.example'");
    expect((await follow()).body.message).toBe('Your email address is confirmed. You may now sign in.');
    const before = await account();
    expect(await follow()).toMatchObject({
      status: 201,
      body: { statusCode: 201, message: 'Your email address is already confirmed. You may now sign in.' },
    });
    expect(await account()).toEqual(before);
    await app.rows("update account set locked_at = now() where email = 'once@test.example' returning 1");
    expect(await follow()).toMatchObject({ status: 400, body: { statusCode: 400, code: 'link_invalid' } });
  });

  it('is refused after 48 hours in the words of an unknown one', async () => {
    const token = await signUp('late@test.example');
    await expire('late@test.example');
    const late = await app.patch(`/api/users/confirmation/${token}`);
    const unknown = await app.patch('/api/users/confirmation/nonsense');
    expect(late.status).toBe(400);
    expect([late.status, late.body]).toEqual([unknown.status, unknown.body]);
  });

  it('is sent anew to the owner of an expired one', async () => {
    const token = await signUp('again@test.example');
    await expire('again@test.example');
    expect(await app.patch(`/api/users/resend-email-confirmation/${token}`)).toMatchObject({ status: 201 });
    const mails = await mailsTo(app, 'again@test.example');
    expect(mails).toHaveLength(2);
    const fresh = linkToken(mails[1], CONFIRMATION);
    expect(fresh).not.toBe(token);
    expect((await app.patch(`/api/users/confirmation/${fresh}`)).status).toBe(201);
    expect((await signIn('again@test.example')).status).toBe(200);
  });

  it('is not sent for an unknown link, nor once the address is confirmed', async () => {
    const token = await signUp('done@test.example');
    await app.patch(`/api/users/confirmation/${token}`);
    for (const link of [token, 'nonsense'])
      expect(await app.patch(`/api/users/resend-email-confirmation/${link}`)).toMatchObject({
        status: 400,
        body: { code: 'link_invalid' },
      });
    expect(await mailsTo(app, 'done@test.example')).toHaveLength(1);
  });

  it('is sent anew to somebody who knows the password', async () => {
    await signUp('wait@test.example');
    const ask = (password: string) =>
      app.post('/api/users/confirmation', { body: { email: 'wait@test.example', password } });
    expect(await ask('Wrong-pass-1')).toMatchObject({ status: 401, body: { code: 'sign_in_refused' } });
    expect((await ask(PASSWORD)).status).toBe(200);
    expect(await mailsTo(app, 'wait@test.example')).toHaveLength(2);
  });
});
