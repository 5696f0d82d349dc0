import { apiGet } from './page-as.js';
import { count, event, expectedResults, jobCountText, rows, titles } from './results.js';
import { expect, test } from './site.js';

const HEADING = 'Find education employment in Pennsylvania';

test('[P2.1, P2.2, P2.3, P2.4, P2.5, P2.11] the search panel and the sort menu of a visitor', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/positions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  const types = page.getByLabel('Position type').locator('optgroup');
  await expect(types).toHaveCount(4);
  await expect
    .poll(() => types.evaluateAll((groups) => groups.map((group) => group.getAttribute('label'))))
    .toEqual(['Administrative', 'Professional', 'Support', 'Other']);
  await expect(page.getByLabel('Organization').getByRole('option')).not.toHaveCount(1);
  await expect(page.getByText('ZIP or city')).toBeVisible();
  for (const label of ['Position title', 'Location']) {
    const field = page.getByLabel(label);
    await field.pressSequentially('x'.repeat(51));
    await expect(field).toHaveValue('x'.repeat(50));
  }
  for (const button of ['Search', 'Clear']) {
    await expect(page.getByRole('button', { name: button }).or(page.getByRole('link', { name: button }))).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Pages of results' })).toBeVisible();
  const sorts = page.getByLabel('Sort by').getByRole('option');
  await expect(sorts).toHaveText(['Recent Posts', 'Expiring Soon', /^Distance/, 'Organization', 'Job Title']);
  await expect(sorts.nth(2)).toBeDisabled();
});

test('[P2.6, P2.7, P2.8, P2.10] each filter narrows the list, stands in the address and goes with Clear', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/positions');
  const all = await expectedResults(page, '');
  await expect(count(page)).toHaveText(jobCountText(all.total));
  const search = page.getByRole('button', { name: 'Search' });

  const [{ organization, position }] = (await apiGet(page, '/api/jobs?positionTitle=teacher')).items;
  await page.getByLabel('Position title').fill('teacher');
  await search.click();
  await expect(page).toHaveURL('/positions?positionTitle=teacher');
  const byTitle = await expectedResults(page, 'positionTitle=teacher');
  expect(byTitle.total).toBeLessThan(all.total);
  await expect(count(page)).toHaveText(jobCountText(byTitle.total));
  await expect(titles(page)).toHaveText(byTitle.titles);
  for (const title of await titles(page).allTextContents()) expect(title).toMatch(/teacher/i);

  await page.getByLabel('Organization').selectOption({ value: organization.accountNumber });
  await search.click();
  await expect(page).toHaveURL(/organization=/);
  await expect(rows(page).filter({ hasNotText: organization.accountName })).toHaveCount(0);
  await expect(rows(page)).not.toHaveCount(0);

  await page.getByLabel('Position type').selectOption({ value: position.id });
  await search.click();
  await expect(page).toHaveURL(/position=/);
  await expect(event(page, 'Position:').filter({ hasNotText: position.name })).toHaveCount(0);
  await expect(event(page, 'Position:').first()).toHaveText(position.name);

  await page.getByLabel('Location').fill('Harrisburg');
  await search.click();
  await expect(page).toHaveURL(/location=Harrisburg/);
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/positions');
  for (const label of ['Position title', 'Organization', 'Position type', 'Location']) {
    await expect(page.getByLabel(label, { exact: label !== 'Location' })).toHaveValue('');
  }
  await expect(count(page)).toHaveText(jobCountText(all.total));
  await expect(titles(page)).toHaveText(all.titles);
});

test('[P2.9] a ZIP finds what lies around it, a city what lies in it, and a place allows to sort by distance', async ({
  page,
}) => {
  await page.goto('/positions');
  const { totalItemsCount: all } = await apiGet(page, '/api/jobs');
  await page.getByLabel('Location').fill('Harrisburg');
  await page.getByLabel('Location').press('Enter');
  await expect(page).toHaveURL('/positions?location=Harrisburg');
  await expect(event(page, 'Location:').filter({ hasNotText: 'Harrisburg, PA' })).toHaveCount(0);
  await expect(rows(page)).not.toHaveCount(0);

  await page.getByLabel('Location').fill('17101');
  await page.getByLabel('Location').press('Enter');
  await expect(page).toHaveURL('/positions?location=17101');
  await page.getByLabel('Sort by').selectOption('Distance');
  await expect(page).toHaveURL('/positions?location=17101&sort=distance');
  const near = await expectedResults(page, 'location=17101&sortedBy=distance&sortedAlgorithm=ASC');
  expect(near.total).toBeLessThan(all);
  await expect(count(page)).toHaveText(jobCountText(near.total));
  await expect(titles(page)).toHaveText(near.titles);
  const miles = (await event(page, 'Location:').allTextContents()).map((text) =>
    Number(/(\d+) mile/.exec(text)?.[1] ?? 0),
  );
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
  expect(Math.max(...miles)).toBeLessThanOrEqual(25);

  await page.getByLabel('Location').fill('Nowhere at all');
  await page.getByLabel('Location').press('Enter');
  await expect(page.getByLabel('Location')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#location-error')).toContainText('Nowhere at all');
});
