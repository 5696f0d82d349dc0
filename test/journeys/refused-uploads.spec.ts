import { newcomer } from './newcomer.js';
import { authHeaders } from './page-as.js';
import { expect, signIn, test } from './site.js';

const FILE_BYTES = 9 * 1024 * 1024;
const FILES = 8;

test('a page hears why a large upload is refused at its beginning, and its next request is answered', async ({
  page,
}) => {
  const { id, email } = await newcomer(page);
  await signIn(page, email, '/my-profile');
  const wish = { path: `/api/users/${id}/supporting-documents`, headers: await authHeaders(page), FILES, FILE_BYTES };
  const reported = await page.evaluate(async ({ path, headers, FILES, FILE_BYTES }) => {
    const form = new FormData();
    form.append('files', new Blob(['MZ']), 'program.exe');
    for (let at = 0; at < FILES; at += 1)
      form.append('files', new Blob([new Uint8Array(FILE_BYTES)]), `resume-${at}.pdf`);
    const refused = await fetch(path, { method: 'PATCH', headers, body: form });
    const { message } = await refused.json();
    const next = await fetch('/api/health');
    return { statuses: [refused.status, next.status], message };
  }, wish);
  expect(reported).toMatchObject({
    statuses: [400, 200],
    message: expect.stringContaining('"program.exe" is not accepted'),
  });
});
