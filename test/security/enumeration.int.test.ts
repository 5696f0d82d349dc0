import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DUMMY_HASH, Passwords } from '#modules/identity/security/passwords.js';
import { startApp, type TestApp } from '../support/app.js';
import { createAccount, PASSWORD } from '../support/fixtures/users.js';
import { mailsTo } from '../support/mail.js';

let app: TestApp;
const known = 'known@test.example';
const locked = 'locked@test.example';
const unconfirmed = 'unconfirmed@test.example';
const unknown = 'unknown@test.example';

beforeAll(async () => {
  app = await startApp();
  for (const email of [known, locked, unconfirmed]) await createAccount(app, { email });
  await app.rows('update account set locked_at = now() where email = ? returning 1', [locked]);
  await app.rows('update account set confirmed_at = null where email = ? returning 1', [unconfirmed]);
});
afterAll(() => app?.close());

describe('(S11) nobody learns which addresses are known', () => {
  it('by signing in', async () => {
    const replies = await Promise.all(
      [known, locked, unconfirmed, unknown].map((email) =>
        app.post('/api/auth/signin', { body: { email, password: 'Wrong-pass-1' } }),
      ),
    );
    for (const { status, body } of replies) expect([status, body]).toEqual([401, replies[0]?.body]);
    const right = await app.post('/api/auth/signin', { body: { email: locked, password: PASSWORD } });
    expect([right.status, right.body]).toEqual([401, replies[0]?.body]);
  });

  it('by signing up', async () => {
    const body = { firstName: 'Robin', lastName: 'Miller', password: PASSWORD };
    const replies = await Promise.all(
      [known, locked, unconfirmed, 'fresh@test.example'].map((email) =>
        app.post('/api/users', { body: { ...body, email } }),
      ),
    );
    for (const reply of replies) expect([reply.status, reply.body]).toEqual([201, replies[0]?.body]);
    expect(await mailsTo(app, locked)).toEqual([]);
  });

  it('by asking for a new password', async () => {
    const replies = await Promise.all(
      [known, locked, unconfirmed, unknown].map((email) => app.delete(`/api/users/${email}/password`)),
    );
    for (const reply of replies) expect([reply.status, reply.body]).toEqual([200, replies[0]?.body]);
    expect((await mailsTo(app, known)).at(-1)?.subject).toBe('Set a new password');
    expect([...(await mailsTo(app, locked)), ...(await mailsTo(app, unknown))]).toEqual([]);
  });

  it('by the work of asking for a new password: every address is written down, and looked up afterwards', async () => {
    const recorded = async () =>
      (await app.rows("select count(*)::int as count from fact where name = 'PasswordForgotten'"))[0]?.count;
    for (const email of [known, locked, unconfirmed, unknown]) {
      const before = Number(await recorded());
      expect((await app.delete(`/api/users/${email}/password`)).status).toBe(200);
      expect([email, await recorded()]).toEqual([email, before + 1]);
    }
    await app.idle();
    expect(await app.rows('select email from password_request')).toEqual([]);
  });

  it('by asking for another confirmation link', async () => {
    const ask = (email: string, password: string) => app.post('/api/users/confirmation', { body: { email, password } });
    const wrong = await Promise.all([known, locked, unconfirmed, unknown].map((email) => ask(email, 'Wrong-pass-1')));
    for (const { status, body } of wrong) expect([status, body]).toEqual([401, wrong[0]?.body]);
    const sentTo = async (email: string) =>
      (await mailsTo(app, email)).filter(({ text }) => text.includes('/email-confirmation/')).length;
    const before = await sentTo(unconfirmed);
    const right = await Promise.all([known, unconfirmed].map((email) => ask(email, PASSWORD)));
    for (const { status, body } of right) expect([status, body]).toEqual([200, right[0]?.body]);
    expect((await ask(locked, PASSWORD)).body).toEqual(wrong[0]?.body);
    expect([await sentTo(known), (await sentTo(unconfirmed)) - before]).toEqual([0, 1]);
  });

  it('by the time a sign-up takes: a password is hashed for a known address too', async () => {
    const hash = jest.spyOn(app.service(Passwords), 'hash');
    const body = { firstName: 'Robin', lastName: 'Miller', password: PASSWORD };
    for (const email of [known, 'another@test.example']) await app.post('/api/users', { body: { ...body, email } });
    expect(hash).toHaveBeenCalledTimes(2);
    hash.mockRestore();
  });

  it('by the time it takes: a password is verified where there is none to verify', async () => {
    const verify = jest.spyOn(app.service(Passwords), 'verify');
    await app.post('/api/auth/signin', { body: { email: unknown, password: 'Wrong-pass-1' } });
    expect(verify).toHaveBeenCalledTimes(1);
    expect(await verify.mock.results[0]?.value).toBe(false);
    verify.mockRestore();
  });

  it('by the cost of that verification', async () => {
    const hash = await app.service(Passwords).hash(PASSWORD);
    const costOf = (encoded: string) => encoded.split('$').slice(0, -2).join('$');
    expect(costOf(DUMMY_HASH)).toBe(costOf(hash));
    expect(DUMMY_HASH).toHaveLength(hash.length);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
