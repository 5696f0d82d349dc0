import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

interface Entry {
  id: string;
  name: string;
}

test('(E7, E8, U68) postings are counted by the day they were filled, in a quarter, for a group of positions', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  const form = page.getByRole('form', { name: 'Report' });
  const dates = form.getByRole('radiogroup', { name: 'Count the postings that were' });
  await expect(dates.getByRole('radio', { name: 'Started' })).toBeChecked();
  await expect(dates).toHaveAccessibleDescription(
    'Started: by the first day of the listing, drafts and rejected ones too.',
  );
  await dates.getByRole('radio', { name: 'Filled' }).check();
  await expect(dates).toHaveAccessibleDescription('Filled: the day somebody marked the position filled.');
  const year = new Date().getUTCFullYear();
  const period = form.getByRole('button', { name: `Year ${year}`, exact: true });
  await period.click();
  await expect(period).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByLabel('Start date')).toHaveValue(`${year}-01-01`);
  await expect(form.getByLabel('End date')).toHaveValue(`${year}-12-31`);
  await form.getByRole('button', { name: 'Run report' }).click();
  await expect(page).toHaveURL(
    `/reporting?reportType=jobPosting&countBy=filled&startDate=${year}-01-01&endDate=${year}-12-31`,
  );
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveText(new RegExp(`^[\\d,]+ postings? filled from January 1 to December 31, ${year}$`));
  await expect(page.getByText(/^Run .*, by .*\. Dates are those of Eastern Time\.$/)).toBeVisible();
  const filled = page.getByRole('table', { name: 'Postings', exact: true }).locator('tbody [data-label=Filled]');
  await expect(filled.first()).toHaveText(new RegExp(`^\\d\\d/\\d\\d/${year}$`));
  await expect(filled.filter({ hasNotText: new RegExp(`/${year}$`) })).toHaveCount(0);
  const months = page.getByRole('region', { name: 'Postings by region and month' });
  await months.scrollIntoViewIfNeeded();
  await expect(months).toContainText(/Most were filled in \w+ \d{4}/);
  const days = page.getByRole('region', { name: 'Days to fill', exact: true });
  await days.scrollIntoViewIfNeeded();
  await expect(days.getByRole('heading', { level: 3 })).toHaveText(
    / took \d+ days?.*; .+ the most frequent, \d+ postings?/,
  );
  await expect(days).toContainText(/\d+ postings?, by days from the first public day to the day marked filled\./);
  const byPosition = page.getByRole('region', { name: 'Postings by position', exact: true });
  await byPosition.scrollIntoViewIfNeeded();
  await expect(byPosition.getByRole('columnheader', { name: 'Filled', exact: true })).toBeVisible();
  await expect(byPosition.getByRole('rowheader').last()).toHaveText(/^(All \d+ positions|1 position)$/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);

  // All positions that a search finds, or a whole group, with one press.
  const { items } = await apiGet(page, '/api/reporting/positions');
  const found = items.filter(({ name }: Entry) => /special education/i.test(name));
  const positions = form.getByLabel('Positions', { exact: true });
  await positions.fill('special education');
  await page.getByRole('option', { name: `All ${found.length} that match` }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Run report' }).click();
  for (const { id } of found) await expect(page).toHaveURL(new RegExp(`positions=${id}`));
  await positions.click();
  await page.getByRole('option', { name: /^All Support \(\d+\)$/ }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Run report' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('positions').length).toBeGreaterThan(found.length);

  await page.goto('/reporting?reportType=jobPosting&countBy=ended');
  await expect(title).toHaveText(/^[\d,]+ postings? ended without being filled$/);
  const section = page.getByRole('region', { name: 'Days to fill', exact: true });
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('No posting of this report has days to fill.');
  await expect(section.getByRole('listitem')).toHaveText([/^([\d,]+) of the \1 postings are not filled\.$/]);
  await page.context().close();
});
