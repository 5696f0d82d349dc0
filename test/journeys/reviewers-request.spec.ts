import type { Page } from '@playwright/test';
import { holdRoute } from './hold-route.js';
import { pageAs } from './page-as.js';
import { pauseClock } from './pause-clock.js';
import { newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

const HARRISBURG = '115222752';
const REVIEWERS = `/api/reviewers/${HARRISBURG}`;

/** The requests for reviewers that a page sends from now on. */
function reviewersRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/reviewers')) paths.push(pathname);
  });
  return paths;
}

test('[W5.46] the reviewers of the organization are fetched about one second after the form loads, and when the dialog opens', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager');
  const id = await newPosting(page, uniqueTitle('reviewers'), { status: 'unsubmitted' });
  const requests = reviewersRequests(page);
  const first = page.waitForResponse(`**${REVIEWERS}`);
  await page.clock.install();
  // The form loads once its posting is there.
  const load = await holdRoute(page, `**/api/jobs/${id}/admin`);
  await Promise.all([page.waitForRequest(`**/api/jobs/${id}/admin`), page.goto(`/post-jobs/edit/${id}`)]);
  await pauseClock(page);
  load();
  // Rendering waits for timers of no time.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(900);
  // A request that had been sent would have been seen by the time another one is answered.
  await page.evaluate(() => fetch('/api/health').then((response) => response.text()));
  expect(requests).toEqual([]);
  await page.clock.runFor(1_100);
  expect((await first).status()).toBe(200);
  expect(requests).toEqual([REVIEWERS]);
  await page.clock.resume();

  await page.getByRole('checkbox', { name: 'Board Review' }).check();
  const second = page.waitForResponse(`**${REVIEWERS}`);
  await page.getByRole('button', { name: 'Choose reviewers' }).click();
  await second;
  expect(requests).toEqual([REVIEWERS, REVIEWERS]);
  const dialog = page.getByRole('dialog', { name: 'Choose reviewers' });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await removePosting(page, id);
  await page.context().close();
});

test('[W5.46] without an organization, and for posters, who cannot choose reviewers, none are fetched', async ({
  browser,
  site,
}) => {
  for (const role of ['manager', 'poster'] as const) {
    const page = await pageAs(browser, site, role);
    const id = role === 'poster' && (await newPosting(page, uniqueTitle('none'), { status: 'unsubmitted' }));
    await page.clock.install();
    const requests = reviewersRequests(page);
    await page.goto(id ? `/post-jobs/edit/${id}` : '/post-jobs');
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
    await page.clock.fastForward(5_000);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    if (id) await removePosting(page, id);
    await page.context().close();
  }
});
