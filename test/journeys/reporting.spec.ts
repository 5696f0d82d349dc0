import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { GenericReport } from '#modules/reporting/contract/api/reports.js';
import { tabTo } from './keys.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { expect, expectAccessible, expectLoaded, test } from './site.js';

const POSTINGS = '/reporting?reportType=jobPosting';
const CANDIDATES = '/reporting?reportType=candidate';
const TABLE_PATH = '/api/reporting/genericReport';
const ANSWERS = [
  'Superintendent experience',
  'Acting or substitute superintendent',
  'Doctorate',
  'Central office experience',
  'Non-traditional',
];

const count = (page: Page) => page.locator('#count');
const table = (page: Page, name = 'Postings') => page.getByRole('table', { name, exact: true });
const run = (page: Page) => page.getByRole('button', { name: 'Run report' }).click();

/** The body of the next request for the table. */
const nextRequest = async (page: Page, act: () => Promise<unknown>) =>
  (await Promise.all([page.waitForRequest((request) => request.url().endsWith(TABLE_PATH)), act()]))[0].postDataJSON();

/** Holds the answers of tables until the returned function is called. */
async function holdTables(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${TABLE_PATH}`, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}

test('[W19.1] others than holders of Reporting go to Home', { tag: '@gate' }, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager');
  await page.goto('/reporting');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You cannot open that page.')).toBeVisible();
  await page.context().close();
});

test('[W19.2, W19.3, W19.4, W19.7, W19.8] a report of postings, with and without filters', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  const form = page.getByRole('form', { name: 'Report' });
  await expect(form.getByRole('radiogroup', { name: 'Report type' }).getByRole('radio')).toHaveCount(2);
  for (const label of ['Start date', 'End date', 'Positions', 'Status', 'Organizations'])
    await expect(form.getByLabel(label, { exact: true })).toBeVisible();
  const unfiltered = await nextRequest(page, () => run(page));
  expect(unfiltered).toMatchObject({ reportType: 'jobPosting', params: [] });
  await expect(page).toHaveURL(POSTINGS);
  await expect(count(page)).toHaveText(/^[\d,]+ postings$/);
  await expect(count(page)).toBeFocused();
  const all = Number((await count(page).innerText()).replace(/\D/g, ''));

  await form.getByLabel('Status', { exact: true }).click();
  await page.getByRole('option', { name: 'Filled', exact: true }).click();
  await page.keyboard.press('Escape');
  await form.getByLabel('Start date').fill('2020-01-01');
  const filtered = await nextRequest(page, () => run(page));
  expect(filtered.params).toEqual([
    { name: 'startDate', value: '2020-01-01' },
    { name: 'status', value: ['filled'] },
  ]);
  await expect(count(page)).not.toHaveText(`${all.toLocaleString('en-US')} postings`);
  await expect(table(page).locator('tbody .tag').first()).toHaveText('Filled');
  await expect(table(page).locator('tbody .tag').filter({ hasNotText: 'Filled' })).toHaveCount(0);

  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/reporting');
  await expect(form.getByLabel('Start date')).toHaveValue('');
  await page.context().close();
});

test('a title leads to the page of its posting, or to the preview of one that visitors do not see', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin');
  const answer = page.waitForResponse((response) => response.url().endsWith(TABLE_PATH));
  await page.goto(`${POSTINGS}&sortedBy=status&limit=100`);
  const { rows } = (await (await answer).json()) as GenericReport;
  expect(new Set(rows.map(({ isPublic }) => isPublic))).toEqual(new Set([true, false]));
  const links = table(page).locator('tbody').getByRole('link');
  await expect(links).toHaveCount(rows.length);
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(rows.map(({ id, isPublic }) => (isPublic ? `/job-post/${id}` : `/job-preview/${id}`)));
  for (const { id, isPublic } of rows)
    if (!isPublic)
      await expect.poll(() => apiGet(page, `/api/jobs/${id}/preview`)).toMatchObject({ id, isPublic: false });
  await page.context().close();
});

test('[W19.5, W19.6] the filters of candidates; answers begin with N/A, which is no filter', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  await page.getByRole('radio', { name: 'Candidate' }).check();
  const labels = ['Start date', 'End date', 'Positions', 'Locations', 'Name', 'Email', 'Experience type'];
  for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByText('50 characters left')).toHaveCount(2);
  for (const label of ANSWERS)
    await expect(page.getByRole('radiogroup', { name: label }).getByRole('radio', { name: 'N/A' })).toBeChecked();
  expect((await nextRequest(page, () => run(page))).params).toEqual([]);
  await expect(count(page)).toHaveText(/^[\d,]+ candidates?$/);

  await page.getByRole('radiogroup', { name: 'Doctorate' }).getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere.example');
  const { params } = await nextRequest(page, () => run(page));
  expect(params).toEqual([
    { name: 'email', value: 'nobody@nowhere.example' },
    { name: 'doctorate', value: 'yes' },
  ]);
  await expect(page.getByText('No Items. No candidate matches all of these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Leave out Email' }).click();
  await expect(page).toHaveURL(`${CANDIDATES}&doctorate=yes`);
  await page.context().close();
});

test('an address is the report: order and page are in it, what is damaged is left out', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', POSTINGS);
  await table(page).getByRole('button', { name: 'Started' }).click();
  await expect(page).toHaveURL(/sortedBy=startDate/);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/offset=10/);
  await expect(page.locator('main').getByText(/^11 to 20 of/)).toBeVisible();
  await expect(page.locator('.stale')).toHaveCount(0);
  const first = await table(page).locator('tbody th').first().innerText();
  await page.goto(page.url());
  await expect(table(page).locator('tbody th').first()).toHaveText(first);
  const asked = await nextRequest(page, () =>
    page.goto('/reporting?reportType=jobPosting&status=burnt&startDate=2026-02-30&offset=3.7&limit=1e9'),
  );
  expect(asked).toMatchObject({ params: [], offset: 0, limit: 100 });
  // Only the server knows the columns.
  await page.goto(`${POSTINGS}&sortedBy=password`);
  await expect(page).toHaveURL(POSTINGS);
  await expect(table(page)).toBeVisible();
  await page.context().close();
});

test('what an address has in vain is named above the result, or stands at its field', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', `${POSTINGS}&startDate=2026-02-30&status=bogus&organizations=%00`);
  const ignored = page.getByText('Ignored in this address: Start date, Status, Organizations.');
  await expect(ignored).toBeVisible();
  await expect(table(page)).toBeVisible();
  await run(page);
  await expect(page).toHaveURL(POSTINGS);
  await expect(ignored).toBeHidden();
  const many = Array.from({ length: 101 }, (_, index) => `&organizations=A${index}`).join('');
  await page.goto(`${POSTINGS}${many}`);
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
    'Organizations can have 100 values at most',
  );
  await expect(table(page)).toHaveCount(0);
  await page.context().close();
});

test('a date that is no day of the calendar stands at its field, and nothing is run', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  const start = page.getByLabel('Start date');
  await start.focus();
  await page.keyboard.type('02302026');
  await run(page);
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expect(start).toHaveAccessibleDescription(/Start date must be a real date/);
  await expect(page).toHaveURL('/reporting');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('There is a problem')).toHaveCount(0);
  await expect.poll(() => start.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(false);
  await run(page);
  await expect(page).toHaveURL(POSTINGS);
  await page.context().close();
});

test('the names of rows, totals and medians stay in view beside columns further on', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', `${POSTINGS}&columns=all`);
  await page.setViewportSize({ width: 1280, height: 900 });
  const all = page.getByRole('region', { name: 'Postings, all columns' });
  await all.evaluate((region) => {
    region.scrollLeft = region.scrollWidth;
    region.scrollIntoView();
  });
  await expect(all.getByRole('columnheader', { name: 'Job Number' })).not.toBeInViewport();
  await expect(all.getByRole('columnheader', { name: 'Title' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Total', 'Median'])
    await expect(all.getByRole('rowheader', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test('a report without rows has neither charts nor a table', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', `${POSTINGS}&startDate=2099-01-01`);
  await expect(page.getByText('No Items. No posting matches this filter.')).toBeVisible();
  await expect(page.locator('main table')).toHaveCount(0);
  await expect(page.locator('.report-chart')).toHaveCount(0);
  await page.getByRole('link', { name: 'Leave out Start date' }).click();
  await expect(table(page)).toBeVisible();
  await expect(count(page)).toBeFocused();
  await page.context().close();
});

test("the server's words stand at the filter that it refuses", async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  await page.getByLabel('Start date').fill('2026-06-02');
  await page.getByLabel('End date').fill('2026-06-01');
  await run(page);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('End date')).toHaveAccessibleDescription(/end date must not be before/i);
  await expectAccessible(page);
  await page.context().close();
});

test('a report that takes long says so, and stops', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  const letThrough = await holdTables(page);
  await run(page);
  await expect(page.getByText('Making the report …')).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(TABLE_PATH));
  await page.getByRole('button', { name: 'Stop' }).click();
  await failed;
  await expect(page.getByText('Stopped before the report was ready.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Run it again' });
  await expect(again).toBeFocused();
  await expectAccessible(page);
  letThrough();
  await again.click();
  await expect(table(page)).toBeVisible();
  await expect(count(page)).toBeFocused();
  await page.context().close();
});

test('a report takes no focus from a list of filters that was opened while it was made', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  const letThrough = await holdTables(page);
  await run(page);
  const positions = page.getByLabel('Positions', { exact: true });
  await positions.click();
  await expect(positions).toHaveAttribute('aria-expanded', 'true');
  letThrough();
  await expect(table(page)).toBeVisible();
  await expect(positions).toBeFocused();
  await expect(positions).toHaveAttribute('aria-expanded', 'true');
  await page.context().close();
});

test('a page that is stopped leaves no range of rows that are not shown', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', POSTINGS);
  await expect(page.getByText(/^1 to 10 of/)).toBeVisible();
  await holdTables(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped before the report was ready.')).toBeVisible();
  await expect(page.getByText(/^11 to 20 of/)).toHaveCount(0);
  await page.context().close();
});

/** Presses the button, and reads the file that the browser saves. */
async function download(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const saved = await saving;
  await expect(page.getByText(`Saved as ${saved.suggestedFilename()}`)).toBeVisible();
  return { name: saved.suggestedFilename(), content: await readFile(await saved.path()) };
}

test('[W19.9, W19.10] all rows are saved as CSV and as Excel', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', `${POSTINGS}&status=filled`);
  const rows = Number((await count(page).innerText()).replace(/\D/g, ''));
  const csv = await download(page, 'Export CSV');
  expect(csv.name).toMatch(/^Report jobPosting \d{4}-\d\d-\d\d \d\d-\d\d-\d\d\.csv$/);
  const lines = csv.content.toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toContain('Title');
  expect(lines.length - 1).toBe(rows);
  const excel = await download(page, 'Export Excel');
  expect(excel.name).toMatch(/^Report\[\d{4}-\d\d-\d\d \d\d-\d\d-\d\d\]\.xlsx$/);
  expect(excel.content.subarray(0, 2).toString()).toBe('PK');
  await page.context().close();
});

test('a file that is stopped or too large is not saved, and the page says so', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', POSTINGS);
  await page.route(`**${TABLE_PATH}/csv`, () => undefined);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText('Making the CSV file')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the export' }).click();
  await expect(page.getByText('The CSV file was stopped. Nothing was saved.')).toBeVisible();
  const message = 'Excel takes 20,000 rows at most';
  await page.route(`**${TABLE_PATH}/xlsx`, (route) =>
    route.fulfill({ status: 422, json: { statusCode: 422, code: 'tooManyRows', message } }),
  );
  await page.getByRole('button', { name: 'Export Excel' }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(message);
  await expect(page.getByRole('button', { name: 'Export CSV instead' })).toBeVisible();
  await page.context().close();
});

test('charts have their numbers in a table, and a sentence', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', POSTINGS);
  for (const name of [
    'Postings by region and month',
    'Days to fill',
    'Postings by position',
    'Applicants per posting',
  ]) {
    const chart = page.getByRole('region', { name, exact: true });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.getByRole('table', { name, exact: true })).toBeVisible();
    if (name === 'Days to fill')
      await expect(chart.getByRole('heading', { level: 3 })).toHaveText(
        /^\S.+ days? or fewer; .+ the most frequent, .+$/,
      );
    else await expect(chart.locator('p').first()).toHaveText(/^\S.+\.$/);
    if (name !== 'Postings by position') await expect(chart.locator('[aria-hidden] svg, td svg').first()).toBeVisible();
    // The picture is out of reach of the keyboard.
    await chart.getByRole('button', { name: `CSV of ${name}` }).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('[aria-hidden] :focus')).toHaveCount(0);
  }
  await page.context().close();
});

test('the page fits at each width, with rows and without, and passes axe', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const wide = [POSTINGS, CANDIDATES].map((address) => `${address}&columns=all`);
  const empty = `${CANDIDATES}&name=nobody+of+this+name`;
  for (const address of ['/reporting', POSTINGS, empty, CANDIDATES, ...wide]) {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectLoaded(page);
      await expectFits(page);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectAccessible(page);
  }
  await page.context().close();
});

test('a report is made by keyboard alone', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Candidate' })).toBeChecked();
  const doctorate = page.getByRole('radiogroup', { name: 'Doctorate' });
  await tabTo(page, doctorate.getByRole('radio', { name: 'N/A' }));
  await page.keyboard.press('ArrowLeft');
  await expect(doctorate.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Run report' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${CANDIDATES}&doctorate=no`);
  await page.context().close();
});

test('a report is saved, opened from its name, renamed, shared and deleted', async ({ browser, site }) => {
  const name = `Filled ones ${Date.now()}`;
  const address = `${POSTINGS}&status=filled`;
  const page = await pageAs(browser, site, 'admin', address);
  await page.getByRole('button', { name: 'Save this report' }).click();
  const saving = page.getByRole('dialog', { name: 'Save this report' });
  await saving.getByRole('button', { name: 'Save report' }).click();
  await expect(saving.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Please enter a name/);
  await expectAccessible(page);
  await saving.getByLabel('Name', { exact: true }).fill(name);
  await saving.getByRole('button', { name: 'Save report' }).click();
  await expect(saving).toBeHidden();
  const saved = page.getByRole('navigation', { name: 'Saved reports' });
  await expectFits(page);
  await expectAccessible(page);

  await page.goto('/reporting');
  await saved.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);
  await expect(table(page)).toBeVisible();
  await expect(count(page)).toBeFocused();

  await saved.getByRole('button', { name: 'Edit saved reports' }).click();
  const list = page.getByRole('dialog', { name: 'My saved reports' });
  await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('only for me');
  await expectAccessible(page);
  await list.getByRole('button', { name: `Rename or share ${name}` }).click();
  const changing = page.getByRole('dialog', { name: `Change “${name}”` });
  await changing.getByLabel('Name', { exact: true }).fill(`${name} shared`);
  await changing.getByLabel('Shared with everybody who holds Reporting').check();
  await changing.getByRole('button', { name: 'Save changes' }).click();
  await expect(saved.getByRole('link', { name: `${name} shared` })).toBeVisible();

  await saved.getByRole('button', { name: 'Edit saved reports' }).click();
  await list.getByRole('button', { name: `Delete ${name} shared` }).click();
  await page.getByRole('button', { name: 'Delete saved report' }).click();
  await expect(page.getByRole('link', { name: `${name} shared` })).toHaveCount(0);
  await page.context().close();
});
