import type { Page } from '@playwright/test';
import { tabToUnlessFocused } from './keys.js';
import { apiGet } from './page-as.js';
import { openNewPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

/** Tabs forwards to a control of the form, which may be many stops away. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabToUnlessFocused(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Types into a list with search, and takes the first match. */
async function pick(page: Page, label: string, text: string): Promise<void> {
  await tabToUnlessFocused(page, page.getByRole('combobox', { name: label, exact: true }));
  await page.keyboard.type(text);
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('[W5.37, W6.4] a job is posted without a mouse, its region chosen on the map (U42, U43, U45)', async ({
  browser,
  site,
}) => {
  const page = await openNewPosting(browser, site, 'poster');
  await expect(page.getByRole('combobox', { name: 'Organization' })).toBeVisible();
  await pick(page, 'Organization', 'Harrisburg City School District');
  await type(page, 'Phone Number', '7175550142');
  await type(page, 'Email', 'hiring@schools.example');
  await type(page, 'City', 'Harrisburg');
  await type(page, 'Zip Code', '17101');
  await type(page, 'Title', uniqueTitle('by keyboard alone'));
  const { items } = await apiGet(page, '/api/positions');
  await pick(page, 'Position', items.find(({ approval }: { approval: boolean }) => !approval).name);
  const map = page.getByRole('button', { name: 'Southeast on the map' });
  await tabToUnlessFocused(page, page.getByRole('radio', { name: 'Southcentral' }));
  await expect(map).toBeAttached();
  for (let stop = 0; stop < 40 && !(await map.evaluate((one) => one === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Southeast' })).toBeChecked();
  await tabToUnlessFocused(page, page.getByLabel('District Size'));
  await page.keyboard.press('ArrowDown');
  await tabToUnlessFocused(page, page.getByRole('textbox', { name: 'Position Description' }));
  await page.keyboard.type('Lead the library of a middle school.');
  await tabToUnlessFocused(page, page.getByLabel('External Posting'));
  await page.keyboard.press('Space');
  await tabToUnlessFocused(page, page.getByRole('button', { name: 'Post Position' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Are you sure the position is ready for applicants?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await tabToUnlessFocused(page, dialog.getByRole('button', { name: 'Post position' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/post-jobs/edit/*');
  await expect(page.locator('.next-step')).toBeFocused();
  await expect(page.locator('.next-step')).toContainText('Posted.');
  await page.context().close();
});
