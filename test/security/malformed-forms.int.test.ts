import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { type Somebody, somebody } from '../support/people.js';

let app: TestApp;
let me: Somebody;
beforeAll(async () => {
  app = await startApp();
  me = await somebody(app);
});
afterAll(() => app?.close());

const part = (rest: string) => `--b\r\nContent-Disposition: form-data; ${rest}`;
const BOUNDED = 'multipart/form-data; boundary=b';

it.each([
  ['has no boundary', 'multipart/form-data', 'x'],
  ['is something else', BOUNDED, 'x'],
  ['ends within a text', BOUNDED, part('name="fileData"\r\n\r\n[')],
  ['ends within a file', BOUNDED, part('name="files"; filename="a.pdf"\r\n\r\n%PDF-')],
  ['ends within a header', BOUNDED, part('name="fil')],
])('(S7) a form that %s is refused as unreadable', async (_, contentType, body) => {
  const response = await fetch(`${app.url}/api/users/${me.id}/supporting-documents`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${me.token}`, 'content-type': contentType },
    body: Buffer.from(body),
  });
  const answer = await response.json();
  expect([response.status, answer]).toMatchObject([400, { statusCode: 400, message: expect.stringMatching(/./) }]);
});
