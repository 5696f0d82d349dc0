import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../../../test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

/** Sends the path unchanged, which a browser would normalize first. */
function sent(method: string, path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, location: response.headers.location }));
    });
    call.on('error', reject).end();
  });
}

describe('a path outside the API', () => {
  it.each([
    ['/positions?location=York', '/positions?location=York'],
    ['//', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
  ])('sends a form that was posted to %s back to the page, and to no other host', async (path, location) => {
    expect(await sent('POST', path)).toEqual({ status: 303, location });
  });
});
