import type { Page } from '@playwright/test';
import { pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

/** Finds the user by e-mail and opens the dialog with the user's rights. */
async function rightsOf(page: Page, email: string, name: string) {
  await page.getByRole('form', { name: 'Search users' }).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: `Edit rights of ${name}` }).click();
  return page.getByRole('dialog', { name: `Rights of ${name}` });
}

test('[W17.9] giving Super Admin asks for the name of the person, typed, and a no sends nothing', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/user-management');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  const rights = await rightsOf(page, 'nora@demo.example', 'Nora Bellamy');
  await rights.getByLabel('Super Admin', { exact: true }).check();
  await rights.getByRole('button', { name: 'Save rights' }).click();
  const question = page.getByRole('dialog', { name: 'Make Nora Bellamy a Super Admin?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Make Super Admin' }).click();
  await expect(question.getByText('Type Nora Bellamy to go on')).toBeVisible();
  await question.getByLabel('Type Nora Bellamy to confirm').fill('Nora');
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rights.getByLabel('Super Admin', { exact: true })).toBeChecked();
  expect(sent).toEqual([]);

  await rights.getByRole('button', { name: 'Save rights' }).click();
  await question.getByLabel('Type Nora Bellamy to confirm').fill('nora bellamy');
  await question.getByRole('button', { name: 'Make Super Admin' }).click();
  await expect(rights).toBeHidden();
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: 'nora@demo.example' });
  await expect(row).toContainText('Super Admin');
  expect(sent).toHaveLength(1);

  // Revoking needs no confirmation.
  await row.getByRole('button', { name: 'Edit rights of Nora Bellamy' }).click();
  await rights.getByLabel('Super Admin', { exact: true }).uncheck();
  await rights.getByRole('button', { name: 'Save rights' }).click();
  await expect(row).not.toContainText('Super Admin');
  await page.context().close();
});

test('[W17.9] the page says that nobody adds rights to themselves, and offers none', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/user-management');
  const rights = await rightsOf(page, 'admin@demo.example', 'Alma Whitaker');
  await expect(rights.getByText('You cannot add privileges or organizations to yourself.')).toBeVisible();
  await expect(rights.getByLabel('Manage Jobs', { exact: true })).toBeDisabled();
  await expect(rights.getByLabel('Super Admin', { exact: true })).toBeEnabled();
  await rights.getByRole('combobox', { name: 'Organizations' }).click();
  await expect(rights.getByRole('option')).toHaveCount(0);
  await page.context().close();
});
