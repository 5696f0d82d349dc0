import { pdfPages } from '../support/pdf-text.js';
import { pageAs } from './page-as.js';
import { expect, test } from './site.js';

test('each printed page of a table has its head (U51)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/reporting?reportType=jobPosting&limit=100');
  await expect(page.getByRole('table', { name: 'Postings' }).locator('tbody tr')).toHaveCount(100);
  const [first, second] = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
  for (const text of [first, second])
    for (const title of ['Job Number', 'Organization', 'Started', 'Days to fill']) expect(text).toContain(title);
  expect(first).toContain('Job postings. All, without filters.');
  expect(first).not.toContain('Show all 16 columns');
  await page.context().close();
});

test('charts are printed with their numbers once they were fetched, and before that not at all (U51)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/reporting?reportType=jobPosting&limit=100');
  const names = ['Postings by region and month', 'Days to fill', 'Postings by position', 'Applicants per posting'];
  await expect(page.getByRole('table', { name: 'Postings' }).locator('tbody tr')).toHaveCount(100);
  const printed = async () => (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  // Fetched, they would be printed.
  await page.route('**/api/reporting/charts/*', () => undefined);
  const without = await printed();
  // The table of postings has a column of days to fill.
  for (const name of names.filter((one) => one !== 'Days to fill')) expect(without).not.toContain(name);
  expect(without).not.toContain('days or more');
  await page.unrouteAll();
  await page.reload();
  for (const name of names) {
    const chart = page.getByRole('region', { name, exact: true });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.getByRole('table', { name, exact: true })).toBeVisible();
  }
  const text = await printed();
  for (const name of names) expect(text).toContain(name);
  for (const number of ['51 and more', 'Southcentral', '85 days or more', 'Median days', 'All '])
    expect(text).toContain(number);
  await page.context().close();
});
