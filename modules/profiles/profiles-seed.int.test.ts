import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { IdentitySeed } from '#modules/identity/identity.seed.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createAccount, PASSWORD } from '#test/support/fixtures/users.js';
import { ProfilesSeed } from './profiles.seed.js';

const ACCOUNTS = 40;
const BULK = { bulk: true };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await createAccount(app);
  await app.service(IdentitySeed).seedMore(ACCOUNTS, BULK, () => undefined);
});
afterAll(() => app?.close());

it('every demo account gets one complete profile, and nobody else', async () => {
  for (let times = 0; times < 2; times += 1) await app.service(ProfilesSeed).seedMore(ACCOUNTS, BULK, () => undefined);
  expect(await app.rows('select 1 from profile')).toHaveLength(ACCOUNTS);
  expect(await app.rows("select 1 from profile_document where document_type = 'RESU'")).toHaveLength(ACCOUNTS);
  expect(
    await app.rows(`select 1 from profile p join account a on a.id = p.user_id
      where p.contact->>'contactName' = a.first_name and p.contact->>'contactSurname' = a.last_name`),
  ).toHaveLength(ACCOUNTS);
  const [account] = await app.rows<{ email: string }>(
    "select email from account where privileges = '{9}' and confirmed_at is not null and locked_at is null",
  );
  const signedIn = await app.post('/api/auth/signin', { body: { email: account?.email, password: PASSWORD } });
  const { body } = await app.get('/api/users/profile/data', { as: signedIn.body.accessToken });
  expect(body).toMatchObject({ isProfileCompleted: true, referencesDetails: { length: 3 } });
});
