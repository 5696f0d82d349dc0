import type { Page } from '@playwright/test';
import { expectFits } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { expect, expectAccessible, expectLoaded, test } from './site.js';

const WIDTHS = [320, 390, 1280];

const groupOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });

test('[W18.2, W18.8] System Settings lists what the service runs with, without secrets', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/area-51');
  const answered = page.waitForResponse('**/api/common/systemSettings');
  await page.getByLabel('Display Option').selectOption('System Settings');
  const response = await answered;
  expect([response.request().method(), response.status()]).toEqual(['GET', 200]);
  const { groups } = await response.json();
  await expectLoaded(page);
  await expect(page.getByText('Read only. They are set where the service is started.')).toBeVisible();

  for (const { name, settings } of groups) {
    const group = groupOf(page, name);
    await expect(group.getByRole('term')).toHaveText(settings.map(({ key }: { key: string }) => key));
    for (const [row, { value, isSecret }] of settings.entries()) {
      const shown = group.locator('dl > div').nth(row).getByRole('definition').first();
      if (value === null) await expect(shown).toHaveText('Not set');
      else await expect(shown).toHaveText(isSecret ? `Set, not shown ${value}`.trim() : value);
      await expect(shown.locator('svg')).toHaveCount(isSecret && value !== null ? 1 : 0);
    }
  }
  const security = groupOf(page, 'Security');
  await expect(security.locator('div').filter({ hasText: 'TOKEN_SECRET' })).toContainText('characters');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.context().close();
});

test('[W18.1] nobody but the Super Admin gets to the settings', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'seeker', '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/area-51?display=settings');
  await expect(page).toHaveURL('/');
  expect(asked).not.toContain('/api/common/systemSettings');
  await page.context().close();
});
