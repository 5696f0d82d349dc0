import type { Page } from '@playwright/test';
import { pageAs } from './page-as.js';
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
  await page.goto(`/post-jobs/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  expect((await first).status()).toBe(200);
  await (await first).finished();
  // The form loads once its posting is there; by the browser's clock, because events may reach the test late.
  const measured = await page.waitForFunction(() => {
    const times = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const find = (part: RegExp) => times.find(({ name }) => part.test(name));
    const request = find(/\/api\/reviewers\//);
    return request ? request.startTime - (find(/\/api\/jobs\/[^/]+\/admin$/)?.responseEnd ?? 0) : null;
  });
  const delay = await measured.jsonValue();
  expect(delay).toBeGreaterThanOrEqual(1_000);
  expect(delay).toBeLessThan(4_000);
  expect(requests).toEqual([REVIEWERS]);

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
