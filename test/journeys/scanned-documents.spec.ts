import { EICAR } from '../support/eicar.js';
import { missingClamd, type RunningClamd, startClamd } from '../support/services/clamd.js';
import { startInstance } from './instance.js';
import { authHeaders } from './page-as.js';
import { test as base, expect, expectAccessible, signIn } from './site.js';

/** A scanner that can be stopped and started again. */
interface Scanner {
  running: RunningClamd;
}

const test = base.extend<object, { scanner: Scanner }>({
  scanner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const scanner = { running: await startClamd() };
      await use(scanner);
      await scanner.running.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ scanner }, use) => {
      const instance = await startInstance({ CLAMAV_URL: scanner.running.url });
      await use(instance.url);
      await instance.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const missing = await missingClamd();
test.skip(missing !== null, String(missing));

test('[S10] a document shows that it is checked, and then that it is clean or was refused', async ({
  page,
  scanner,
}) => {
  await signIn(page, 'seeker@demo.example', '/my-profile');
  const headers = await authHeaders(page);
  const { userId } = await (await page.request.get('/api/users/profile/data', { headers })).json();
  const upload = async (name: string, text: string) => {
    const fileData = JSON.stringify([{ fileName: name, documentType: 'RESU' }]);
    const files = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
    const path = `/api/users/${userId}/supporting-documents`;
    expect((await page.request.patch(path, { headers, multipart: { fileData, files } })).status()).toBe(201);
  };
  const section = page.locator('#supporting-documents');
  const row = (name: string) => section.getByRole('listitem').filter({ hasText: name });

  await scanner.running.stop();
  await upload('late.txt', 'late');
  await upload('infected.txt', EICAR);
  await page.reload();
  for (const name of ['late.txt', 'infected.txt']) {
    await expect(row(name).getByRole('status')).toHaveText(
      `${name}: Being checked for viruses. It can be opened and sent once it is clean.`,
    );
    await expect(row(name).getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expectAccessible(page);
  await section.screenshot({ path: test.info().outputPath('scanning.png') });

  scanner.running = await startClamd(scanner.running.port);
  await expect(row('late.txt').getByRole('status')).toHaveText('late.txt: Clean', { timeout: 20_000 });
  await expect(row('infected.txt').getByRole('status')).toHaveText(
    'infected.txt: Refused: a virus was found. Choose another copy.',
  );
  await expect(row('late.txt').getByRole('button', { name: 'late.txt', exact: true })).toBeVisible();
  await expect(row('infected.txt').getByRole('button', { name: 'infected.txt', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await section.screenshot({ path: test.info().outputPath('scanned.png') });
});
