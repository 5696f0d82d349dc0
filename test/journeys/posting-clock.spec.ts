import type { Browser, Page } from '@playwright/test';
import { apiGet } from './page-as.js';
import { card, newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, signIn, test, waitForHydration } from './site.js';

/** Browsers that are a day behind and a day ahead of Pennsylvania for most of the day. */
const ZONES = ['Pacific/Honolulu', 'Pacific/Kiritimati'];

/**
 * Instants a minute before and after a midnight in Pennsylvania, with its date there: changes of the clock, a year end.
 */
const NIGHTS = [
  ['2026-03-08T04:59:00Z', '2026-03-07'],
  ['2026-03-08T05:01:00Z', '2026-03-08'],
  ['2026-03-09T03:59:00Z', '2026-03-08'],
  ['2026-03-09T04:01:00Z', '2026-03-09'],
  ['2026-11-01T03:59:00Z', '2026-10-31'],
  ['2026-11-01T04:01:00Z', '2026-11-01'],
  ['2026-11-02T04:59:00Z', '2026-11-01'],
  ['2026-11-02T05:01:00Z', '2026-11-02'],
  ['2026-01-01T04:59:00Z', '2025-12-31'],
  ['2026-01-01T05:01:00Z', '2026-01-01'],
] as const;

async function posterIn(browser: Browser, site: string, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, timezoneId });
  const page = waitForHydration(await context.newPage());
  await signIn(page, 'poster@demo.example', '/postings');
  return page;
}

for (const timezoneId of ZONES) {
  test(`a new posting starts on the day it is in Pennsylvania, in a browser of ${timezoneId}`, async ({
    browser,
    site,
  }) => {
    const page = await posterIn(browser, site, timezoneId);
    for (const [instant, day] of NIGHTS) {
      await page.clock.setFixedTime(new Date(instant));
      await page.goto('/post-jobs');
      await expect(page.getByLabel('Listing Start Date')).toHaveValue(day);
      await expect(page.getByLabel('Listing End Date')).toHaveValue(day);
    }
    await page.context().close();
  });

  test(`dates of a posting are the ones that were chosen, in a browser of ${timezoneId}`, async ({ browser, site }) => {
    const page = await posterIn(browser, site, timezoneId);
    const title = uniqueTitle('across the clock');
    const id = await newPosting(page, title, { startDate: '2027-03-14', endDate: '2027-11-07' });
    await page.goto('/postings?sortedBy=title');
    await expect(card(page, title)).toContainText('03/14/2027');
    await expect(card(page, title)).toContainText('11/07/2027');
    await page.goto(`/post-jobs/edit/${id}`);
    await expect(page.getByLabel('Listing Start Date')).toHaveValue('2027-03-14');
    await expect(page.getByLabel('Listing End Date')).toHaveValue('2027-11-07');
    await page.getByLabel('Title').fill(`${title} again`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/^Saved/)).toBeVisible();
    // From 12:00 AM of the first to 11:59 PM of the last day, in summer and in winter time.
    await expect
      .poll(() => apiGet(page, `/api/jobs/${id}/admin`))
      .toMatchObject({
        title: `${title} again`,
        startDate: '2027-03-14T05:00:00.000Z',
        endDate: '2027-11-08T04:59:59.000Z',
      });
    await removePosting(page, id);
    await page.context().close();
  });
}
