import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthRateLimiter } from '#modules/identity/security/auth-rate-limiter.js';
import { startApp, type TestApp } from '../support/app.js';
import { createAccount, PASSWORD } from '../support/fixtures/users.js';
import { signInFromIp as signInFromNetwork } from '../support/from-network.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const signInFrom = (address: string, email: string, password: string, headers = {}) =>
  signInFromNetwork(app, address, email, password, headers);
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
/** Counts a wrong password without hashing it. */
const countFailure = (account: string, ip: string) => app.service(AuthRateLimiter).consume('signIn', { account, ip });
const letTimePass = () => app.rows("update throttle set window_ends_at = now() - interval '1 second' returning 1");

describe('(S12) guessing passwords', () => {
  it('of one account is stopped, also all at once and with a made-up X-Forwarded-For', async () => {
    const { email } = await createAccount(app);
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        signInFrom('127.0.0.2', email, `Wrong-pass-${at}`, { 'x-forwarded-for': `192.0.2.${at}` }),
      ),
    );
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 90]);
    expect(await signInFrom('127.0.0.2', email, PASSWORD)).toBe(429);
  });

  it('locks nobody out: the owner signs in from elsewhere, and from the same place after a while', async () => {
    const { email } = await createAccount(app);
    // More than the limit over all networks: calls rejected by a network's limit do not count there.
    for (let at = 0; at < 60; at += 1) await signInFrom('127.0.0.3', email, 'Wrong-pass-1');
    expect(await signInFrom('127.0.0.4', email, PASSWORD)).toBe(200);
    expect(await signInFrom('127.0.0.3', email, PASSWORD)).toBe(429);
    await letTimePass();
    expect(await signInFrom('127.0.0.3', email, PASSWORD)).toBe(200);
  });

  it('of one account from many places is stopped', async () => {
    const { id, email } = await createAccount(app);
    for (let at = 0; at < 46; at += 1) await countFailure(id, `192.0.2.${at}`);
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) statuses.push(await signInFrom(`127.0.1.${at + 1}`, email, 'Wrong-pass-1'));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([4, 4]);
  });

  it('of a thousand accounts from one place is stopped after 250', async () => {
    for (let at = 0; at < 246; at += 1) await countFailure(`spray${at}@test.example`, '127.0.0.5');
    const statuses: number[] = [];
    for (let at = 246; at < 254; at += 1)
      statuses.push(await signInFrom('127.0.0.5', `spray${at}@test.example`, 'Wrong-pass-1'));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([4, 4]);
  });

  it('does not count what succeeds', async () => {
    const { email } = await createAccount(app);
    for (let at = 0; at < 12; at += 1) expect(await signInFrom('127.0.0.6', email, PASSWORD)).toBe(200);
  });

  it('keeps no address in its counts', async () => {
    const rows = await app.rows<{ key: string }>('select key from throttle');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});

describe('(S12) mails to strangers', () => {
  it.each([
    ['a new password', (email: string) => app.delete(`/api/users/${email}/password`), 200],
    [
      'a sign-up',
      (email: string) =>
        app.post('/api/users', { body: { firstName: 'Robin', lastName: 'Miller', email, password: PASSWORD } }),
      201,
    ],
  ])('%s is asked for five times an hour at most, whether the address is known or not', async (_, ask, status) => {
    const { email } = await createAccount(app);
    for (const address of [email, `not-${email}`]) {
      const statuses: number[] = [];
      for (let at = 0; at < 7; at += 1) statuses.push((await ask(address)).status);
      expect(statuses).toEqual([...Array(5).fill(status), 429, 429]);
    }
  });

  it('a confirmation link is asked for five times an hour at most, and strangers use none of them up', async () => {
    const { email } = await createAccount(app);
    const ask = async (password: string) =>
      (await app.post('/api/users/confirmation', { body: { email, password } })).status;
    const statuses = async (password: string) => {
      const all: number[] = [];
      for (let at = 0; at < 6; at += 1) all.push(await ask(password));
      return all;
    };
    expect(await statuses('Wrong-pass-1')).toEqual(Array(6).fill(401));
    expect(await statuses(PASSWORD)).toEqual([...Array(5).fill(200), 429]);
  });
});
