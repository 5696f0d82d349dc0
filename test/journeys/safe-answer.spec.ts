import type { Locator } from '@playwright/test';
import { field } from './forms.js';
import { apiGet, pageAs } from './page-as.js';
import { expect, test } from './site.js';

/** The safe option is primary and has the focus; the other one is plain (U55). */
async function expectSafe(dialog: Locator, safe: string, losing: string): Promise<void> {
  await expect(dialog.getByRole('button', { name: safe })).toBeFocused();
  await expect(dialog.getByRole('button', { name: safe })).toHaveClass(/\bfill\b/);
  await expect(dialog.getByRole('button', { name: losing })).not.toHaveClass(/\bfill\b/);
}

test('Back, then Enter, keeps the page and everything typed (U55)', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await field(page, 'Message').fill('Where is the form for references?');
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectSafe(dialog, 'Stay on page', 'Leave page');
  await expect(dialog).toContainText('will be lost');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/contact-us');
  await expect(field(page, 'Message')).toHaveValue('Where is the form for references?');
});

test('a question before a deletion has the safe answer filled and focused (U55)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'seeker', '/applications');
  const { totalItemsCount } = await apiGet(page, '/api/applications/list');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expectSafe(dialog, 'Keep application', 'Delete application');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await apiGet(page, '/api/applications/list')).totalItemsCount).toBe(totalItemsCount);
  await page.context().close();
});
