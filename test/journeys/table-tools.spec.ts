import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiGet, pageAs, type Role } from './page-as.js';
import { expect, test } from './site.js';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** The first of `keys` that a row has stands in its line (W7.7: the external listing number, else the internal one). */
const LISTS: readonly { role: Role; path: string; api: string; columns: string; keys: string[] }[] = [
  {
    role: 'admin',
    path: '/manage-organizations?search=charter',
    api: '/api/organizations/admin?searchString=charter',
    columns: 'accountNumber,accountName,accountType,active,action,openPostings',
    keys: ['accountNumber'],
  },
  {
    role: 'admin',
    path: '/manage-data',
    api: '/api/positions',
    columns: 'name,type,code,approval,usedBy',
    keys: ['code'],
  },
  {
    role: 'manager',
    path: '/manage-jobs?startDate=&endDate=',
    api: '/api/jobs/admin?sortedColumn=job.endDate&sortAlgorithm=ASC',
    columns: 'Job Number,Title,Position,Organization,City,Starts,Ends,Expires,Status',
    keys: ['externalListingNumber', 'jobListingNumber'],
  },
  {
    role: 'poster',
    path: '/postings',
    api: '/api/jobs/user/posts',
    columns: 'Job Number,Title,Position,Organization,City,Starts,Ends,Expires,Status,Applicants',
    keys: ['externalListingNumber', 'jobListingNumber'],
  },
  {
    role: 'admin',
    path: '/user-management',
    api: '/api/users',
    columns: 'First Name,Last Name,Email,Privileges,Organizations,Confirmed,Accessible',
    keys: ['email'],
  },
];

for (const { role, path, api, columns, keys } of LISTS) {
  test(`${path}: all rows as CSV`, async ({ browser, site }) => {
    const page = await pageAs(browser, site, role, path);
    const { totalItemsCount } = await apiGet(page, api);
    expect(totalItemsCount).toBeGreaterThan(7);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const [header, ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
    expect(header).toBe(columns);
    expect(lines).toHaveLength(totalItemsCount);
    expect(new Set(lines).size).toBe(lines.length);
    const { items } = await apiGet(page, `${api}${api.includes('?') ? '&' : '?'}limit=10`);
    const firstOfRow = (row: Record<string, unknown>) => String(keys.map((key) => row[key]).find(Boolean) ?? '');
    expect(lines.slice(0, 10).map((line) => line.includes(firstOfRow(items[lines.indexOf(line)])))).toEqual(
      items.map(() => true),
    );
    await page.context().close();
  });
}

test('the menu returns to a table as it was left, until the session ends', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-organizations');
  await page.getByLabel('Search by name, number or type').fill('lancaster');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/manage-organizations?search=lancaster');
  await page.getByRole('table').getByRole('button', { name: 'Number' }).click();
  await expect(page).toHaveURL(/sortedBy=accountNumber/);
  const left = page.url();
  await menu(page).getByRole('link', { name: 'Manage Data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Data');
  await menu(page).getByRole('link', { name: 'Manage Organizations' }).click();
  await expect(page).toHaveURL(left);
  await expect(page.getByLabel('Search by name, number or type')).toHaveValue('lancaster');
  // From its own page the same link leads to the table without filters.
  await menu(page).getByRole('link', { name: 'Manage Organizations' }).click();
  await expect(page).toHaveURL('/manage-organizations');
  await page.goto(left);
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join(' '))).toContain('search=lancaster');
  await page.getByRole('button', { name: 'Alma Whitaker' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/signin/);
  const stored = await page.evaluate(() => Object.entries(sessionStorage).flat().join(' '));
  expect(stored).not.toMatch(/search|charter|lancaster/);
  await page.context().close();
});

test('users are sorted by name and email', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/user-management');
  const table = page.getByRole('table', { name: 'Users' });
  const name = table.getByRole('columnheader', { name: 'Name' });
  const email = table.getByRole('columnheader', { name: 'Email' });
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  const { items: byName } = await apiGet(page, '/api/users?sortAlgorithm=DESC');
  const lastNames = byName.map((user: { lastName: string }) => user.lastName.toLowerCase());
  expect(lastNames).toEqual(lastNames.toSorted().reverse());
  await expect(table.locator('.mail')).toHaveText(byName.map((user: { email: string }) => user.email));
  await email.getByRole('button').click();
  await expect(email).toHaveAttribute('aria-sort', 'ascending');
  await email.getByRole('button').click();
  await expect(page).toHaveURL(/users\.sortedBy=email&users\.sortedAlgorithm=DESC/);
  const { items } = await apiGet(page, '/api/users?sortedColumn=email&sortAlgorithm=DESC');
  const emails = items.map((user: { email: string }) => user.email);
  expect(emails).toEqual(emails.toSorted().reverse());
  await expect(table.locator('.mail')).toHaveText(emails);
  await page.context().close();
});

test('the head of a long table stays in view', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-organizations?limit=100');
  const rows = page.getByRole('table', { name: 'Organizations' }).locator('tbody tr');
  await expect(rows).toHaveCount(100);
  await rows.nth(60).scrollIntoViewIfNeeded();
  const head = page.getByRole('columnheader', { name: 'Name' });
  await expect(head).toBeInViewport();
  const isOnTop = await head.evaluate((cell) => {
    const { left, top } = cell.getBoundingClientRect();
    return cell.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(isOnTop).toBe(true);
  await page.context().close();
});
