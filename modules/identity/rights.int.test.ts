import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { Privilege } from '#modules/shared/privileges.js';
import { Housekeeping } from '#platform/database/housekeeping.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createAccount, PASSWORD } from '#test/support/fixtures/users.js';
import { GrantPrivilege } from './contract/commands.js';
import { IdentityApi } from './contract/identity-api.js';
import { IdentitySeed } from './identity.seed.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const HARRISBURG = '115222752';

it('[W5.45] an organization has as reviewers the unlocked holders of Review Applicants assigned to it', async () => {
  const rights = { privileges: [Privilege.ReviewApplicants], organizations: [HARRISBURG] };
  const one = await createAccount(app, { ...rights, lastName: 'Young' });
  const two = await createAccount(app, { ...rights, lastName: 'Adams' });
  const locked = await createAccount(app, rights);
  await app.rows('update account set locked_at = now() where id = ? returning 1', [locked.id]);
  await createAccount(app, { privileges: [Privilege.JobPosting], organizations: [HARRISBURG] });
  await createAccount(app, { privileges: [Privilege.ReviewApplicants], organizations: ['101260303'] });
  expect(await app.service(IdentityApi).reviewersOfOrganization(HARRISBURG)).toEqual([
    { id: two.id, firstName: 'Robin', lastName: 'Adams' },
    { id: one.id, firstName: 'Robin', lastName: 'Young' },
  ]);
});

it('[P12.2] a grant adds to what an account holds, at known organizations only', async () => {
  const { id, email } = await createAccount(app, { privileges: [Privilege.JobSeeking] });
  const grant = (...organizations: string[]) =>
    app.service(CommandBus).execute(new GrantPrivilege(email.toUpperCase(), Privilege.JobPosting, organizations));
  await grant(HARRISBURG);
  await expect(grant('999')).rejects.toThrow('There is no organization 999.');
  const [row] = await app.rows('select privileges, organizations from account where id = ?', [id]);
  expect(row).toEqual({ privileges: [1, 9], organizations: [HARRISBURG] });
});

it('accounts are found by id and by e-mail, without those that do not exist', async () => {
  const { id, email } = await createAccount(app, { searchZipCode: '17101', searchDistance: 25 });
  const identity = app.service(IdentityApi);
  const summary = { id, email, isLocked: false, isConfirmed: true, isEmailReceiver: true, hasAcceptedTerms: true };
  const missing = '019aa111-2222-7333-8444-555566667777';
  expect(await identity.accountsByIds([id, missing])).toMatchObject([summary]);
  expect(await identity.accountByEmail(email.toUpperCase())).toMatchObject(summary);
  expect(await identity.accountByEmail('nobody@test.example')).toBeNull();
  expect(await identity.searchPreferencesOf(id)).toEqual({
    searchZipCode: '17101',
    searchDistance: 25,
  });
  expect(await identity.searchPreferencesOf(missing)).toBeNull();
});

it('[P5.16] terms accepted before the cutoff do not count', async () => {
  const { id } = await createAccount(app);
  await app.rows('update account set terms_accepted_at = to_timestamp(1581152577) where id = ? returning 1', [id]);
  expect(await app.service(IdentityApi).accountsByIds([id])).toMatchObject([{ hasAcceptedTerms: false }]);
});

it('the demo accounts sign in with their password, and nothing of it fails', async () => {
  const seed = app.service(IdentitySeed);
  await seed.seed();
  const emails = seed.hints.flatMap((line) => line.match(/\S+@demo\.example/) ?? []);
  expect(emails).toHaveLength(5);
  for (const email of emails) {
    const { status } = await app.post('/api/auth/signin', { body: { email, password: PASSWORD } });
    expect([email, status]).toEqual([email, 200]);
  }
  await app.idle();
  expect(await app.service(DeadLetters).list()).toEqual([]);
});

it('what is long over is forgotten, and nothing else', async () => {
  const { email } = await createAccount(app);
  const signIn = () => app.post('/api/auth/signin', { body: { email, password: PASSWORD } });
  await app.rows("update session set expires_at = now() - interval '2 days' returning 1");
  await app.rows("update throttle set window_ends_at = now() - interval '2 days' returning 1");
  const { body } = await signIn();
  await app.service(Housekeeping).sweep();
  const [left] = await app.rows('select (select count(*) from session)::int as sessions');
  expect(left).toEqual({ sessions: 1 });
  expect((await app.post('/api/auth/refresh', { body: { refreshToken: body.refreshToken } })).status).toBe(200);
});
