import dayjs from 'dayjs';
import { pageAs } from './page-as.js';
import { answerDialog, dayFromToday, newPosting, uniqueTitle } from './postings.js';
import { offeredActions, selectAction } from './row-menu.js';
import { expect, test } from './site.js';

test('[W7.2, W7.3, W7.4, W7.5, W7.6] the search of Manage Postings', { tag: '@gate' }, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const form = page.getByRole('form', { name: 'Search postings' });
  await expect(page.getByRole('link', { name: 'Create Posting' })).toHaveAttribute('href', '/post-jobs');
  for (const label of ['Job Number', 'Title', 'Organization', 'Status']) {
    await expect(form.getByLabel(label, { exact: true }).first()).toBeVisible();
  }
  await form.getByRole('button', { name: 'More filters' }).click();
  for (const label of ['City', 'Organization', 'Position', 'Status', 'IU', 'County']) {
    await expect(form.getByLabel(label, { exact: true }).first()).toBeVisible();
  }
  await expect(form.getByLabel('Started until')).toHaveValue(dayFromToday(1));
  await expect(form.getByLabel('Started from')).toHaveValue(
    dayjs(dayFromToday(0)).subtract(1, 'month').format('YYYY-MM-DD'),
  );
  const table = page.getByRole('table', { name: 'Postings' });
  await expect(table.locator('tbody tr')).toHaveCount(10);
  await expect(table.locator('tbody td[data-label=Expires]')).toHaveText(
    Array(10).fill(/^(Active|Expired) \d\d\/\d\d\/\d{4}$/),
  );

  for (const label of ['Job Number', 'Title', 'City']) {
    const field = form.getByLabel(label, { exact: true });
    await field.fill('y'.repeat(49));
    await field.pressSequentially('yy');
    await expect(field).toHaveValue('y'.repeat(50));
    await field.fill('');
  }
  await form.getByLabel('City', { exact: true }).fill('Harrisburg');
  await expect(page).toHaveURL('/manage-jobs');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/manage-jobs?city=Harrisburg');
  const cities = table.locator('tbody td[data-label=City]');
  await expect(cities.filter({ hasNotText: 'Harrisburg' })).toHaveCount(0);
  await expect(cities).not.toHaveCount(0);

  await form.getByRole('combobox', { name: 'Status' }).fill('Filled');
  await page.getByRole('option', { name: 'Filled', exact: true }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/manage-jobs?city=Harrisburg&statuses=filled');

  await form.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/manage-jobs');
  await expect(form.getByLabel('City', { exact: true })).toHaveValue('');
  await expect(table.locator('tbody tr')).toHaveCount(10);
  await page.context().close();
});

test('[W7.7, W7.9, W7.10, W7.11, W7.12, W20.9] sorting, page size and mark filled of Manage Postings', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const table = page.getByRole('table', { name: 'Postings' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Job Number',
    /^Title/,
    /^Position/,
    /^Organization/,
    /^City/,
    /^Expires/,
    /^Status/,
    'Actions',
  ]);
  const size = page.getByLabel('Rows per page');
  await expect(size).toHaveValue('10');
  await expect(size.getByRole('option')).toHaveText(['10', '25', '50', '100', '250', '500']);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/manage-jobs?offset=10');

  const sortable = { Title: 'job.title', Position: 'position.name', Organization: 'organization.accountName' };
  const rest = { City: 'job.city', Expires: 'job.endDate', Status: 'job.status' };
  for (const [header, column] of Object.entries({ ...sortable, ...rest })) {
    const head = table.getByRole('columnheader', { name: header });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(new RegExp(`offset=0&sortedBy=${column}&sortedAlgorithm=ASC`));
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(table.locator('th[aria-sort]')).toHaveCount(1);
  }
  await size.selectOption('25');
  await expect(page).toHaveURL(/limit=25/);
  await expect(table.locator('tbody tr')).toHaveCount(25);

  const title = uniqueTitle('managed');
  await newPosting(page, title, { externalListingNumber: 'HBG-2026-7' });
  await page.goto(`/manage-jobs?title=${encodeURIComponent(title)}`);
  const row = table.locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row.locator('td[data-label="Job Number"]')).toHaveText('HBG-2026-7');
  await expect(row.getByRole('rowheader')).toHaveText(title);
  await expect(row.getByRole('link', { name: `Edit ${title}` })).toBeVisible();
  await selectAction(row, 'Mark filled');
  await answerDialog(page, 'Do you want to mark this job as filled ?', 'Mark filled');
  await expect(row.locator('td[data-label=Status]')).toContainText('Filled');
  expect(await offeredActions(row)).not.toContain('Mark filled');
  await expect(row.getByRole('link', { name: `View ${title}` })).toBeVisible();
  await page.context().close();
});
