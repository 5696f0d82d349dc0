import type { Page } from '@playwright/test';
import { pageAs } from './page-as.js';
import { dayFromToday } from './postings.js';
import { expect, expectLoaded, test } from './site.js';

const PAUSE_MS = 350;
const LOGS = '**/api/logs?*';

const table = (page: Page) => page.getByRole('table', { name: 'System log, newest first' });
const levels = (page: Page) => table(page).locator('tbody [data-label=Level]');

test('[W18.2, W18.5, W18.6, W18.7] the display option and the filters of the system log', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/area-51');
  await page.request.post('/api/auth/signin', { data: { email: 'seeker@demo.example', password: 'Wrong-pass-1' } });
  const display = page.getByLabel('Display Option');
  await expect(display.getByRole('option')).toHaveText(['System Logs', 'System Settings']);
  await expect(display).toHaveValue('logs');
  await expect(table(page)).toBeVisible();
  await display.selectOption('System Settings');
  await expect(page).toHaveURL('/area-51?display=settings');
  await expect(table(page)).toHaveCount(0);
  await display.selectOption('System Logs');
  await expect(table(page)).toBeVisible();

  const level = page.getByLabel('Level', { exact: true });
  await expect(level.getByRole('option')).toHaveText(['All', 'Error', 'Info', 'Warning']);
  for (const name of ['Info', 'Warning']) {
    await level.selectOption(name);
    await expect(page).toHaveURL(`/area-51?level=${name.toLowerCase()}`);
    await expect(levels(page).filter({ hasNotText: name })).toHaveCount(0);
    await expect(levels(page).first()).toContainText(name);
  }
  const [call] = await Promise.all([page.waitForRequest(/\/api\/logs\?.*level=error/), level.selectOption('Error')]);
  expect(call.method()).toBe('GET');
  await level.selectOption('All');
  await expect(page).toHaveURL('/area-51');

  const date = page.getByLabel('Log date');
  await expect(date).toHaveAttribute('max', dayFromToday(0));
  await date.fill(dayFromToday(0));
  expect(await date.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(true);
  await date.fill(dayFromToday(1));
  expect(await date.evaluate((input: HTMLInputElement) => input.validity.rangeOverflow)).toBe(true);

  await page.clock.install();
  await page.goto('/area-51');
  await expect(table(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const searched: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/logs') searched.push(searchParams.get('message'));
  });
  const message = page.getByLabel('Message contains');
  for (const letter of ['u', 'p']) {
    await message.press(letter);
    await page.clock.runFor(PAUSE_MS - 1);
    expect(searched).toEqual([]);
  }
  await page.clock.runFor(1);
  await expect.poll(() => searched).toEqual(['up']);
  await page.context().close();
});

test('[W21.8] an entry of unknown level says so, on the dashboard and in /area-51', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/faq');
  const id = '01900000-0000-7000-8000-000000000001';
  const entry = { id, timestamp: new Date().toISOString(), level: 'panic', message: 'The roof is on fire' };
  await page.route(LOGS, (route) => route.fulfill({ json: { items: [entry], totalItemsCount: 1 } }));
  for (const address of ['/user-dashboard', '/area-51']) {
    await page.goto(address);
    await expectLoaded(page);
    const row = page.getByRole('row').filter({ hasText: entry.message });
    await expect(row).toContainText('Unknown level');
    await expect(row).not.toContainText('panic');
  }
  await page.context().close();
});
