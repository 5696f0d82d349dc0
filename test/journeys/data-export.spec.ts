import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readZip } from '../support/read-zip.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { mailTo, newcomer } from './newcomer.js';
import { expect, expectAccessible, signIn, test } from './site.js';

const SETTINGS = '/user-account-settings';
const EXPORT = /\/api\/users\/[\w-]+\/data-export$/;

const sectionOf = (page: Page) => page.getByRole('complementary', { name: 'Download my data' });

async function lookAt(page: Page, section: Locator, name: string): Promise<void> {
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
    if (width === 390 || width === 1280)
      await section.screenshot({ path: test.info().outputPath(`${name}-${width}.png`) });
  }
}

test('users download what is kept about them, by keyboard', async ({ page }) => {
  const me = await newcomer(page);
  await signIn(page, me.email, SETTINGS);
  const section = sectionOf(page);
  const status = section.getByRole('status');
  await expect(status).toBeEmpty();
  await lookAt(page, section, 'none');
  await section.getByRole('button', { name: 'Prepare my data' }).focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('heading')).toBeFocused();
  await expect(status).toHaveText(
    /^Your file of \w+ \d+, \d{4}, \d+:\d\d [AP]M is ready, \d+ KB\. You can download it until \w+ \d+, \d{4}, \d+:\d\d [AP]M\.$/,
    { timeout: 20_000 },
  );
  await page.reload();
  await expect(status).toContainText(/^Your file of .* is ready/);
  await lookAt(page, section, 'ready');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.screenshot({ path: test.info().outputPath('page-1280.png'), fullPage: true });

  await section.getByRole('button', { name: 'Download', exact: true }).focus();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(saved.suggestedFilename()).toMatch(/^Career Gateway data \d{4}-\d\d-\d\d\.zip$/);
  const files = await readZip(await readFile(await saved.path()));
  expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject({ firstName: 'June', email: me.email });
  expect(files.get('README.txt')?.toString()).toContain('reads-by-others.json');

  await expect.poll(async () => (await mailTo(page, me.email)).subject).toBe('Your data is ready to download');
  expect((await mailTo(page, me.email)).text).toContain(SETTINGS);
});

test('users see that their file is being made, that it failed, and that it could not be looked up', async ({
  page,
}) => {
  const me = await newcomer(page);
  let answer: object | null = {
    state: 'preparing',
    requestedAt: new Date().toISOString(),
    expiresAt: null,
    size: null,
  };
  await page.route(EXPORT, (route) => (answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500 })));
  await signIn(page, me.email, SETTINGS);
  const section = sectionOf(page);
  await expect(section.getByRole('status')).toContainText('You can leave this page: we email you when it is there.');
  await expect(section.getByRole('button')).toHaveCount(0);
  await lookAt(page, section, 'preparing');

  answer = { ...answer, state: 'failed' };
  await expect(section.getByRole('status')).toHaveText('Your file could not be made.');
  await lookAt(page, section, 'failed');
  await page.unroute(EXPORT);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('status')).toContainText(/^Your file of .* is ready/, { timeout: 20_000 });

  answer = null;
  await page.route(EXPORT, (route) => (answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500 })));
  await page.reload();
  await expect(section.getByRole('alert')).toHaveText('We could not look up your download.');
  await page.unroute(EXPORT);
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect(section.getByRole('status')).toContainText(/^Your file of .* is ready/);
});
