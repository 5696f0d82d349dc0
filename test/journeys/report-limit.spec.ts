import { pageAs } from './page-as.js';
import { expect, test } from './site.js';

test('a report of more rows than the table has says so, and its file has all', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  await page.route('**/api/reporting/genericReport', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), totalItemsCount: 12_345 } });
  });
  await page.getByRole('button', { name: 'Run report' }).click();
  await expect(page.getByRole('heading', { name: '12,345 postings' })).toBeFocused();
  await expect(
    page.getByText('The table shows the first 10,000 of 12,345 rows. Export CSV has all of them.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 1000', exact: true })).toBeVisible();
  await page.context().close();
});
