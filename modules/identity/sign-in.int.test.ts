import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createAccount, createSignedInUser, PASSWORD } from '#test/support/fixtures/users.js';
import { TERMS_CUTOFF } from './contract/api/accounts.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const signIn = (email: unknown, password: unknown) => app.post('/api/auth/signin', { body: { email, password } });

describe('signing in', () => {
  it('[P5.2] asks for both fields', async () => {
    const { status, body } = await signIn('', '');
    expect(status).toBe(400);
    expect(body.fields).toMatchObject([
      { path: 'email', message: 'Email is required' },
      { path: 'password', message: 'Password is required' },
    ]);
  });

  it('[P5.3, P5.4] returns the user and two tokens', async () => {
    const { id, email } = await createAccount(app, {
      privileges: [9, 1],
      organizations: ['PA1'],
      searchZipCode: '17101',
      searchDistance: 50,
    });
    const { status, body } = await signIn(email, PASSWORD);
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      user: {
        id,
        firstName: 'Robin',
        lastName: 'Miller',
        email,
        pendingEmail: null,
        contactName: null,
        contactSurname: null,
        privileges: [
          { id: 1, name: 'Job Posting' },
          { id: 9, name: 'Job Seeking' },
        ],
        organizations: [{ accountNumber: 'PA1' }],
        termsAndConditionsAccepted: expect.any(Number),
        isEmailReceiver: true,
        zipCode: null,
        searchZipCode: '17101',
        removalDueAt: null,
        searchDistance: 50,
      },
    });
    expect(body.user.termsAndConditionsAccepted).toBeGreaterThan(TERMS_CUTOFF);
  });

  it.each([
    [['a@b.co'], 'x'],
    [{}, {}],
    [1, 2],
    ['x'.repeat(5000), 'x'],
    ['a@b.co\0', 'x\0'],
  ])('refuses %j, %j without falling over', async (email, password) => {
    const { status } = await signIn(email, password);
    expect([400, 401]).toContain(status);
  });
});

it('[P5.9] signing out ends the session for both its tokens', async () => {
  const one = await createSignedInUser(app);
  const other = await app.post('/api/auth/signin', { body: { email: one.email, password: PASSWORD } });
  expect((await app.patch('/api/auth/signOut', { as: one.token })).status).toBe(200);
  expect((await app.patch('/api/auth/signOut', { as: one.token })).status).toBe(401);
  expect((await app.post('/api/auth/refresh', { body: { refreshToken: one.refreshToken } })).status).toBe(401);
  expect((await app.patch('/api/auth/signOut', { as: other.body.accessToken })).status).toBe(200);
});

describe('the gateway and the terms', () => {
  const clear = (id: string) =>
    app.rows("update account set privileges = '{}', terms_accepted_at = null where id = ? returning 1", [id]);

  it('[P5.12] a job seeker accepts the terms and gains Job Seeking', async () => {
    const { id, token } = await createSignedInUser(app);
    await clear(id);
    const { status, body } = await app.patch(`/api/users/${id}/welcome`, { as: token, body: { role: 'jobSeeker' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      privileges: [{ id: 9, name: 'Job Seeking' }],
      termsAndConditionsAccepted: expect.any(Number),
    });
  });

  it('[P5.12] an employer accepts the terms and gains nothing yet', async () => {
    const { id, token } = await createSignedInUser(app);
    await clear(id);
    const { status, body } = await app.patch(`/api/users/${id}/welcome`, { as: token, body: { role: 'employer' } });
    expect([status, body.privileges]).toEqual([200, []]);
    expect(body.termsAndConditionsAccepted).toBeGreaterThan(TERMS_CUTOFF);
  });

  it('refuses another role and other privileges', async () => {
    const { id, token } = await createSignedInUser(app);
    const reply = await app.patch(`/api/users/${id}/welcome`, { as: token, body: { role: 'admin', privileges: [8] } });
    expect(reply).toMatchObject({ status: 400, body: { fields: [{ path: 'role' }] } });
  });

  it('[P5.14] accepting the terms returns the new timestamp', async () => {
    const { id, token } = await createSignedInUser(app);
    await app.rows("update account set terms_accepted_at = '2019-01-01' where id = ? returning 1", [id]);
    const { status, body } = await app.patch(`/api/users/${id}/terms-and-conditions`, { as: token });
    expect(status).toBe(200);
    expect(Math.abs(body.data - Date.now() / 1000)).toBeLessThan(30);
  });

  it("answers another's account like one that does not exist", async () => {
    const { token } = await createSignedInUser(app, { privileges: [8] });
    const { id } = await createAccount(app);
    const replies = await Promise.all(
      [id, '019aa111-2222-7333-8444-555566667777', 'nonsense'].flatMap((user) => [
        app.patch(`/api/users/${user}/terms-and-conditions`, { as: token }),
        app.patch(`/api/users/${user}/welcome`, { as: token, body: { role: 'employer' } }),
      ]),
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});
