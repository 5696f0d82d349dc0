import type { Page } from '@playwright/test';
import { newcomer } from './newcomer.js';
import { apiGet } from './page-as.js';
import { pauseClock } from './pause-clock.js';
import { newPoster } from './postings.js';
import { expect, expectAccessible, PASSWORD, signIn, test } from './site.js';
import { HARRISBURG } from './users.js';

const MINUTE = 60_000;
const warning = (page: Page) => page.getByRole('dialog', { name: 'Session Timeout' });

/** Signs in on a page with a fake clock. The idle watch runs once it has announced the tab to others. */
async function watched(page: Page, email: string, to: string): Promise<void> {
  await page.clock.install();
  await signIn(page, email, to);
  await expect.poll(() => page.evaluate(() => localStorage.lastActive)).toBeTruthy();
}

/** Another tab with its own idle watch. */
async function beside(page: Page, to: string): Promise<Page> {
  const before = await page.evaluate(() => localStorage.lastActive);
  const other = await page.context().newPage();
  await other.goto(to);
  await expect.poll(() => page.evaluate(() => localStorage.lastActive)).not.toBe(before);
  return other;
}

test('[P7.6, P7.7, P7.8, P7.11] ten idle minutes open the warning with its countdown; Yes and Escape keep the session (U35)', {
  tag: '@gate',
}, async ({ page }) => {
  await watched(page, 'reviewer@demo.example', '/review-applicants');
  await pauseClock(page);
  await page.mouse.move(300, 300);
  await page.clock.runFor(10 * MINUTE - 1000);
  await expect(warning(page)).toHaveCount(0);
  await page.clock.resume();
  await page.clock.runFor(1500);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText(/Your session will expire in 0[45]:\d\d minutes/);
  await expect(warning(page)).toContainText('Do you need more time?');
  await expect(warning(page).getByRole('button', { name: 'Yes' })).toBeFocused();
  await page.clock.runFor(1000);
  await expect(warning(page).getByRole('status')).toHaveText('Your session will expire in 5 minutes.');
  await expectAccessible(page);
  await page.mouse.move(400, 400);
  await page.clock.runFor(3 * MINUTE);
  await expect(warning(page)).toContainText(/Your session will expire in 0[12]:\d\d minutes/);
  await expect(warning(page).getByRole('status')).toHaveText('Your session will expire in 2 minutes.');
  await warning(page).getByRole('button', { name: 'Yes' }).click();
  await expect(warning(page)).toHaveCount(0);

  await page.clock.runFor(9 * MINUTE);
  await expect(warning(page)).toHaveCount(0);
  await page.clock.runFor(MINUTE + 1000);
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning(page)).toHaveCount(0);
  // Longer than the countdown.
  await page.clock.runFor(6 * MINUTE);
  await expect(warning(page)).toHaveCount(0);
  await expect(page).toHaveURL('/review-applicants');
  await expect.poll(() => apiGet(page, '/api/users/profile/data')).toHaveProperty('contactDetails');
  await pauseClock(page);
  const before = await page.evaluate(() => localStorage.lastActive);
  await page.keyboard.press('Shift');
  await page.clock.runFor(249);
  await expect.poll(() => page.evaluate(() => localStorage.lastActive)).toBe(before);
  await page.clock.runFor(2);
  await expect.poll(() => page.evaluate(() => localStorage.lastActive)).not.toBe(before);
});

test('[P7.9] No signs out, in all tabs, with its words on the sign-in page, which leads back (U18, U34, U36)', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  await watched(page, 'reviewer@demo.example', '/review-applicants');
  const other = await beside(page, '/about-us');
  await page.clock.fastForward(10 * MINUTE + 1000);
  const token = await page.evaluate(() => localStorage.accessToken);
  await warning(page).getByRole('button', { name: 'No' }).click();
  for (const tab of [page, other]) {
    await expect(tab.locator('.toast')).toContainText('automatic logout: Your session expired due to inactivity.');
    await expect(tab.locator('main')).toContainText('Your session expired due to inactivity.');
    await expect.poll(() => tab.evaluate(() => localStorage.length)).toBe(0);
  }
  await expect(page).toHaveURL('/signin?redir=%2Freview-applicants');
  await expectAccessible(page);
  const used = await page.request.get('/api/users/profile/data', { headers: { authorization: `Bearer ${token}` } });
  expect(used.status()).toBe(401);
  await page.getByLabel('Email', { exact: true }).fill('reviewer@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/review-applicants');
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.context().close();
});

test('[P7.9] the end of the countdown saves the draft first, then signs out; signing in leads back to it (U18, U35)', {
  tag: '@gate',
}, async ({ browser, page, site }) => {
  // A draft of its own, which no other journey is offered.
  const email = await newPoster(browser, site, [HARRISBURG]);
  await watched(page, email, '/post-jobs');
  await page.getByLabel('Title', { exact: true }).fill('Teacher of typing');
  await page.clock.fastForward(10 * MINUTE + 1000);
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward(5 * MINUTE + 1000);
  await expect(page).toHaveURL(/\/signin\?redir=/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Teacher of typing');
});

test('[P7.10] activity in one tab closes the warning of the other', { tag: '@gate' }, async ({ browser, site }) => {
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  const me = await newcomer(page);
  await watched(page, me.email, '/my-profile');
  const other = await beside(page, '/applications');
  await page.clock.fastForward(10 * MINUTE + 1000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await other.mouse.move(200, 200);
  await expect(warning(page)).toHaveCount(0);
  await warning(other).getByRole('button', { name: 'Yes' }).click();
  await page.clock.fastForward(9 * MINUTE);
  await expect(page).toHaveURL('/my-profile');
  await expect(warning(page)).toHaveCount(0);
  await page.context().close();
});
