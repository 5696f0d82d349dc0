import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthRateLimiter } from '#modules/identity/security/auth-rate-limiter.js';
import { startApp, type TestApp } from '../support/app.js';
import { signInFromIp } from '../support/from-network.js';
import { startProxy, type TestProxy } from '../support/proxy.js';

const PUBLIC_URL = 'https://jobs.example';

let app: TestApp;
let proxy: TestProxy;
beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL, DEMO: 'false', TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' } });
  proxy = await startProxy(app.url);
});
afterAll(async () => {
  await proxy?.close();
  await app?.close();
});

describe('(S27) behind a proxy that rewrites Host', () => {
  const signIn = (origin: string) =>
    app.post('/api/auth/signin', { body: { email: 'nobody@test.example', password: 'x' }, headers: { origin } });

  it('a page of PUBLIC_URL may write', async () => {
    expect((await signIn(PUBLIC_URL)).status).toBe(401);
    expect((await signIn(app.url)).status).toBe(401);
  });

  it.each(['http://jobs.example', 'https://jobs.example:8443', 'https://jobs.example.elsewhere.example', 'null'])(
    'a page of %s may not',
    async (origin) => {
      expect(await signIn(origin)).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
    },
  );
});

describe('(S12) behind a trusted proxy', () => {
  let strangers = 0;
  const guess = (url: string, address: string, headers?: Record<string, string>) =>
    signInFromIp({ url }, address, `stranger${++strangers}@test.example`, 'Wrong-pass-1', headers);
  /** Sends as many wrong passwords from there as one network may. */
  const exhaust = async (ip: string) => {
    for (let at = 0; at < 250; at += 1)
      await app.service(AuthRateLimiter).consume('signIn', { account: `spray${at}-${ip}@test.example`, ip });
  };

  it('one client that is refused leaves the others alone, and no made-up X-Forwarded-For helps it', async () => {
    await exhaust('127.0.0.2');
    expect(await guess(proxy.url, '127.0.0.2')).toBe(429);
    expect(await guess(proxy.url, '127.0.0.2', { 'x-forwarded-for': '192.0.2.1' })).toBe(429);
    expect(await guess(proxy.url, '127.0.0.3')).toBe(401);
    expect(await guess(proxy.url, '127.0.0.3', { 'x-forwarded-for': '127.0.0.2' })).toBe(401);
  });

  it('of a chain the last address counts that is no proxy of ours', async () => {
    await exhaust('127.0.0.4');
    const chain = (addresses: string) => guess(app.url, '127.0.0.1', { 'x-forwarded-for': addresses });
    expect(await chain('192.0.2.1, 127.0.0.4, 10.1.2.3')).toBe(429);
    expect(await chain('127.0.0.4, 192.0.2.1, 10.1.2.3')).toBe(401);
  });

  it('who comes past the proxy is believed nothing', async () => {
    await exhaust('127.0.0.5');
    expect(await guess(app.url, '127.0.0.5', { 'x-forwarded-for': '192.0.2.1' })).toBe(429);
    expect(await guess(app.url, '127.0.0.6', { 'x-forwarded-for': '127.0.0.5' })).toBe(401);
  });
});
