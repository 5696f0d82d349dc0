import { beforeAll, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { CreateAdministrator } from '#modules/identity/contract/commands.js';
import type { TestApp } from '#test/support/app.js';
import { createSignedInUser, PASSWORD } from '#test/support/fixtures/users.js';
import { linkToken, mailsTo } from '#test/support/mail.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

/** An arbitrary valid name. */
const HOSTILE = { firstName: 'You won, go to www.evil.example now', lastName: 'Evil' };

const signUp = (email: string, password = PASSWORD) =>
  app.post('/api/users', { body: { ...HOSTILE, email, password } });

/** The subjects of the mails to an address; asserts that none contains the name. */
async function subjectsWithoutName(email: string): Promise<string[]> {
  const mails = await mailsTo(app, email);
  for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toMatch(/evil/i);
  return mails.map(({ subject }) => subject);
}

it('no mail to an unconfirmed address carries the name that somebody signed up with', async () => {
  const email = 'victim@test.example';
  await signUp(email);
  const token = linkToken((await mailsTo(app, email)).at(-1), '/email-confirmation');
  await signUp(email, 'Pittsburgh-18');
  await app.patch(`/api/users/resend-email-confirmation/${token}`);
  await app.post('/api/users/confirmation', { body: { email, password: PASSWORD } });
  await app.delete(`/api/users/${email}/password`);
  await app.idle();
  await app.service(CommandBus).execute(new CreateAdministrator(email));
  await app.idle();
  await signUp(email);
  expect((await subjectsWithoutName(email)).sort()).toEqual([
    'More than one sign-up with your email address',
    'More than one sign-up with your email address',
    'More than one sign-up with your email address',
    'Please confirm your email address',
    'Set a new password',
    'Set the password of your new account',
    'You already have an account',
  ]);
});

it('nor does the mail that asks a new address to confirm itself', async () => {
  const me = await createSignedInUser(app, HOSTILE);
  const body = {
    email: 'next@test.example',
    isEmailReceiver: true,
    currentPassword: PASSWORD,
    zipCode: '',
    searchDistance: 25,
  };
  expect((await app.patch(`/api/users/${me.id}/settings`, { as: me.token, body })).status).toBe(200);
  expect(await subjectsWithoutName('next@test.example')).toEqual(['Please confirm your new email address']);
});

it('a confirmed address is greeted by name', async () => {
  const { email } = await createSignedInUser(app, { firstName: 'Dana', lastName: 'Whitfield' });
  await app.delete(`/api/users/${email}/password`);
  expect((await mailsTo(app, email)).at(-1)?.text).toContain('Hello Dana');
});
