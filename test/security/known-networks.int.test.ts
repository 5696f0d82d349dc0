import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthRateLimiter } from '#modules/identity/security/auth-rate-limiter.js';
import { Housekeeping } from '#platform/database/housekeeping.js';
import { startApp, type TestApp } from '../support/app.js';
import { createAccount, PASSWORD } from '../support/fixtures/users.js';
import { signInFromIp } from '../support/from-network.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const HOME = '127.0.3.1';
const ELSEWHERE = '127.0.3.2';

/** Counts wrong passwords from five networks, without hashing them. */
async function attack(account: string, perPlace = 10): Promise<void> {
  for (let place = 0; place < 5; place += 1)
    for (let at = 0; at < perPlace; at += 1)
      await app.service(AuthRateLimiter).consume('signIn', { account, ip: `192.0.2.${place}` });
}
const letTimePass = () => app.rows("update throttle set window_ends_at = now() - interval '1 second' returning 1");

describe('(S12) five strangers who guess window after window', () => {
  it('do not lock the owner out of a network where this account signed in before, and everybody else waits', async () => {
    const { id, email } = await createAccount(app);
    const stranger = await createAccount(app);
    expect(await signInFromIp(app, HOME, email, PASSWORD)).toBe(200);
    expect(await signInFromIp(app, ELSEWHERE, stranger.email, PASSWORD)).toBe(200);
    for (const _ of ['one window', 'the next']) {
      await attack(id);
      expect(await signInFromIp(app, HOME, email, PASSWORD)).toBe(200);
      expect(await signInFromIp(app, ELSEWHERE, email, PASSWORD)).toBe(429);
      await letTimePass();
    }
  });

  it('guess no further from such a network than its own limit', async () => {
    const { id, email } = await createAccount(app);
    expect(await signInFromIp(app, HOME, email, PASSWORD)).toBe(200);
    await attack(id);
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push(await signInFromIp(app, HOME, email, 'Wrong-pass-1'));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('make no known network by wrong passwords', async () => {
    const { id, email } = await createAccount(app);
    for (let at = 0; at < 5; at += 1) expect(await signInFromIp(app, ELSEWHERE, email, 'Wrong-pass-1')).toBe(401);
    await attack(id, 9);
    expect(await signInFromIp(app, ELSEWHERE, email, PASSWORD)).toBe(429);
  });
});

it('a network counts as known for 90 days, and is forgotten then', async () => {
  const { id, email } = await createAccount(app);
  const age = (days: number) =>
    app.rows(
      'update sign_in_network set last_sign_in_at = clock_timestamp() - make_interval(days => ?) where account_id = ? returning 1',
      [days, id],
    );
  const known = () => app.rows('select 1 from sign_in_network where account_id = ?', [id]);
  expect(await signInFromIp(app, HOME, email, PASSWORD)).toBe(200);
  await age(89);
  await attack(id);
  await app.service(Housekeeping).sweep();
  expect(await known()).toHaveLength(1);
  expect(await signInFromIp(app, HOME, email, PASSWORD)).toBe(200);
  await age(91);
  expect(await signInFromIp(app, HOME, email, PASSWORD)).toBe(429);
  await app.service(Housekeeping).sweep();
  expect(await known()).toEqual([]);
});

it('(S23) no network is kept by its address', async () => {
  const { email } = await createAccount(app);
  await signInFromIp(app, HOME, email, PASSWORD);
  const rows = await app.rows<{ network: string }>('select network from sign_in_network');
  expect(rows.length).toBeGreaterThan(0);
  for (const { network } of rows) expect(network).toMatch(/^[\w-]{43}$/);
});
