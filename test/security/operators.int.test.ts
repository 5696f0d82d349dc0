import { request } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';

const TOKEN = 'a token that only the tests and their probe know';

let app: TestApp | undefined;
afterEach(() => app?.close());

/** Sends a Host of one's own, which fetch does not. */
function statusAt(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

describe('what tells whether somebody has an account', () => {
  it('is not told with the readiness to callers through a proxy, and is to those on this machine', async () => {
    app = await startApp();
    const path = '/api/health/ready';
    const proxied = await app.get(path, { headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(proxied).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(Object.keys(proxied.body)).toEqual(['status']);
    expect((await app.get(path)).body).toHaveProperty('waiting.mails');
  });

  it('is told with the readiness to who sends METRICS_TOKEN alone, where that is set', async () => {
    app = await startApp({ env: { METRICS_TOKEN: TOKEN } });
    expect((await app.get('/api/health/ready')).body).toEqual({ status: 'ok' });
    expect((await app.get('/api/health/ready', { as: TOKEN })).body).toHaveProperty('waiting.mails');
  });

  it('is not told by the mailbox to callers through a proxy or by a name that leads here', async () => {
    app = await startApp();
    for (const [host, status] of [
      ['localhost:3000', 200],
      ['127.0.0.1', 200],
      ['[::1]:3000', 200],
      ['jobs.example', 404],
      ['localhost.jobs.example:3000', 404],
    ] as const)
      expect([host, await statusAt(`${app.url}/api/mailbox`, host)]).toEqual([host, status]);
    const proxied = { headers: { forwarded: 'for=192.0.2.7' } };
    expect((await app.get('/api/mailbox', proxied)).status).toBe(404);
  });
});
