import { beforeAll, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { Privilege } from '#modules/shared/privileges.js';
import type { TestApp } from '#test/support/app.js';
import { PASSWORD } from '#test/support/fixtures/users.js';
import { linkToken, mailsTo } from '#test/support/mail.js';
import { sharedApp } from '#test/support/shared-app.js';
import { GrantPrivilege } from './contract/commands.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const OTHER_PASSWORD = 'Pittsburgh-18';
const LINK = '/email-confirmation';

/** Signs up and returns the token of the mailed link. */
async function signUp(email: string, firstName: string, password: string): Promise<string> {
  expect((await app.post('/api/users', { body: { firstName, lastName: 'Miller', email, password } })).status).toBe(201);
  return linkToken((await mailsTo(app, email)).at(-1), LINK);
}

const confirm = async (token: string) => (await app.patch(`/api/users/confirmation/${token}`)).status;
const signIn = (email: string, password: string) => app.post('/api/auth/signin', { body: { email, password } });

it.each([
  ['the first', 'first@test.example'],
  ['the second', 'second@test.example'],
])(
  'of two sign-ups with one address %s link confirms the names and the password it was asked with',
  async (which, email) => {
    const first = { token: await signUp(email, 'Robin', PASSWORD), name: 'Robin', password: PASSWORD };
    const second = { token: await signUp(email, 'Eve', OTHER_PASSWORD), name: 'Eve', password: OTHER_PASSWORD };
    const [mine, others] = which === 'the first' ? [first, second] : [second, first];
    expect(await confirm(mine.token)).toBe(201);
    expect(await signIn(email, mine.password)).toMatchObject({ status: 200, body: { user: { firstName: mine.name } } });
    expect((await signIn(email, others.password)).status).toBe(401);
    // The used one says that the address is confirmed; neither changes anything.
    expect([await confirm(others.token), await confirm(mine.token)]).toEqual([400, 201]);
    expect((await signIn(email, others.password)).status).toBe(401);
    expect((await signIn(email, mine.password)).status).toBe(200);
  },
);

it('once there are several sign-ups, every mail with a link says so and when the one that it confirms was made', async () => {
  const email = 'told@test.example';
  const token = await signUp(email, 'Robin', PASSWORD);
  await app.rows("update account set created_at = '2026-11-02T04:30:00Z' where email = ? returning 1", [email]);
  await signUp(email, 'Robin', OTHER_PASSWORD);
  await app.rows("update sign_up set created_at = '2026-11-03T17:05:00Z' returning 1");
  await app.post('/api/users/confirmation', { body: { email, password: PASSWORD } });
  await app.idle();
  await app.patch(`/api/users/resend-email-confirmation/${token}`);
  const [first, second, requested, resent] = await mailsTo(app, email);
  expect(first?.subject).toBe('Please confirm your email address');
  for (const mail of [second, requested, resent]) {
    expect(mail?.subject).toBe('More than one sign-up with your email address');
    expect(mail?.text).toContain('If that was not you, do not open the link');
  }
  for (const mail of [requested, resent]) expect(mail?.text).toContain('November 1, 2026 at 11:30 PM (Eastern Time)');
  await app.patch(`/api/users/resend-email-confirmation/${linkToken(second, LINK)}`);
  expect((await mailsTo(app, email)).at(-1)?.text).toContain('November 3, 2026 at 12:05 PM (Eastern Time)');
});

it.each(['confirmation link', 'password link'])('an account confirmed by a %s keeps no other sign-up', async (by) => {
  const email = `${by.split(' ')[0]}-ends@test.example`;
  const token = await signUp(email, 'Robin', PASSWORD);
  const other = await signUp(email, 'Eve', OTHER_PASSWORD);
  if (by === 'confirmation link') expect(await confirm(token)).toBe(201);
  else {
    await app.delete(`/api/users/${email}/password`);
    const body = { token: linkToken((await mailsTo(app, email)).at(-1), '/reset-password'), password: 'Scranton-2026' };
    expect((await app.post('/api/users/password', { body })).status).toBe(200);
  }
  expect(
    await app.rows('select 1 from sign_up s join account a on a.id = s.account_id where email = ?', [email]),
  ).toEqual([]);
  expect([await confirm(token), await confirm(other)]).toEqual([by === 'confirmation link' ? 201 : 400, 400]);
  expect((await signIn(email, OTHER_PASSWORD)).status).toBe(401);
  for (const link of [token, other]) {
    expect((await app.patch(`/api/users/resend-email-confirmation/${link}`)).status).toBe(400);
  }
});

it('a new link in place of an expired one confirms the same sign-up', async () => {
  const email = 'late@test.example';
  await signUp(email, 'Robin', PASSWORD);
  const late = await signUp(email, 'Jo', OTHER_PASSWORD);
  await app.rows("update link_token set expires_at = now() - interval '1 second' returning 1");
  expect((await app.patch(`/api/users/resend-email-confirmation/${late}`)).status).toBe(201);
  expect(await confirm(linkToken((await mailsTo(app, email)).at(-1), LINK))).toBe(201);
  expect(await signIn(email, OTHER_PASSWORD)).toMatchObject({ status: 200, body: { user: { firstName: 'Jo' } } });
});

it('(S16) no link brings a password to an account that was given rights since', async () => {
  const email = 'rights@test.example';
  await signUp(email, 'Robin', PASSWORD);
  const token = await signUp(email, 'Eve', OTHER_PASSWORD);
  await app.service(CommandBus).execute(new GrantPrivilege(email, Privilege.SuperAdmin, []));
  expect(await confirm(token)).toBe(201);
  for (const password of [PASSWORD, OTHER_PASSWORD]) expect((await signIn(email, password)).status).toBe(401);
});
