import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { eventNamesOf, saveSettings, signInAgain } from '../support/fixtures/settings.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const refresh = async (refreshToken: string) =>
  (await app.post('/api/auth/refresh', { body: { refreshToken } })).status;

describe('(S13) sessions end', () => {
  it('all others when the password is changed, and this one stays', async () => {
    const me = await createSignedInUser(app);
    const other = await signInAgain(app, me.email);
    expect((await saveSettings(app, me, { newPassword: 'Pittsburgh-18' })).status).toBe(200);
    expect([await refresh(other.refreshToken), await refresh(me.refreshToken)]).toEqual([401, 200]);
    const call = (as: string) => app.get('/api/users/profile/data', { as });
    expect([(await call(other.accessToken)).status, (await call(me.token)).status]).toEqual([401, 200]);
    expect(await eventNamesOf(app, me.id)).toEqual(expect.arrayContaining(['PasswordChanged', 'SessionRevoked']));
  });

  it('none when anything else is changed', async () => {
    const me = await createSignedInUser(app);
    const other = await signInAgain(app, me.email);
    await saveSettings(app, me, { searchDistance: 100 });
    expect(await refresh(other.refreshToken)).toBe(200);
  });

  it('all of the account by signing out everywhere, and nobody else’s', async () => {
    const [me, stranger] = [await createSignedInUser(app), await createSignedInUser(app)];
    const other = await signInAgain(app, me.email);
    expect((await app.patch('/api/auth/signOutEverywhere', { as: other.accessToken })).status).toBe(200);
    expect([await refresh(me.refreshToken), await refresh(other.refreshToken)]).toEqual([401, 401]);
    expect((await app.get('/api/users/profile/data', { as: me.token })).status).toBe(401);
    expect(await refresh(stranger.refreshToken)).toBe(200);
  });

  it('this one by signing out, with its refresh token', async () => {
    const me = await createSignedInUser(app);
    const other = await signInAgain(app, me.email);
    expect((await app.patch('/api/auth/signOut', { as: me.token })).status).toBe(200);
    expect([await refresh(me.refreshToken), await refresh(other.refreshToken)]).toEqual([401, 200]);
  });
});
