import type { Page } from '@playwright/test';
import { apiGet } from './page-as.js';
import { pauseClock } from './pause-clock.js';
import { count, expectedResults, holdSearches, jobCountText, rows, titles } from './results.js';
import { expect, expectAccessible, test } from './site.js';

const historyLength = (page: Page) => page.evaluate(() => history.length);

test('the address holds all of a search: typing leaves no trace, each press one, a new one begins at page 1 (U1, U3)', async ({
  page,
  context,
}) => {
  await page.goto('/positions?page=2');
  await expect(page.getByRole('navigation', { name: 'Pages of results' })).toContainText('Page 2 of');
  const before = await historyLength(page);
  await page.getByLabel('Position title').pressSequentially('teacher');
  await page.getByLabel('Location').pressSequentially('17101');
  await expect.poll(() => historyLength(page)).toBe(before);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/positions?positionTitle=teacher&location=17101');
  await expect.poll(() => historyLength(page)).toBe(before + 1);
  await page.getByLabel('Sort by').selectOption('Distance');
  await expect(page).toHaveURL('/positions?positionTitle=teacher&location=17101&sort=distance');
  await expect.poll(() => historyLength(page)).toBe(before + 2);
  const asked = 'positionTitle=teacher&location=17101&sortedBy=distance&sortedAlgorithm=ASC';
  const found = (await expectedResults(page, asked)).titles;
  await expect(titles(page)).toHaveText(found);
  const other = await context.newPage();
  // A cached page may be seconds old.
  await expect(async () => {
    await other.goto(page.url());
    await expect(titles(other)).toHaveText(found, { timeout: 1_000 });
  }).toPass();
  await expect(other.getByLabel('Location')).toHaveValue('17101');
});

test('Back from a job finds the list, the place on it and the focus as they were (U2)', async ({ page }) => {
  let found: RegExp[] = [];
  await expect(async () => {
    await page.goto('/positions?sort=title');
    found = (await expectedResults(page, 'isPositionsPage=true&sortedBy=title&sortedAlgorithm=ASC')).titles;
    await expect(titles(page)).toHaveText(found, { timeout: 1_000 });
  }).toPass();
  await page.goto('/positions');
  await page.getByLabel('Sort by').selectOption('Job Title');
  await expect(page).toHaveURL('/positions?sort=title');
  await expect(titles(page)).toHaveText(found);
  const link = titles(page).nth(12);
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  // The same link in the same tab.
  await link.evaluate((element) => element.removeAttribute('target'));
  await link.press('Enter');
  await expect(page).toHaveURL(/\/job-post\//);
  await page.goBack();
  await expect(page).toHaveURL('/positions?sort=title');
  await expect(titles(page)).toHaveText(found);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

  // Within the page the results come from the query cache, without a request.
  const release = await holdSearches(page);
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(titles(page)).toHaveText(found);
  release();
});

test('the number of results is told and titled; old ones stay while new ones load, skeletons wait 300 ms (U6, U7)', async ({
  page,
}) => {
  await page.goto('/positions');
  const all = await count(page).textContent();
  await expect(count(page)).toHaveAttribute('aria-live', 'polite');
  await expect(page).toHaveTitle(`${all} - Find a Job - Career Gateway`);
  let release = await holdSearches(page);
  await page.getByLabel('Sort by').selectOption('Expiring Soon');
  await expect(page.locator('.stale')).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(rows(page)).not.toHaveCount(0);
  release();
  await expect(page.locator('.stale')).toHaveCount(0);

  await page.goto('/about-us');
  release = await holdSearches(page);
  await page.clock.install();
  await pauseClock(page);
  await page.getByRole('link', { name: 'Find a Job' }).first().click();
  const skeleton = page.locator('.skeleton > div');
  await expect(page.locator('.skeleton-space')).toBeVisible();
  await page.clock.runFor(290);
  await expect(skeleton).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(skeleton).toBeVisible();
  const height = (await skeleton.boundingBox())?.height;
  await page.clock.resume();
  release();
  await expect(rows(page)).not.toHaveCount(0);
  const row = await rows(page).first().boundingBox();
  expect(Math.abs((height ?? 0) / 6 - (row?.height ?? 0))).toBeLessThan(30);
});

test('the region map: each region is a link with its name and count, by Tab, to a filter that can be dropped (U45)', async ({
  page,
}) => {
  const map = page.getByRole('region', { name: 'Jobs by region' });
  const order = ['Northwest', 'Northcentral', 'Northeast', 'Southwest', 'Southcentral', 'Southeast', 'Statewide'];
  let regions: { name: string; count: number; code: string }[] = [];
  // Recent postings of other journeys may be missing on a cached page for seconds.
  await expect(async () => {
    await page.goto('/');
    regions = await apiGet(page, '/api/jobs/regions');
    await expect(map.getByRole('link')).toHaveCount(order.length);
    for (const { name, count } of regions)
      await expect(map.getByRole('link', { name: `${name}, ${jobCountText(count)}` })).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await map.getByRole('link').first().focus();
  for (const [place, name] of order.entries()) {
    const found = regions.find((region) => region.name === name)?.count ?? -1;
    const link = map.getByRole('link').nth(place);
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleName(`${name}, ${jobCountText(found)}`);
    await expect(map).toContainText(String(found));
    await page.keyboard.press('Tab');
  }
  const southwest = regions.find(({ code }) => code === 'SW');
  await map.getByRole('link', { name: 'Southwest' }).press('Enter');
  await expect(page).toHaveURL('/positions?region=SW');
  await expect(count(page)).toHaveText(jobCountText(southwest?.count ?? -1));
  await expectAccessible(page);
  await page.getByLabel('Position title').fill('teacher');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/positions?positionTitle=teacher&region=SW');
  await page.getByRole('link', { name: 'Remove filter Region: Southwest' }).click();
  await expect(page).toHaveURL('/positions?positionTitle=teacher');
});
