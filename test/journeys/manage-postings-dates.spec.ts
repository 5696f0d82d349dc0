import { pageAs } from './page-as.js';
import { dayFromToday, newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

test('a posting is found by its number whatever its dates, and beyond the dates by one press (W7.5)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const title = uniqueTitle('later');
  const number = `N-${Date.now()}`;
  await newPosting(page, title, {
    externalListingNumber: number,
    startDate: dayFromToday(20),
    endDate: dayFromToday(40),
  });
  const form = page.getByRole('form', { name: 'Search postings' });
  const table = page.getByRole('table', { name: 'Postings' });
  const search = form.getByRole('button', { name: 'Search' });

  await page.goto('/manage-jobs');
  await form.getByLabel('Job Number').fill(number);
  await search.click();
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await expect(table).toContainText(title);
  await expect(page.getByText('Started on any date')).toContainText('a Job Number is looked for in all dates');

  await form.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(form.getByLabel('Job Number')).toHaveValue('');
  await form.getByLabel('Title').fill(title);
  await search.click();
  await expect(page.getByText('No Items. 0 in these dates. 1 posting matches in all dates.')).toBeVisible();
  await page.getByRole('button', { name: 'Search all dates' }).click();
  await expect(table).toContainText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await form.getByRole('button', { name: 'More filters', exact: true }).click();
  await expect(form.getByLabel('Started from')).toHaveValue('');

  await form.getByLabel('Title').fill(uniqueTitle('nothing'));
  await search.click();
  await expect(page.getByText('No Items. No posting matches this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(form.getByLabel('Started until')).toHaveValue(dayFromToday(1));
  await page.context().close();
});
