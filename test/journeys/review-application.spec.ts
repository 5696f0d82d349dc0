import type { Page } from '@playwright/test';
import { apply, newApplicant, release } from './applicants.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

const PRINT = { name: 'Print', exact: true };

/** Opens an application and waits until it is loaded. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/review-application/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('June Vogel');
}

test('[W13.9, W13.10, W13.12] an application can be printed unless one only reviews; a missing place is said', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const reviewer = await pageAs(browser, site, 'reviewer');
  const admin = await pageAs(browser, site, 'admin');
  const poster = await pageAs(browser, site, 'poster');
  const jobId = await newPosting(manager, uniqueTitle('to print'), { isProfileRequired: false });
  const seeker = await newApplicant(browser, site, { hasContact: false });
  const id = await apply(seeker, jobId);
  await release(manager, jobId, [id]);

  for (const page of [manager, admin, poster]) {
    await open(page, id);
    await expect(page.getByRole('button', PRINT)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(manager.getByRole('region', { name: 'Candidate' }).getByText('no information')).toBeVisible();

  await open(reviewer, id);
  await expect(reviewer.getByRole('button', PRINT)).toHaveCount(0);
  await reviewer.emulateMedia({ media: 'print' });
  // Only this sentence is printed.
  const printed = await reviewer.evaluate(() => document.body.innerText.trim());
  expect(printed).toBe('Printing has been disabled.');
  for (const page of [manager, reviewer, admin, poster, seeker.page]) await page.context().close();
});
