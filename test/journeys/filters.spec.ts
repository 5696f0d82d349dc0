import type { Page } from '@playwright/test';
import { holdRoute } from './hold-route.js';
import {
  chip,
  choice,
  choices,
  count,
  expectedResults,
  filter,
  holdSearches,
  jobCountText,
  titles,
} from './results.js';
import { expect, expectAccessible, test } from './site.js';
import { expectTargetSize } from './target-size.js';

/** Opens a search page until it is current, because a cached one may be seconds old. */
async function opened(page: Page, query: string): Promise<number> {
  let total = 0;
  await expect(async () => {
    await page.goto(`/positions?${query}`);
    ({ total } = await expectedResults(page, query));
    await expect(count(page)).toHaveText(jobCountText(total), { timeout: 1_000 });
  }).toPass();
  return total;
}

const historyLength = (page: Page) => page.evaluate(() => history.length);

test('within a filter one choice suffices, all filters must hold, and every count is what the list then has (U5)', async ({
  page,
}) => {
  await opened(page, '');
  const regions = await choices(page, 'region');
  for (const { label, count: found } of regions) {
    const box = choice(page, 'Region', label);
    await expect(box).toHaveAccessibleName(`${label} ${jobCountText(found)}`);
    await expect(box).toBeEnabled({ enabled: found > 0 });
  }
  const [first, second] = regions.filter(({ count: found }) => found > 0);
  if (!first || !second) throw new Error('The demo data has jobs in two regions');
  await choice(page, 'Region', first.label).click();
  await expect(count(page)).toHaveText(jobCountText(first.count));
  await choice(page, 'Region', second.label).click();
  await expect(count(page)).toHaveText(jobCountText(first.count + second.count));
  const both = [first.value, second.value].sort().map((value) => `region=${value}`);
  await expect(page).toHaveURL(`/positions?${both.join('&')}`);

  const groups = await choices(page, 'positionGroup', both.join('&'));
  const support = groups.find(({ label }) => label === 'Support');
  await expect(choice(page, 'Position group', 'Support')).toHaveAccessibleName(
    `Support ${jobCountText(support?.count ?? -1)}`,
  );
  await choice(page, 'Position group', 'Support').click();
  await expect(page).toHaveURL(`/positions?${both.join('&')}&positionGroup=Support`);
  await expect(count(page)).toHaveText(jobCountText(support?.count ?? -1));
  const found = await expectedResults(page, `${both.join('&')}&positionGroup=Support`);
  expect(found.total).toBe(support?.count);
  await expect(titles(page)).toHaveText(found.titles);
  await expect(choice(page, 'Region', first.label)).toBeChecked();
  await expectAccessible(page);
  await expectTargetSize(page, 'with three filters');
});

test('a filter applies at once: one entry of the history, page 1, old results dimmed, focus and place kept (U3, U6)', async ({
  page,
}) => {
  await opened(page, '');
  await page.goto('/positions?page=2');
  const before = await historyLength(page);
  const box = choice(page, 'Position group', 'Professional');
  await box.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const release = await holdSearches(page);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/positions?positionGroup=Professional');
  await expect(box).toBeChecked();
  await expect(page.locator('.stale')).toBeVisible();
  await expect(titles(page)).not.toHaveCount(0);
  release();
  await expect(page.locator('.stale')).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expect.poll(() => historyLength(page)).toBe(before + 1);

  await page.goBack();
  await expect(page).toHaveURL('/positions?page=2');
  await expect(box).not.toBeChecked();
  await page.goForward();
  await expect(box).toBeChecked();
});

test('every filter is a chip that removes it; the focus goes to its neighbour, then to the count (U4)', async ({
  page,
}) => {
  await opened(page, 'region=SC&positionGroup=Professional&postedWithin=30');
  await expect(choice(page, 'Region', 'Southcentral')).toBeChecked();
  await chip(page, 'Region: Southcentral').press('Enter');
  await expect(page).toHaveURL('/positions?positionGroup=Professional&postedWithin=30');
  await expect(choice(page, 'Region', 'Southcentral')).not.toBeChecked();
  await expect(chip(page, 'Position group: Professional')).toBeFocused();
  await chip(page, 'Position group: Professional').press('Enter');
  await expect(chip(page, 'Posted within: 30 days')).toBeVisible();
  await expect(choice(page, 'Posted within', '30 days')).toBeChecked();
  await page.getByRole('link', { name: 'Remove all' }).press('Enter');
  await expect(page).toHaveURL('/positions');
  await expect(count(page)).toBeFocused();
  await expect(choice(page, 'Posted within', 'Any time')).toBeChecked();
});

test('[P2.6] of organizations and counties those with most jobs show, and all when asked for; several may be chosen', async ({
  page,
}) => {
  const total = await opened(page, '');
  const all = await choices(page, 'organization');
  expect(all.length).toBeGreaterThan(5);
  const boxes = filter(page, 'Organization').getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  const most = [...all].sort((a, b) => b.count - a.count)[0];
  await expect(boxes.first()).toHaveAccessibleName(new RegExp(` ${jobCountText(most?.count ?? -1)}$`));
  const button = filter(page, 'Organization').getByRole('button');
  await expect(button).toHaveText(`Show all ${all.length} organizations`);
  await button.click();
  await expect(boxes).toHaveCount(all.length);
  await expect(button).toBeFocused();

  const [first, second] = all;
  if (!first || !second) throw new Error('The demo data has jobs of two organizations');
  await boxes.and(page.locator(`[value="${first.value}"]`)).click();
  await expect(page).toHaveURL(`/positions?organization=${first.value}`);
  await expect(page.getByLabel('Organization', { exact: true })).toHaveValue(first.value);
  await boxes.and(page.locator(`[value="${second.value}"]`)).click();
  await expect(count(page)).toHaveText(jobCountText(first.count + second.count));
  await expect(page.getByLabel('Organization', { exact: true }).locator('option:checked')).toHaveText('2 chosen');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(chip(page, `Organization: ${second.label}`)).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(count(page)).toHaveText(jobCountText(total));

  const counties = (await choices(page, 'county')).filter(({ count: found }) => found > 0);
  const county = filter(page, 'County');
  await expect(county.getByRole('checkbox')).toHaveCount(6);
  await county.getByRole('button', { name: `Show all ${counties.length} counties` }).click();
  await expect(county.getByRole('checkbox')).toHaveCount(counties.length);
});

test('days, remote and a salary floor narrow the list; what shows no pay is left out, and the page says so', async ({
  page,
}) => {
  await opened(page, '');
  const days = await choices(page, 'postedWithin');
  const month = days.find(({ value }) => value === '30');
  await choice(page, 'Posted within', '30 days').click();
  await expect(count(page)).toHaveText(jobCountText(month?.count ?? -1));
  await choice(page, 'Posted within', 'Any time').click();
  await expect(page).toHaveURL('/positions');

  const [remote] = await choices(page, 'remote');
  await choice(page, 'Remote', 'Remote positions only').click();
  await expect(page).toHaveURL('/positions?remote=true');
  await expect(count(page)).toHaveText(jobCountText(remote?.count ?? -1));
  await choice(page, 'Remote', 'Remote positions only').click();

  const salary = filter(page, 'Salary');
  await expect(salary).toContainText('Jobs that show no pay are left out.');
  await salary.getByLabel('Pays at least $').fill('$50,000');
  await salary.getByLabel('Pays at least $').press('Enter');
  await expect(page).toHaveURL('/positions?salaryMin=50000');
  await expect(count(page)).toHaveText(jobCountText((await expectedResults(page, 'salaryMin=50000')).total));
  await chip(page, 'Pays at least $50,000').click();
  await expect(page).toHaveURL('/positions');
  await expect(salary.getByLabel('Pays at least $')).toHaveValue('');
});

test('a filtered list is the same for whoever gets its address (U1)', async ({ page, browser, site }) => {
  await opened(page, '');
  await choice(page, 'Position group', 'Professional').click();
  await page.getByLabel('Sort by').selectOption('Job Title');
  await expect(page).toHaveURL('/positions?positionGroup=Professional&sort=title');
  const found = await expectedResults(page, 'positionGroup=Professional&sortedBy=title&sortedAlgorithm=ASC');
  await expect(titles(page)).toHaveText(found.titles);
  const context = await browser.newContext({ baseURL: site });
  const other = await context.newPage();
  await expect(async () => {
    await other.goto(page.url());
    await expect(titles(other)).toHaveText(found.titles, { timeout: 1_000 });
  }).toPass();
  await expect(count(other)).toHaveText(jobCountText(found.total));
  await expect(choice(other, 'Position group', 'Professional')).toBeChecked();
  await expect(other.getByLabel('Sort by')).toHaveValue('title');
  await context.close();
});

test('a filter that is ticked before the script has taken over applies', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const release = await holdRoute(page, '**/*.js');
  await page.goto('/positions', { waitUntil: 'commit' });
  const box = choice(page, 'Position group', 'Professional');
  await box.check();
  release();
  await expect(page).toHaveURL('/positions?positionGroup=Professional');
  await expect(box).toBeChecked();
  await expect(chip(page, 'Position group: Professional')).toBeVisible();
  await context.close();
});

test('what an address asks without sense is not asked, and no page carries lists that it does not show (U1, U48)', async ({
  page,
}) => {
  await page.goto(
    '/positions?region=XX&county=99&organization=nobody&postedWithin=2&salaryMin=lots&radius=7&exact=true',
  );
  await expect(page.locator('.chips')).toHaveCount(0);
  await expect(count(page)).toHaveText(/jobs$/);
  const html = await (await page.request.get('/positions')).text();
  const carried = (await choices(page, 'organization')).filter(({ label }) => html.includes(`"label":"${label}"`));
  expect(carried).toHaveLength(5);
});
