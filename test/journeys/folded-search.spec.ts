import type { Page } from '@playwright/test';
import { count, titles } from './results.js';
import { expect, test } from './site.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const panel = (page: Page) => page.getByRole('form', { name: 'Jobs' });
const folded = (page: Page) => page.locator('summary', { hasText: 'Edit' });

test('after a search on a phone the panel folds to what was searched for; several titles are in sight', async ({
  page,
}) => {
  await page.goto('/positions');
  await expect(folded(page)).toBeHidden();
  await page.getByLabel('Keywords').fill('teacher');
  await page.getByLabel('Location').fill('York');
  // The suggestions may cover the button.
  await page.getByLabel('Location').blur();
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(page).toHaveURL('/positions?q=teacher&location=York');
  await expect(panel(page)).toBeHidden();
  await expect(folded(page)).toHaveText('teacher near York · Edit search');
  await expect(count(page)).toBeFocused();
  for (const at of [0, 1]) await expect(titles(page).nth(at)).toBeInViewport();

  await folded(page).tap();
  await page.getByLabel('Keywords').fill('nurse');
  // The suggestions may cover the button; the keyboard of a phone has a key for it.
  await page.getByLabel('Keywords').press('Enter');
  await expect(folded(page)).toHaveText('nurse near York · Edit search');
  await expect(panel(page)).toBeHidden();

  await page.goto('/positions?q=teacher&location=Nowhere+at+all');
  await expect(page.getByLabel('Location')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/positions?q=teacher');
  await expect(panel(page)).toBeVisible();
  await expect(folded(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the folded panel opens as well (U12)', async ({ page }) => {
    await page.goto('/positions?q=teacher');
    await expect(panel(page)).toBeHidden();
    await folded(page).tap();
    await expect(panel(page)).toBeVisible();
  });
});
