import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { PASSWORD } from '#test/support/fixtures/users.js';
import { IdentitySeed } from './identity.seed.js';

const ACCOUNTS = 200;
const STAFF = 20;
const BULK = { bulk: true };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const count = async (condition: string) => (await app.rows(`select 1 from account where ${condition}`)).length;

it('accounts in bulk are many seekers and some staff, without events, and all can sign in', async () => {
  const events = await app.rows('select 1 from fact');
  const progress: number[] = [];
  await app.service(IdentitySeed).seedMore(ACCOUNTS, BULK, (done) => progress.push(done));
  expect(progress).toEqual([ACCOUNTS]);
  expect(await count('true')).toBe(ACCOUNTS);
  expect(await count("organizations <> '{}' and confirmed_at is not null and locked_at is null")).toBe(STAFF);
  expect(await count("privileges = '{9}' and organizations = '{}'")).toBe(ACCOUNTS - STAFF);
  expect(await app.rows('select last_name from account group by 1 having count(*) > 2')).not.toEqual([]);
  expect(await app.rows('select 1 from posting_access_request')).toHaveLength(ACCOUNTS / 100);
  expect(await app.rows('select 1 from fact')).toHaveLength(events.length);
  for (const privilege of [1, 2, 9]) {
    const [account] = await app.rows<{ email: string }>(
      'select email from account where ? = any(privileges) and confirmed_at is not null and locked_at is null',
      [privilege],
    );
    const { status } = await app.post('/api/auth/signin', { body: { email: account?.email, password: PASSWORD } });
    expect(status).toBe(200);
  }
});

it('further ones have other emails', async () => {
  await app.service(IdentitySeed).seedMore(ACCOUNTS, BULK, () => undefined);
  expect(await app.rows('select 1 from account group by email having count(*) > 1')).toEqual([]);
  expect(await count('true')).toBe(2 * ACCOUNTS);
});
