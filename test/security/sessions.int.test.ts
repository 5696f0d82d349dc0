import { beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import { AccessTokens } from '#modules/identity/security/access-tokens.js';
import { deriveKey } from '#platform/security/derive-key.js';
import { Config } from '#src/config.js';
import type { TestApp } from '../support/app.js';
import { createAccount, createSignedInUser } from '../support/fixtures/users.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const refresh = (refreshToken: string) => app.post('/api/auth/refresh', { body: { refreshToken } });
/** A call allowed for every signed-in account; returns its status. */
const anyCall = async (id: string, token: string) =>
  (await app.patch(`/api/users/${id}/terms-and-conditions`, { as: token })).status;
const letSecondsPass = (id: string, seconds: number) =>
  app.rows('update session set rotated_at = rotated_at - make_interval(secs => ?) where account_id = ? returning 1', [
    seconds,
    id,
  ]);

describe('(S13) refresh tokens', () => {
  it('[P7.2] are exchanged for new ones', async () => {
    const { id, refreshToken } = await createSignedInUser(app);
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
    expect(body.refreshToken).not.toBe(refreshToken);
    expect(await anyCall(id, body.accessToken)).toBe(200);
  });

  it('are exchanged although the access token beside them has expired', async () => {
    const { refreshToken } = await createSignedInUser(app);
    const headers = { authorization: 'Bearer expired.or.nonsense' };
    expect((await app.post('/api/auth/refresh', { body: { refreshToken }, headers })).status).toBe(200);
  });

  it('end the family when one comes back after the 10 seconds of grace', async () => {
    const { id, refreshToken } = await createSignedInUser(app);
    const { body: stolen } = await refresh(refreshToken);
    await letSecondsPass(id, 10);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    expect(await anyCall(id, stolen.accessToken)).toBe(401);
    const events = await app.rows("select 1 from fact where name = 'SessionRevoked' and payload->>'userId' = ?", [id]);
    expect(events).toHaveLength(1);
  });

  it('let many tabs refresh at once', async () => {
    const { id, refreshToken } = await createSignedInUser(app);
    const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
    for (const { body } of replies) expect(await anyCall(id, body.accessToken)).toBe(200);
  });

  it('betray a thief who took the grace', async () => {
    const { id, refreshToken } = await createSignedInUser(app);
    const [owner, thief] = [await refresh(refreshToken), await refresh(refreshToken)];
    await letSecondsPass(id, 900);
    const next = await refresh(owner.body.refreshToken);
    expect(next.status).toBe(200);
    await letSecondsPass(id, 900);
    expect((await refresh(thief.body.refreshToken)).status).toBe(401);
    expect((await refresh(next.body.refreshToken)).status).toBe(401);
  });

  it('end after 14 days, as does the access token', async () => {
    const { id, token, refreshToken } = await createSignedInUser(app);
    const [row] = await app.rows<{ days: number }>(
      'select round(extract(epoch from expires_at - created_at) / 86400)::int as days from session where account_id = ?',
      [id],
    );
    expect(row?.days).toBe(14);
    await app.rows('update session set expires_at = now() where account_id = ? returning 1', [id]);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect(await anyCall(id, token)).toBe(401);
  });

  it('are stored as hashes only', async () => {
    const { refreshToken } = await createSignedInUser(app);
    const [row] = await app.rows<{ found: boolean }>(
      'select exists (select 1 from refresh_token t where t::text like ?) as found',
      [`%${refreshToken}%`],
    );
    expect(row?.found).toBe(false);
  });

  it.each(['nonsense', '', 'x'.repeat(5000), null, ['x'], { $ne: 1 }])('refuse %j', async (token) => {
    const { status } = await app.post('/api/auth/refresh', { body: { refreshToken: token } });
    expect([400, 401]).toContain(status);
  });
});

describe('(S14) access tokens', () => {
  it('are refused when forged, expired, of another kind or for another audience', async () => {
    const { id, token, refreshToken } = await createSignedInUser(app);
    const key = deriveKey(app.service(Config).tokenSecret, 'access-token');
    const { sid, aud } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const like = (header: object, audience = aud, expires: string | number = '15m') =>
      new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
        .setSubject(id)
        .setAudience(audience)
        .setExpirationTime(expires);
    expect(await anyCall(id, await like({}).sign(key))).toBe(200);
    const { privateKey } = await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['sign', 'verify'],
    );
    const endless = new SignJWT({ sid }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).setSubject(id);
    const refused = {
      'algorithm none': new UnsecuredJWT({ sid }).setSubject(id).setAudience(aud).setExpirationTime('15m').encode(),
      'another algorithm': await like({ alg: 'HS512' }).sign(key),
      'a public key algorithm': await like({ alg: 'RS256' }).sign(privateKey),
      'another key': await like({}).sign(deriveKey('another secret', 'access-token')),
      'the key of another purpose': await like({}).sign(deriveKey(app.service(Config).tokenSecret, 'link-token')),
      'a key of its own choice': await like({ kid: '../../dev/null', jwk: { kty: 'oct', k: '' } }).sign(
        Buffer.alloc(32),
      ),
      'another audience': await like({}, 'elsewhere').sign(key),
      'another type': await like({ typ: 'JWT' }).sign(key),
      expired: await like({}, aud, Math.floor(Date.now() / 1000) - 1).sign(key),
      'no expiry': await endless.setAudience(aud).sign(key),
      'a refresh token': refreshToken,
      'a changed payload': token.replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify({ sub: id, sid })).toString('base64url')}.`,
      ),
    };
    for (const [what, wrong] of Object.entries(refused)) expect([what, await anyCall(id, wrong)]).toEqual([what, 401]);
  });

  it("do not reach into another's session", async () => {
    const [one, other] = [await createSignedInUser(app), await createSignedInUser(app)];
    const { sid } = JSON.parse(Buffer.from(other.token.split('.')[1] ?? '', 'base64url').toString());
    const mixed = await app.service(AccessTokens).issue(one.id, sid);
    expect(await anyCall(one.id, mixed)).toBe(401);
  });
});

describe('(S15) while an access token lives', () => {
  const lock = (id: string, token: string, isAccessible = false) =>
    app.patch(`/api/users/${id}/access`, { as: token, body: { isAccessible } });

  it('[P12.2] a revoked privilege is refused at the next call', async () => {
    const admin = await createSignedInUser(app, { privileges: [4] });
    const { id } = await createAccount(app);
    expect((await lock(id, admin.token)).status).toBe(200);
    const root = await createSignedInUser(app, { privileges: [8] });
    const body = { privileges: [], organizations: [] };
    expect((await app.patch(`/api/users/${admin.id}`, { as: root.token, body })).status).toBe(200);
    expect((await lock(id, admin.token, true)).status).toBe(403);
  });

  it('[W17.14] a locked user is refused at the next call and until unlocked', async () => {
    const admin = await createSignedInUser(app, { privileges: [8] });
    const user = await createSignedInUser(app, { privileges: [9] });
    expect(await anyCall(user.id, user.token)).toBe(200);
    expect((await lock(user.id, admin.token)).status).toBe(200);
    expect(await anyCall(user.id, user.token)).toBe(401);
    expect((await refresh(user.refreshToken)).status).toBe(401);
    const signIn = () => app.post('/api/auth/signin', { body: { email: user.email, password: 'Harrisburg-17' } });
    expect((await signIn()).status).toBe(401);
    await lock(user.id, admin.token, true);
    expect((await signIn()).status).toBe(200);
    expect(await anyCall(user.id, user.token)).toBe(401);
  });

  it('nobody locks their own account, nor anybody without the right', async () => {
    const admin = await createSignedInUser(app, { privileges: [8] });
    expect((await lock(admin.id, admin.token)).status).toBe(422);
    const seeker = await createSignedInUser(app, { privileges: [1, 2, 3, 5, 6, 7, 9, 10] });
    expect((await lock(admin.id, seeker.token)).status).toBe(403);
  });
});
