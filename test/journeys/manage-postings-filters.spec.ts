import { axeOn } from './axe.js';
import { tabTo } from './keys.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { dayFromToday, newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';
import { expectTargetSize } from './target-size.js';

const LONG = 'Superintendent of Intergovernmental, Interdisciplinary and Extracurricular Administration '.repeat(2);

test('the filters stand in one row, the applied ones as chips, and the dates in words', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const form = page.getByRole('form', { name: 'Search postings' });
  const more = form.getByRole('button', { name: /^More filters/ });
  const chips = page.locator('.applied-line .chip');
  const count = page.locator('#count');
  await expect(form.locator('.field')).toHaveCount(4);
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(chips).toHaveCount(0);
  await expect(count).toContainText(/^[\d,]+ postings, sorted by Expires, earliest first$/);
  await expect(page.getByRole('columnheader', { name: 'Expires' })).toHaveAttribute('aria-sort', 'ascending');

  await more.click();
  await form.getByLabel('City', { exact: true }).fill('Harrisburg');
  await form.getByRole('combobox', { name: 'IU' }).fill('15');
  await page.getByRole('listbox').getByRole('option').first().click();
  await form.getByLabel('Title').fill('teacher');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(chips).toHaveText([/Title: teacher$/, /City: Harrisburg$/, /IU: 15$/]);
  await expect(more).toHaveText('More filters (2)');
  await expect(count).toBeFocused();
  await expectAccessible(page);

  // The chips follow the address, and Remove takes one of them out of it, but not what is typed meanwhile.
  await form.getByLabel('Title').fill('teacher of');
  await page.getByRole('link', { name: 'Remove filter City: Harrisburg' }).click();
  await expect(page).toHaveURL('/manage-jobs?title=teacher&iu=15');
  await expect(page.getByRole('link', { name: 'Remove filter IU: 15' })).toBeFocused();
  await expect(form.getByLabel('Title')).toHaveValue('teacher of');
  await expect(form.getByLabel('City', { exact: true })).toHaveValue('');
  await page.getByRole('columnheader', { name: 'City' }).getByRole('button').click();
  await expect(count).toContainText('sorted by City, A to Z');
  await page.getByRole('link', { name: 'Remove all' }).click();
  await expect(page).toHaveURL('/manage-jobs?sortedBy=job.city&sortedAlgorithm=ASC');
  await expect(chips).toHaveCount(0);
  await expect(count).toBeFocused();

  // The dates: any of them, those of before, and others.
  const line = page.locator('.applied-dates');
  await expect(form.getByLabel('Title')).toHaveValue('');
  await form.getByLabel('Title').fill('typed only');
  await line.getByRole('button', { name: 'All dates' }).click();
  await expect(line).toHaveText(/^Started on any date/);
  await expect(page).toHaveURL(/startDate=&endDate=/);
  await line.getByRole('button', { name: /^Only / }).click();
  await expect(page).toHaveURL('/manage-jobs?sortedBy=job.city&sortedAlgorithm=ASC');
  await expect(form.getByLabel('Title')).toHaveValue('typed only');
  await form.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(form.getByLabel('Title')).toHaveValue('');
  if ((await more.getAttribute('aria-expanded')) === 'true') await more.click();
  await line.getByRole('button', { name: /, change the dates$/ }).click();
  await expect(form.getByLabel('Started from')).toBeFocused();
  await page.context().close();
});

test('a phone has all nine filters in a sheet, which counts what they find', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/manage-jobs');
  const opener = page.getByRole('button', { name: 'Search and filters' });
  await expect(page.getByRole('form', { name: 'Search postings' })).toBeHidden();
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Search and filters' });
  for (const label of ['Job Number', 'Title', 'City', 'Organization', 'Position', 'Status', 'IU', 'County'])
    await expect(sheet.getByLabel(label, { exact: true }).first()).toBeVisible();
  await expect(sheet.getByLabel('Started until')).toHaveValue(dayFromToday(1));
  await expectAccessible(page);

  await sheet.getByLabel('Started from').fill('');
  await sheet.getByLabel('Started until').fill('');
  await sheet.getByLabel('City', { exact: true }).fill('Harrisburg');
  const filters = encodeURIComponent(JSON.stringify({ city: 'Harrisburg' }));
  const { totalItemsCount } = await apiGet(page, `/api/jobs/admin?filters=${filters}`);
  expect(totalItemsCount).toBeGreaterThan(1);
  await sheet.getByRole('button', { name: `Show ${totalItemsCount} postings` }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('#count')).toContainText(`${totalItemsCount} postings`);
  await expect(opener).toHaveText('Search and filters (1)');
  await page.getByLabel('Sort', { exact: true }).selectOption('Sort by Title, Z to A');
  await expect(page).toHaveURL(/sortedBy=job.title&sortedAlgorithm=DESC/);
  await expect(page.locator('#count')).toContainText('sorted by Title, Z to A');
  await expectTargetSize(page, 'with filters');

  await opener.click();
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/city/);
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.context().close();
});

test('columns and height of rows are chosen, kept and in the address', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const button = page.getByRole('button', { name: 'Columns' });
  const heads = page.getByRole('table', { name: 'Postings' }).getByRole('columnheader');
  const check = (name: string | RegExp) => page.getByRole('checkbox', { name, exact: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(check('Title (always)')).toBeDisabled();
  await check('City').press('Space');
  await check('Started').press('Space');
  await check('Applicants').press('Space');
  await page.getByRole('radio', { name: 'Dense rows' }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Roomy rows' })).toBeChecked();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  // Text below the panel has no contrast that axe can tell.
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await expect(check('City')).toBeVisible();
  // A press on nothing that takes the focus.
  await page.getByRole('banner').click({ position: { x: 640, y: 10 } });
  await expect(check('City')).toHaveCount(0);
  await expectAccessible(page);
  await expect(page).toHaveURL(
    /columns=number\.position\.organization\.expires\.status\.started\.applicants&rows=roomy/,
  );
  const chosen = ['Job Number', 'Title', 'Position', 'Organization', 'Expires', 'Status', 'Started', 'Applicants'];
  await expect(heads).toHaveText([...chosen, 'Actions'].map((name) => new RegExp(`^${name}`)));
  await page.goto('/about-us');
  await page.goto('/manage-jobs');
  await expect(heads).toHaveText([...chosen, 'Actions'].map((name) => new RegExp(`^${name}`)));
  await expect(page.locator('.managed-table.roomy')).toBeVisible();
  await page.goto('/manage-jobs?columns=status&rows=dense');
  await expect(heads).toHaveText([/^Title/, /^Status/, 'Actions']);
  await page.context().close();
});

test('Manage Postings and My Postings hold at every width, with long texts and with none (U52)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/manage-jobs');
  const title = uniqueTitle(LONG).slice(0, 255).trim();
  await newPosting(page, title, { externalListingNumber: 'HBG-2026-00417', status: 'unsubmitted' });
  const start = encodeURIComponent(title.slice(0, 40));
  for (const path of [
    `/manage-jobs?title=${start}`,
    '/manage-jobs?city=Nowhere&title=nothing',
    `/postings?sortedBy=title`,
  ]) {
    await page.goto(path);
    await expect(page.locator('.skeleton, .skeleton-space')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page);
    }
    await expectAccessible(page);
    await expectTargetSize(page, 'at 320 px');
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  await page.context().close();
});

test('the table, its filters and its menu are used by keyboard alone', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const title = uniqueTitle('keys only');
  await newPosting(page, title);
  await page.goto('/manage-jobs');
  const form = page.getByRole('form', { name: 'Search postings' });
  await tabTo(page, form.getByLabel('Title'));
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('button', { name: `More actions for ${title}` });
  await expect(menu).toBeVisible();
  await expect(page.locator('#count')).toBeFocused();
  await tabTo(page, menu);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('c');
  while (
    !(await page.getByRole('menuitem', { name: /^Close Position/ }).evaluate((one) => one === document.activeElement))
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', {
    name: 'Closing the position will suspend all activities. Do you want to continue?',
    exact: true,
  });
  // The safe answer has the focus (U55).
  await expect(question.getByRole('button', { name: 'Keep position' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody td[data-label=Status]')).toHaveText('Closed');
  await expect(menu).toBeFocused();
  await page.context().close();
});
