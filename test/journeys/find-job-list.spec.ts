import { apiGet } from './page-as.js';
import { event, expectedResults, PAGE_SIZE, rows, titles } from './results.js';
import { expect, test } from './site.js';

test('[P2.11, P2.12] each sort orders the list by what the rows show', async ({ page }) => {
  await page.goto('/positions');
  const sortBy = async (label: string, key: string, query: string) => {
    await page.getByLabel('Sort by').selectOption(label);
    await expect(page).toHaveURL(`/positions?sort=${key}`);
    await expect(titles(page)).toHaveText((await expectedResults(page, `isPositionsPage=true&${query}`)).titles);
  };
  const collator = new Intl.Collator('en-US');

  await sortBy('Expiring Soon', 'expiring', 'sortedBy=endDate&sortedAlgorithm=ASC');
  const deadlines = (await event(page, 'Deadline:').allTextContents()).map((text) => Date.parse(text.slice(0, 10)));
  expect(deadlines).toHaveLength(PAGE_SIZE);
  expect(deadlines).toEqual([...deadlines].sort((a, b) => a - b));

  await sortBy('Job Title', 'title', 'sortedBy=title&sortedAlgorithm=ASC');
  const names = (await titles(page).allTextContents()).map((text) => text.replace(' (opens in a new tab)', ''));
  expect(names).toEqual([...names].sort(collator.compare));

  await sortBy('Organization', 'organization', 'sortedBy=organization&sortedAlgorithm=ASC');
  const organizations = await rows(page).locator('.org').allTextContents();
  expect(organizations).toEqual([...organizations].sort(collator.compare));

  await page.getByLabel('Sort by').selectOption('Recent Posts');
  await expect(page).toHaveURL('/positions');
  // Pinned postings come first on the first page; later pages are sorted by date only.
  await page.goto('/positions?page=2');
  await expect(rows(page)).toHaveCount(PAGE_SIZE);
  const ages = (await event(page, 'Posted:').allTextContents()).map((text) => Number(/^\d+/.exec(text)?.[0] ?? 0));
  expect(ages).toHaveLength(PAGE_SIZE);
  expect(ages).toEqual([...ages].sort((a, b) => a - b));
});

test('[P2.14, P2.15] twenty a page with a pager above twenty, and the sentence when nothing matches', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/positions?sort=title');
  await expect(rows(page)).toHaveCount(PAGE_SIZE);
  const first = await titles(page).allTextContents();
  const pager = page.getByRole('navigation', { name: 'Pages of results' });
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/positions?sort=title&page=2');
  await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const behind = await expectedResults(page, 'isPositionsPage=true&sortedBy=title&sortedAlgorithm=ASC&offset=20');
  await expect(titles(page)).toHaveText(behind.titles);
  await expect(page.getByRole('heading', { name: /^[\d,]+ jobs$/ })).toBeFocused();
  const second = await titles(page).allTextContents();
  expect(second).not.toEqual(first);

  // The URL alone restores the list, and Back the previous one.
  await page.reload();
  await expect(titles(page)).toHaveText(second);
  await page.goBack();
  await expect(titles(page)).toHaveText(first);

  await page.goto('/positions?positionTitle=zzzzzz');
  await expect(
    page.getByText('No exact matches found. Please try different search terms.', { exact: true }),
  ).toBeVisible();
  await expect(pager).toHaveCount(0);

  const few = await apiGet(page, '/api/jobs?location=Harrisburg&positionTitle=teacher');
  expect(few.totalItemsCount).toBeGreaterThan(0);
  expect(few.totalItemsCount).toBeLessThanOrEqual(PAGE_SIZE);
  await page.goto('/positions?location=Harrisburg&positionTitle=teacher');
  await expect(rows(page)).toHaveCount(few.totalItemsCount);
  await expect(pager).toHaveCount(0);
});
