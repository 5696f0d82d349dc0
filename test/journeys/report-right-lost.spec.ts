import type { Page } from '@playwright/test';
import { pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

const POSTINGS = '/reporting?reportType=jobPosting';
const LOST = /Your account no longer has the right to run reports\. Nothing on this page is lost\./;

/** Answers as the server does once the right was taken away. */
const takeRightAway = (page: Page) =>
  page.route('**/api/reporting/**', (route) =>
    route.fulfill({
      status: 403,
      json: { statusCode: 403, code: 'forbidden', message: 'You do not have the right to do this.' },
    }),
  );

test('who loses the right while the page is open is told so, and keeps what is there', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', POSTINGS);
  const rows = page.getByRole('table', { name: 'Postings' }).locator('tbody tr');
  const run = page.getByRole('button', { name: 'Run report' });
  await expect(rows).toHaveCount(10);
  await takeRightAway(page);

  await run.click();
  await expect(page.getByRole('alert').filter({ hasText: LOST })).toBeVisible();
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: LOST })).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save this report' }).click();
  const saving = page.getByRole('dialog', { name: 'Save this report' });
  await saving.getByLabel('Name', { exact: true }).fill('Kept');
  await saving.getByRole('button', { name: 'Save report' }).click();
  await expect(page.getByText(LOST).last()).toBeVisible();
  await expect(saving.getByLabel('Name', { exact: true })).toHaveValue('Kept');
  await saving.getByRole('button', { name: 'Cancel' }).click();

  const start = page.getByLabel('Start date');
  await start.fill('2026-01-01');
  await run.click();
  await expect(page).toHaveURL(`${POSTINGS}&startDate=2026-01-01`);
  await expect(page.locator('main').getByRole('alert').filter({ hasText: LOST })).toHaveCount(1);
  await expect(page.getByText('Making the report …')).toHaveCount(0);
  await expect(start).toHaveValue('2026-01-01');

  await page.unroute('**/api/reporting/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows.first()).toBeVisible();
  await expect(page.locator('main').getByText(LOST)).toHaveCount(0);
  await page.context().close();
});
