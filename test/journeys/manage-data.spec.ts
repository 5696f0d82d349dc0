import type { Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

const nameOf = () => `Keeper of owls ${Date.now()}`;
const codeOf = () => `OWL-${String(Date.now()).slice(-8)}`;
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('[W16.1, W16.2, W16.4, W16.5] the three lists: search, sort and pages', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/manage-data');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Data' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Position' });
  await expect(table.getByRole('columnheader')).toHaveText([
    /^Name/,
    /^Type/,
    /^Code/,
    'Approval',
    'Used by',
    'Actions',
  ]);
  await expect(table.locator('tbody tr')).toHaveCount(10);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  const names = () => table.locator('tbody th').allTextContents();
  const first = await names();
  expect(first.map((name) => name.toLowerCase())).toEqual(first.map((name) => name.toLowerCase()).sort());
  await table.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sortedBy=name&sortedAlgorithm=DESC/);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await names())[0]).not.toBe(first[0]);

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Search positions').fill('librar');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=librar/);
  await expect(table.locator('tbody th').filter({ hasNotText: /librar/i })).toHaveCount(0);
  await expect(table.locator('tbody th')).not.toHaveCount(0);
  await expectAccessible(page);

  await page
    .getByRole('navigation', { name: 'Lists' })
    .getByRole('link', { name: /^Credential/ })
    .click();
  await expect(page.getByRole('table', { name: 'Credential' }).getByRole('columnheader')).toHaveText([
    /^Name/,
    /^Code/,
    'Used by',
    'Actions',
  ]);
  await page
    .getByRole('navigation', { name: 'Lists' })
    .getByRole('link', { name: /^Certification/ })
    .click();
  await page.getByLabel('Show types').selectOption('Administrative');
  const types = page.getByRole('table', { name: 'Certification' }).locator('tbody td[data-label=Type]');
  await expect(types.filter({ hasNotText: 'Administrative' })).toHaveCount(0);
  await expect(types).not.toHaveCount(0);
  await page.context().close();
});

test('[W16.6, W16.10, W16.11, W16.12, W16.13, W16.14, W21.7] adding, changing, deleting and its undo, by keyboard', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-data');
  const list = section(page, 'Position');
  const [name, code] = [nameOf(), codeOf()];
  await list.getByRole('button', { name: 'Add row' }).press('Enter');
  const form = page.getByRole('form', { name: 'New position' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  for (const message of ['Name is required', 'Type is required', 'Code is required'])
    await expect(form.getByText(message)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Name').fill('   ');
  await form.getByLabel('Code').fill('c'.repeat(17));
  await page.keyboard.press('Enter');
  await expect(form.getByText('This field cannot contain only blankspaces')).toBeVisible();
  await expect(form.getByText('Code must be 16 symbols or less')).toBeVisible();
  await expect(form.getByLabel('Type').locator('option')).toHaveText([
    'Choose',
    'Administrative',
    'Professional',
    'Support',
    'Other',
  ]);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Type').selectOption('Support');
  await form.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully added')).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByLabel('Search positions').fill(name);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: new RegExp(name) }).first();
  await expect(row).toContainText('Not used');
  await row.getByRole('button', { name: `Edit ${name}` }).press('Enter');
  const editing = page.getByRole('form', { name: `Edit ${name}` });
  await expect(editing.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editing).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await editing.getByLabel('Name').fill('   ');
  await page.keyboard.press('Enter');
  await expect(editing.getByText('This field cannot contain only blankspaces')).toBeVisible();
  await editing.getByLabel('Type').selectOption('Other');
  await editing.getByLabel('Needs approval').check();
  await editing.getByLabel('Name').fill(`${name} at night`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully updated!')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${name} at night`) })).toContainText(/Other.*Needs approval/);

  await page.getByRole('button', { name: `Delete ${name} at night` }).press('Enter');
  const undo = page.getByText(`Deleted “${name} at night”. It leaves the choices.`);
  await expect(undo).toBeVisible();
  await expect(list.getByText('No position matches this search.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`${name} at night`) })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name} at night` }).click();
  await page.context().close();
});

test('two administrators change one row: the second is told, and nothing is lost', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-data?kind=credential');
  const other = await pageAs(browser, site, 'admin', '/manage-data?kind=credential');
  const edit = (on: Page) =>
    on
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
  const field = (on: Page) => on.getByRole('form', { name: /^Edit / }).getByLabel('Code');
  await edit(page);
  await edit(other);
  const before = await field(page).inputValue();
  await field(page).fill('FIRST');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully updated!')).toBeVisible();
  await field(other).fill('SECOND');
  await other.keyboard.press('Enter');
  const conflict = other.getByRole('dialog', { name: /saved this credential while you were editing$/ });
  await expect(conflict.getByRole('row', { name: /^Code/ })).toContainText(/FIRST.*SECOND/);
  await expectAccessible(other);
  await conflict.getByRole('button', { name: 'Go back, save nothing' }).click();
  await expect(field(other)).toHaveValue('SECOND');
  await other.keyboard.press('Enter');
  await conflict.getByRole('button', { name: 'Save with the kept values' }).click();
  await expect(other.getByRole('row', { name: /FIRST/ })).toBeVisible();

  await edit(page);
  await edit(other);
  await field(page).fill('THIRD');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /THIRD/ })).toBeVisible();
  await field(other).fill('FOURTH');
  await other.keyboard.press('Enter');
  await conflict.getByRole('radio', { name: /^FOURTH/ }).check();
  await conflict.getByRole('button', { name: 'Save with the kept values' }).click();
  await expect(other.getByRole('row', { name: /FOURTH/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /FOURTH/ })).toBeVisible();
  await edit(page);
  await field(page).fill(before);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: /^Edit / })).toBeHidden();
  await page.context().close();
  await other.context().close();
});

test('an edited row that leaves the page by the change of another keeps its form', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-data?kind=credential');
  const other = await pageAs(browser, site, 'admin', '/manage-data?kind=credential');
  const name = `Aardvark ${Date.now()}`;
  await page.getByRole('button', { name: 'Add row' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Code').fill(`A${Date.now() % 1e9}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully added')).toBeVisible();
  await other.goto(`/manage-data?kind=credential&search=${encodeURIComponent(name)}`);
  await other.getByRole('button', { name: `Edit ${name}` }).click();
  await page.goto(`/manage-data?kind=credential&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('form').getByLabel('Name').fill(`Zebra ${Date.now()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully updated!')).toBeVisible();
  const field = other.getByRole('form', { name: `Edit ${name}` }).getByLabel('Name');
  await field.fill(`${name} of mine`);
  await other.keyboard.press('Enter');
  const conflict = other.getByRole('dialog', { name: /saved this credential while you were editing$/ });
  await conflict.getByRole('radio', { name: /of mine/ }).check();
  await conflict.getByRole('button', { name: 'Save with the kept values' }).click();
  await expect(other.getByRole('row', { name: new RegExp(`${name} of mine`) })).toBeVisible();
  await other.getByRole('button', { name: `Delete ${name} of mine` }).click();
  await page.context().close();
  await other.context().close();
});

test('(U52) the page holds at every width, with its forms open', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-data');
  await page.getByRole('button', { name: 'Add row' }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('form', { name: /^(New position|Edit )/ })).toHaveCount(2);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.context().close();
});
