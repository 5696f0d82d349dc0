import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

const POSTINGS = '/reporting?reportType=jobPosting';

test('filters and columns of an own saved report are replaced by the present ones', async ({ browser, site }) => {
  const name = `Openings ${Date.now()}`;
  const page = await pageAs(browser, site, 'admin', POSTINGS);
  const saved = page.getByRole('navigation', { name: 'Saved reports' });
  const change = page.getByRole('button', { name: `Save changes to “${name}”` });
  await page.getByRole('button', { name: 'Save this report' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save report' }).click();
  await expect(saved.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expect(change).toHaveCount(0);

  await expect(page.getByRole('table', { name: 'Postings' })).toBeVisible();
  await page.getByLabel('Start date').fill('2026-01-01');
  await page.getByRole('button', { name: 'Run report' }).click();
  await expect(saved.getByText('with other filters or columns')).toBeVisible();
  await page.getByRole('button', { name: 'Show all 16 columns' }).click();
  await expect(page.getByRole('button', { name: 'Save as …' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await expectAccessible(page);
  await change.click();
  await expect(page.getByText(`“${name}” is changed.`)).toBeVisible();
  await expect(change).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { items } = await apiGet(page, '/api/reporting/definitions');
  expect(items.find((one: { name: string }) => one.name === name).report).toMatchObject({
    params: [{ name: 'startDate', value: '2026-01-01' }],
    columns: 'all',
  });

  await page.goto('/reporting');
  await saved.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`${POSTINGS}&startDate=2026-01-01&columns=all`);
  // A report that still runs is not run again.
  await expect(page.getByRole('table', { name: 'Postings' })).toBeVisible();
  // Another type is another report.
  await page.getByRole('radio', { name: 'Candidate' }).check();
  await page.getByRole('button', { name: 'Run report' }).click();
  await expect(page.getByRole('table', { name: 'Candidates' })).toBeVisible();
  await expect(change).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit saved reports' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete saved report' }).click();
  await expect(saved.getByRole('link', { name })).toHaveCount(0);
  await page.context().close();
});

test("somebody else's shared report is not changed, but saved as one's own", async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', POSTINGS);
  const report = { reportType: 'jobPosting', params: [], sortAlgorithm: 'ASC' };
  const shared = { id: '01900000-0000-7000-8000-00000000000a', name: 'Of Dana', report, isShared: true };
  await page.route('**/api/reporting/definitions', (route) =>
    route.fulfill({ json: { items: [{ ...shared, isOwn: false, owner: 'Dana Kern' }] } }),
  );
  await page.goto(POSTINGS);
  await page.getByRole('button', { name: 'Show all 16 columns' }).click();
  await expect(page.getByText('with other filters or columns')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save changes/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save this report' })).toBeVisible();
  await page.context().close();
});
