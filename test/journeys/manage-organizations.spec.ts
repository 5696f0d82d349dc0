import type { Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { authHeaders, pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

const HEADER = 'accountNumber,accountName,accountType,active';
const table = (page: Page) => page.getByRole('table', { name: 'Organizations' });

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search by name, number or type').fill(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]search=/);
  const others = table(page)
    .locator('tbody tr')
    .filter({ hasNotText: new RegExp(text, 'i') });
  await expect(others).toHaveCount(0);
  await expect(table(page).locator('tbody tr')).not.toHaveCount(0);
}

test('[W15.1, W15.4] the table of organizations: 25 by name, sorted and searched', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/manage-organizations');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Organizations' })).toBeVisible();
  await expect(table(page).locator('tbody tr')).toHaveCount(25);
  await expect(table(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  const names = await table(page).locator('tbody th').allTextContents();
  expect(names.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()).sort());
  await table(page).getByRole('button', { name: 'Number' }).click();
  await expect(page).toHaveURL(/sortedBy=accountNumber/);
  await search(page, 'lancaster');
  await expect(
    table(page)
      .locator('tbody tr')
      .filter({ hasNotText: /lancaster/i }),
  ).toHaveCount(0);
  await expectAccessible(page);
  await page.context().close();
});

test('[W15.6] disabling says what follows, and one press brings it back (T36)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-organizations');
  await search(page, 'albert gallatin');
  const toggle = table(page).getByRole('switch');
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await toggle.press('Enter');
  const question = page.getByRole('region', { name: /^Disable Albert Gallatin/ });
  await expect(question).toBeFocused();
  await expect(question).toContainText(/open posting|no open postings/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Disable', exact: true }).press('Enter');
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await expect(table(page)).toContainText('Disabled');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await expect(table(page)).toContainText('In use');
  await page.context().close();
});

test('[W15.5, W15.7] a file is checked first, then applied; name and type are edited in the row', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-organizations');
  const number = `9${String(Date.now()).slice(-8)}`;
  const upload = (name: string, text: string) =>
    page.locator('#organizations-file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Upload a file' }).click();
  await upload('wrong.csv', 'number,name\n1,2\n');
  await expect(page.getByText(/It has no column accountNumber/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove wrong.csv' }).click();

  await upload('firms.csv', `${HEADER}\n${number},Owl and Partners,Law Firm,yes\n123,Too Short,Law Firm,yes\n`);
  const lines = page.getByRole('table', { name: 'Lines of the file' });
  await expect(lines).toContainText('accountNumber has 3 digits; it needs 9.');
  await expect(lines).toContainText('Owl and Partners');
  await expect(page.getByRole('button', { name: /^Apply/ })).toBeHidden();
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Leave the 1 refused line out').check();
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText(/^Applied: 1 added, 0 changed, 0 unchanged, 1 left out/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await search(page, number);
  await table(page).getByRole('button', { name: 'Edit Owl and Partners' }).press('Enter');
  const form = page.getByRole('form', { name: 'Edit Owl and Partners' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Owl, Owl and Partners');
  await form.getByLabel('Type').fill('Member law firm');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully updated!')).toBeVisible();
  await expect(table(page)).toContainText('Owl, Owl and Partners');
  await expect(table(page)).toContainText('Member law firm');
  await page.context().close();
});

test('(U62) a file that would replace what somebody has changed meanwhile is checked again, and says who changed what', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/manage-organizations');
  const number = `8${String(Date.now()).slice(-8)}`;
  const upload = (line: string) =>
    page.locator('#organizations-file').setInputFiles({
      name: 'firms.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${HEADER}\n${line}\n`),
    });
  await page.getByRole('button', { name: 'Upload a file' }).click();
  await upload(`${number},Heron Law,Law Firm,yes`);
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Upload a file' }).click();
  await upload(`${number},Heron and Partners,Law Firm,yes`);
  const lines = page.getByRole('table', { name: 'Lines of the file' });
  await expect(lines).toContainText('Name: Heron Law → Heron and Partners');
  const headers = await authHeaders(page);
  const renamed = await page.request.patch(`/api/organizations/${number}`, {
    headers,
    data: { accountName: 'Heron, LLC' },
  });
  expect(renamed.status()).toBe(200);
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  const told = page.getByRole('alert').filter({ hasText: `changed ${number} after the file was checked` });
  await expect(told).toContainText('Nothing was applied.');
  await expect(lines).toContainText('Name: Heron, LLC → Heron and Partners');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText(/^Applied: 0 added, 1 changed/)).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.context().close();
});
