import { beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

it.each([
  ['br', '/api/organizations', 'br'],
  ['gzip', '/api/organizations', 'gzip'],
  ['identity', '/api/organizations', null],
  ['br', '/api/geography', null],
])('to who takes %s, %s goes out as %s', async (accepted, path, encoding) => {
  const response = await fetch(app.url + path, { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.json()).toBeTruthy();
});
