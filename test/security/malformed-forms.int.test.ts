import { beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let me: TestUser;
beforeAll(async () => {
  app = await sharedApp();
  me = await createSignedInUser(app);
});

const part = (rest: string) => `--b\r\nContent-Disposition: form-data; ${rest}`;
const BOUNDED = 'multipart/form-data; boundary=b';

async function send(contentType: string, body: string | Buffer): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${app.url}/api/users/${me.id}/supporting-documents`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${me.token}`, 'content-type': contentType },
    body: Buffer.from(body),
  });
  return { status: response.status, answer: await response.json() };
}

it.each([
  ['has no boundary', 'multipart/form-data', 'x'],
  ['has a boundary of 300 letters', `multipart/form-data; boundary=${'b'.repeat(300)}`, `--${'b'.repeat(300)}\r\n`],
  ['is something else', BOUNDED, 'x'],
  ['ends within a text', BOUNDED, part('name="fileData"\r\n\r\n[')],
  ['ends within a file', BOUNDED, part('name="files"; filename="a.pdf"\r\n\r\n%PDF-')],
  ['ends within a header', BOUNDED, part('name="fil')],
])('(S7) a form that %s is refused as unreadable', async (_, contentType, body) => {
  expect(await send(contentType, body)).toMatchObject({
    status: 400,
    answer: { statusCode: 400, message: expect.stringMatching(/./) },
  });
});

const END = '\r\n--b--\r\n';
const DEEP = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['a text that is not UTF-8', bytes(`${part('name="fileData"')}\r\n\r\n["\xff"]${END}`), 'not_utf8'],
  [
    'a text that is not UTF-8, said to be',
    bytes(
      `${part('name="fileData"')}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n[{"fileName":"\xe4"}]${END}`,
    ),
    'not_utf8',
  ],
  [
    'a file name that is not UTF-8',
    bytes(`${part('name="files"; filename="r\xe9sum\xe9.pdf"')}\r\n\r\n%PDF-1.7${END}`),
    'files',
  ],
  ['a deep value', bytes(`${part('name="fileData"')}\r\n\r\n${DEEP}${END}`), 'too_deep'],
  [
    'a deep value that says what it is',
    bytes(`${part('name="fileData"')}\r\nContent-Type: application/json\r\n\r\n${DEEP}${END}`),
    'too_deep',
  ],
  [
    'bytes without a file name',
    bytes(`${part('name="files"')}\r\nContent-Type: application/octet-stream\r\n\r\n%PDF-${END}`),
    'fileData',
  ],
  ['a part without a name', bytes(`${part('filename="a.pdf"')}\r\n\r\n%PDF-${END}`), 'malformed_form'],
])('(S7) %s is refused', async (_, body, where) => {
  const { status, answer } = await send(BOUNDED, body);
  const { code, fields } = answer as { code: string; fields?: { path: string }[] };
  expect([status, code === 'validation' || code === 'invalid' ? fields?.[0]?.path : code]).toEqual([400, where]);
});

it('(S7) a part of more than a megabyte of text is too large', async () => {
  const { status } = await send(BOUNDED, `${part('name="fileData"')}\r\n\r\n${' '.repeat(1024 * 1024)}[]${END}`);
  expect(status).toBe(413);
});
