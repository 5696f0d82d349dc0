import type { Page } from '@playwright/test';
import { apiGet } from './page-as.js';
import { chip, count, event, expectedResults, filter, jobCountText, rows, titles } from './results.js';
import { expect, expectAccessible, test } from './site.js';

const keywords = (page: Page) => page.getByLabel('Keywords', { exact: true });

async function search(page: Page, words: string): Promise<void> {
  await keywords(page).fill(words);
  await keywords(page).press('Enter');
}

test('[P2.4, P2.12] keywords stop at 50 characters, stand first, and find the best match first', async ({ page }) => {
  for (const path of ['/', '/positions']) {
    await page.goto(path);
    const panel = page.getByRole('form', { name: 'Jobs' });
    await expect(panel.getByRole('textbox').first()).toHaveAccessibleName('Keywords');
    await keywords(page).pressSequentially('x'.repeat(51));
    await expect(keywords(page)).toHaveValue('x'.repeat(50));
    await expect(panel.getByText('0 characters left', { exact: true }).first()).toBeVisible();
  }
  await page.goto('/');
  await search(page, 'teacher');
  await expect(page).toHaveURL('/positions?q=teacher');
  const best = await expectedResults(page, 'q=teacher');
  await expect(count(page)).toHaveText(jobCountText(best.total));
  await expect(titles(page)).toHaveText(best.titles);
  const sort = page.getByLabel('Sort by');
  await expect(sort.getByRole('option')).toHaveText([
    'Best match',
    'Recent Posts',
    'Expiring Soon',
    /^Distance/,
    'Organization',
    'Job Title',
  ]);
  await expect(sort).toHaveValue('relevance');
  await sort.selectOption('Recent Posts');
  await expect(page).toHaveURL('/positions?q=teacher&sort=recent');
  await expect(titles(page)).toHaveText((await expectedResults(page, 'q=teacher&sortedBy=startDate')).titles);
  await sort.selectOption('Best match');
  await expect(page).toHaveURL('/positions?q=teacher');
});

test('[P2.9] a place among the keywords is a filter with a radius and a distance to sort by, for visitors too (U10)', async ({
  page,
}) => {
  await page.goto('/positions');
  await expect(page.getByLabel('Sort by').getByRole('option', { name: /^Distance/ })).toBeDisabled();
  await search(page, 'teacher near Harrisburg');
  await expect(page).toHaveURL('/positions?q=teacher+near+Harrisburg');
  await expect(chip(page, 'Near Harrisburg, 25 miles')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Distance');
  await expect(page).toHaveURL('/positions?q=teacher+near+Harrisburg&sort=distance');
  const near = await expectedResults(page, 'q=teacher near Harrisburg&sortedBy=distance&sortedAlgorithm=ASC');
  await expect(titles(page)).toHaveText(near.titles);
  const miles = (await event(page, 'Location:').allTextContents()).map((text) =>
    Number(/(\d+) mile/.exec(text)?.[1] ?? 0),
  );
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
  expect(Math.max(...miles)).toBeLessThanOrEqual(25);

  await filter(page, 'Distance').getByLabel('Miles around Harrisburg').selectOption('Within 100 miles');
  await expect(page).toHaveURL('/positions?q=teacher+near+Harrisburg&radius=100&sort=distance');
  await expect(chip(page, 'Near Harrisburg, 100 miles')).toBeVisible();
  const wide = await expectedResults(page, 'q=teacher near Harrisburg&radius=100');
  expect(wide.total).toBeGreaterThan(near.total);
  await expect(count(page)).toHaveText(jobCountText(wide.total));
  await expectAccessible(page);

  await chip(page, 'Near Harrisburg, 100 miles').click();
  await expect(page).toHaveURL('/positions?q=teacher&sort=distance');
  await expect(keywords(page)).toHaveValue('teacher');
});

test('[P2.9] an area in Location finds what belongs to it, a radius adds what lies around, and a namesake is offered', async ({
  page,
}) => {
  await page.goto('/positions');
  const location = page.getByLabel('Location');
  await location.fill('York');
  await location.press('Enter');
  await page.getByRole('link', { name: 'Did you mean York County?' }).click();
  await expect(page).toHaveURL('/positions?location=York+County');
  await expect(location).toHaveValue('York County');
  await expect(chip(page, 'In York County')).toBeVisible();
  const inside = await expectedResults(page, 'location=York County');
  await expect(count(page)).toHaveText(jobCountText(inside.total));
  await filter(page, 'Distance').getByRole('combobox').selectOption('Within 50 miles');
  await expect(page).toHaveURL('/positions?location=York+County&radius=50');
  const around = await expectedResults(page, 'location=York County&radius=50');
  expect(around.total).toBeGreaterThan(inside.total);
  await expect(count(page)).toHaveText(jobCountText(around.total));
  await filter(page, 'Distance').getByRole('combobox').selectOption('In York County only');
  await expect(page).toHaveURL('/positions?location=York+County');
});

test('what was corrected is said, with a way back to the words as typed; a chip says that they are taken exactly', async ({
  page,
}) => {
  await page.goto('/positions');
  await search(page, 'mathmatics near Harrisburg');
  const line = page.locator('.understood', { hasText: 'Showing results' });
  await expect(line).toHaveText('Showing results for mathematics near Harrisburg · Search instead for mathmatics');
  await line.getByRole('link', { name: 'mathmatics' }).click();
  await expect(page).toHaveURL('/positions?q=mathmatics+near+Harrisburg&exact=true');
  await expect(line).toHaveCount(0);
  await expect(chip(page, 'Exact words')).toBeVisible();
  await page.getByRole('link', { name: 'Remove all' }).click();
  await expect(page).toHaveURL(/^[^?]*\/positions\?q=mathmatics$/);
  // The field is updated from the URL a moment later, which would overwrite earlier input.
  await expect(page.getByRole('combobox', { name: 'Keywords' })).toHaveValue('mathmatics');

  await search(page, 'teacher basketweaving');
  await expect(line).toHaveText(
    'Showing results for teacher without “basketweaving” · Search instead for all of the words',
  );
  await expect(rows(page)).not.toHaveCount(0);
});

test('filters that the words choose are chips and ticked, and removing them takes the words away (U4)', async ({
  page,
}) => {
  await page.goto('/positions');
  await search(page, 'remote teacher');
  await expect(chip(page, 'Remote positions only')).toBeVisible();
  const box = filter(page, 'Remote').getByRole('checkbox');
  await expect(box).toBeChecked();
  await box.click();
  await expect(page).toHaveURL('/positions?q=teacher');
  await expect(keywords(page)).toHaveValue('teacher');
});

test('[P2.15] where nothing is found the page says what would find something, and each way does (U8)', async ({
  page,
}) => {
  const asked = 'location=17101&region=NW&radius=5';
  await page.goto(`/positions?${asked}`);
  const { totalItemsCount, nothingFound } = await apiGet(page, `/api/jobs?${asked}`);
  expect(totalItemsCount).toBe(0);
  await expect(
    page.getByText('No exact matches found. Please try different search terms.', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  const without = nothingFound.without.find(({ name }: { name: string }) => name === 'region');
  await page.getByRole('link', { name: `Without Region: Northwest (${jobCountText(without.count)})` }).click();
  await expect(page).toHaveURL('/positions?location=17101&radius=5');
  await expect(count(page)).toHaveText(jobCountText(without.count));
  await page.goBack();
  const { radiusMiles, count: found } = nothingFound.wider;
  await page.getByRole('link', { name: `Within ${radiusMiles} miles (${jobCountText(found)})` }).click();
  await expect(page).toHaveURL(`/positions?location=17101&radius=${radiusMiles}&region=NW`);
  await expect(count(page)).toHaveText(jobCountText(found));
});

test('a small link on each row of a search by words says why it is there', async ({ page }) => {
  await page.goto('/positions?q=teacher');
  const why = rows(page)
    .first()
    .getByRole('button', { name: /^Why this result\?/ });
  await why.click();
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(
    rows(page)
      .first()
      .getByText(/^Results with more points come first\. This one has [\d,]+ points:$/),
  ).toBeVisible();
  await expect(rows(page).first().getByRole('listitem').first()).toHaveText(/^“teacher” in the title: \d+$/);
  await expectAccessible(page);
  await why.click();
  await expect(why).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel('Sort by').selectOption('Recent Posts');
  await expect(why).toHaveCount(0);
});
