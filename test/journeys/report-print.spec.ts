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
  expect(first).not.toContain('Show all 15 columns');
  await page.context().close();
});
