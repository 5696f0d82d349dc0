import type { Page } from '@playwright/test';
import { pageAs } from './page-as.js';
import { answerDialog, dayFromToday, newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

const RED = 'rgb(179, 38, 30)';
const GREEN = 'rgb(27, 94, 58)';

/** The row of a posting in Manage Postings. */
async function managed(page: Page, title: string) {
  await page.goto(`/manage-jobs?title=${encodeURIComponent(title)}`);
  return page.getByRole('table', { name: 'Postings' }).locator('tbody tr');
}

test('[W5.50, W7.8] an expired posting is red, and active again once its end is later', { tag: '@gate' }, async ({
  browser,
  site,
  page: visitor,
}) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('expired');
  const id = await newPosting(page, title, { startDate: dayFromToday(-10), endDate: dayFromToday(-1) });
  const expires = (await managed(page, title)).locator('td[data-label=Expires]');
  await expect(expires).toContainText('Expired');
  await expect(expires.getByText('Expired')).toHaveCSS('color', RED);
  await visitor.goto(`/job-post/${id}`);
  await expect(visitor.getByText('No longer accepting applications')).toBeVisible();

  await page.goto(`/post-jobs/edit/${id}`);
  await page.getByLabel('Listing End Date').fill(dayFromToday(10));
  await page.getByRole('button', { name: 'Post Position' }).click();
  await answerDialog(page, 'Are you sure the position is ready for applicants?', 'Post position');
  await expect(page.locator('.next-step')).toBeVisible();
  const again = (await managed(page, title)).locator('td[data-label=Expires]');
  await expect(again).toContainText('Active');
  await expect(again.getByText('Active')).toHaveCSS('color', GREEN);
  await expect(page.locator('tbody td[data-label=Status]')).toContainText('Open');
  await expect(async () => {
    await visitor.goto(`/job-post/${id}`);
    await expect(visitor.getByRole('button', { name: `Apply for ${title}` })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.context().close();
});
