import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { CreateAdministrator, GrantPrivilege } from '#modules/identity/contract/commands.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { Privilege } from '#modules/shared/privileges.js';
import { startApp, type TestApp } from '../support/app.js';
import { createAccount, createSignedInUser, PASSWORD } from '../support/fixtures/users.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await createAccount(app, { email: 'kim@test.example' });
});
afterAll(() => app?.close());

const REFUSED = {
  status: 400,
  body: { fields: [{ path: 'email', message: 'Invalid email address' }] },
};

/** A dotted capital I, a Kelvin sign and a non-Latin letter: PostgreSQL and JavaScript fold them differently. */
describe.each(['k\u0130m@test.example', '\u212aim@test.example', 'kim\u03c2@test.example'])(
  '(S12) %s, which another folding could take for an address of ours,',
  (email) => {
    it.each([
      ['to sign in', () => app.post('/api/auth/signin', { body: { email, password: PASSWORD } })],
      [
        'to ask for a confirmation link',
        () => app.post('/api/users/confirmation', { body: { email, password: PASSWORD } }),
      ],
      [
        'to sign up',
        () => app.post('/api/users', { body: { firstName: 'Robin', lastName: 'Miller', email, password: PASSWORD } }),
      ],
      ['to ask for a new password', () => app.delete(`/api/users/${encodeURIComponent(email)}/password`)],
      [
        'as a new address',
        async () => {
          const { id, token } = await createSignedInUser(app);
          const body = { email, isEmailReceiver: true, currentPassword: PASSWORD, zipCode: '', searchDistance: 25 };
          return app.patch(`/api/users/${id}/settings`, { as: token, body });
        },
      ],
    ])('is refused %s', async (_, send) => {
      expect(await send()).toMatchObject(REFUSED);
    });

    it('is refused by the commands that look an account up', async () => {
      const commands = [new GrantPrivilege(email, Privilege.JobPosting, []), new CreateAdministrator(email)];
      for (const command of commands) {
        await expect(app.service(CommandBus).execute(command)).rejects.toMatchObject({
          fields: [{ path: 'email', message: 'Invalid email address' }],
        });
      }
      expect(await app.service(IdentityApi).accountByEmail(email)).toBeNull();
    });
  },
);

it('(S12) wrong passwords count for the account, also once its address has changed', async () => {
  const { id, email } = await createAccount(app);
  const attempt = async (address: string) =>
    (await app.post('/api/auth/signin', { body: { email: address, password: 'Wrong-pass-1' } })).status;
  for (let at = 0; at < 10; at += 1) expect(await attempt(at % 2 ? email : email.toUpperCase())).toBe(401);
  await app.rows("update account set email = 'moved@test.example' where id = ? returning 1", [id]);
  expect(await attempt('moved@test.example')).toBe(429);
  expect(await attempt(email)).toBe(401);
});
