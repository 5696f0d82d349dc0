import { expectAccessibleMenu } from './accessible-menu.js';
import { expectFits } from './layout-faults.js';
import { mailTo, newcomer } from './newcomer.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { selectAction } from './row-menu.js';
import { expect, expectAccessible, signIn, test } from './site.js';
import { expectTargetSize } from './target-size.js';
import { drawer, findUser, HARRISBURG, newUser, toast, userRow } from './users.js';

const SIGNED_IN =
  /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(st|nd|rd|th) \d{4}, \d{1,2}:\d{2}:\d{2} (am|pm)$/;

test('[W17.2] users are searched by names, email, privilege and organization, kept in the URL', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/user-management');
  const { totalItemsCount: all } = await apiGet(page, '/api/users?limit=1');
  const form = page.getByRole('form', { name: 'Search users' });
  const count = page.getByRole('region', { name: 'Users' }).getByRole('status').first();
  await expect(count).toHaveText(new RegExp(`^${all} users, by last name$`));
  await expect(form.getByLabel('Privilege').locator('option')).toHaveCount(11);
  await form.getByLabel('First name').fill(' joan');
  await form.getByLabel('Last name').fill('kel');
  await form.getByLabel('Email').fill('poster@');
  await form.getByLabel('Privilege').selectOption('Job Posting');
  await form.getByRole('combobox', { name: 'Organization' }).fill('harrisburg city');
  await page.getByRole('option', { name: 'Harrisburg City School District' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(
    `/user-management?firstName=joan&lastName=kel&email=poster%40&privilege=1&organization=${HARRISBURG}`,
  );
  await expect(count).toHaveText(`1 user of ${all}, by last name`);
  await expect(userRow(page, 'poster@demo.example')).toBeVisible();
  await page.reload();
  await expect(form.getByRole('combobox', { name: 'Organization' })).toHaveValue('Harrisburg City School District');
  await expect(count).toHaveText(`1 user of ${all}, by last name`);
  await expectAccessible(page);
  await form.getByLabel('Last name').fill('nobody of this name');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No Items. No user matches this search.')).toBeVisible();
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/user-management');
  await expect(form.getByLabel('Last name')).toHaveValue('');
  await page.context().close();
});

test('[W17.4] [W17.5] the table says who signed in when, and who is not confirmed', { tag: '@gate' }, async ({
  browser,
  site,
  page,
}) => {
  const someone = await newcomer(page);
  const admin = await pageAs(browser, site, 'admin', '/user-management');
  const table = admin.getByRole('table', { name: 'Users' });
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Last Sign In', 'Email', 'Actions']);
  const invited = await newUser(admin);
  const row = await findUser(admin, invited.email);
  await expect(row.getByRole('rowheader')).toHaveText('Wilma YostNot confirmed');
  await expect(row.getByRole('cell').first()).toHaveText('User have not signed in yet');
  await expect((await findUser(admin, someone.email)).getByRole('cell').first()).toHaveText(SIGNED_IN);
  await expect((await findUser(admin, 'admin@demo.example')).getByRole('rowheader')).toHaveText('Alma Whitaker (you)');

  await admin.goto('/user-management');
  const column = table.getByRole('columnheader', { name: 'Last Sign In' });
  await column.getByRole('button').click();
  await column.getByRole('button').click();
  await expect(column).toHaveAttribute('aria-sort', 'descending');
  await expect(admin.getByText('latest sign in first')).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText('admin@demo.example');
  await admin.context().close();
});

test('[W17.7] [W17.16] [W17.17] View User Profile shows all that is known, and "Unknown" for the rest', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const { id, email } = await newUser(page, { privileges: [1], organizations: [HARRISBURG] });
  const row = await findUser(page, email);
  await row.getByRole('button', { name: 'View profile of Wilma Yost' }).click();
  const view = drawer(page, 'View User Profile');
  const value = (name: string) =>
    view
      .locator('.facts > div')
      .filter({ hasText: new RegExp(`^${name}`) })
      .locator('dd');
  for (const [name, text] of [
    ['First name', 'Wilma'],
    ['Last name', 'Yost'],
    ['Email', email],
    ['Last sign in', 'User have not signed in yet'],
    ['Account confirmed', 'No'],
    ['Locked', 'No'],
    ['May sign in', 'Yes'],
    ['Privileges', 'Job Posting'],
    ['Organizations', `Harrisburg City School District (${HARRISBURG})`],
    ['Profile completed', 'No'],
    ['Address', 'Unknown'],
    ['City', 'Unknown'],
    ['ZIP code', 'Unknown'],
    ['PPID', 'Unknown'],
    ['Search distance', 'Unknown'],
    ['Receives emails', 'Yes'],
    ['Terms accepted', 'Unknown'],
    ['User number', id],
  ] as const)
    await expect(value(name), name).toHaveText(text);
  await expect(view.getByRole('link', { name: 'Open the full profile' })).toHaveAttribute(
    'href',
    `/user-profile/${id}`,
  );
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
  await view.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(view).toBeHidden();
  await expect(drawer(page, 'Edit User').getByLabel('First name')).toHaveValue('Wilma');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});

test('[W17.6] [W17.13] a password is reset after a question, by a mailed link', { tag: '@gate' }, async ({
  browser,
  site,
  page,
}) => {
  const someone = await newcomer(page);
  const admin = await pageAs(browser, site, 'admin');
  const row = await findUser(admin, someone.email);
  const sent: string[] = [];
  admin.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(new URL(request.url()).pathname);
  });
  await selectAction(row, 'Reset password');
  const question = drawer(admin, "Do you want to reset June Vogel's password?");
  await expect(question).toContainText(`A link goes to ${someone.email}. Until it is used the present password works.`);
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Keep the password' }).click();
  expect(sent).toEqual([]);
  await selectAction(row, 'Reset password');
  await question.getByRole('button', { name: 'Send the link' }).click();
  await expect(toast(admin, 'Reset password email was successfully sent')).toBeVisible();
  expect(sent).toEqual([`/api/users/${encodeURIComponent(someone.email)}/password`]);
  await expect.poll(async () => (await mailTo(admin, someone.email)).text).toContain('/reset-password/');
  await admin.context().close();
});

test('[W17.6] a locked user is signed out at once, and signs in again once unlocked', { tag: '@gate' }, async ({
  browser,
  site,
  page,
}) => {
  const someone = await newcomer(page);
  await signIn(page, someone.email, '/user-dashboard');
  const headers = await authHeaders(page);
  const admin = await pageAs(browser, site, 'admin');
  const row = await findUser(admin, someone.email);
  await selectAction(row, 'Lock');
  const question = drawer(admin, 'Lock June Vogel?');
  await expect(question).toContainText('June Vogel is signed out at once');
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Lock account' }).click();
  await expect(row.getByRole('rowheader')).toContainText('Locked');
  expect((await page.request.get(`/api/users/${someone.id}`, { headers })).status()).toBe(401);
  await row.getByRole('button', { name: /^More actions for/ }).click();
  const reset = row.getByRole('menuitem', { name: 'Reset password' });
  await expect(reset).toBeDisabled();
  await expect(reset).toContainText('A locked account gets no link. Unlock it first.');
  await row.getByRole('menuitem', { name: /^Unlock/ }).click();
  await expect(toast(admin, 'June Vogel is unlocked.')).toBeVisible();
  await expect(row.getByRole('rowheader')).not.toContainText('Locked');
  await admin.context().close();
});

test('[W17.6] one does not end the own account, nor a user manager a Super Admin, and the menu says why', async ({
  browser,
  site,
  page,
}) => {
  const admin = await pageAs(browser, site, 'admin');
  const own = await findUser(admin, 'admin@demo.example');
  await own.getByRole('button', { name: 'More actions for Alma Whitaker' }).click();
  await expectAccessibleMenu(admin);
  const entry = (name: string) => own.getByRole('menuitem', { name });
  await expect(entry('Lock')).toContainText('You cannot lock your own account. Another administrator can.');
  await expect(entry('Remove')).toContainText('You cannot remove your own account. Another administrator can.');
  for (const name of ['Lock', 'Remove']) await expect(entry(name)).toBeDisabled();
  await expect(own.getByRole('button', { name: 'Edit Alma Whitaker' })).toBeVisible();

  const manager = await newcomer(page);
  const headers = await authHeaders(admin);
  await admin.request.patch(`/api/users/${manager.id}`, { headers, data: { privileges: [4], organizations: [] } });
  await signIn(page, manager.email);
  const row = await findUser(page, 'admin@demo.example');
  await expect(row.getByRole('button', { name: 'View profile of Alma Whitaker' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Edit Alma Whitaker' })).toHaveCount(0);
  await row.getByRole('button', { name: 'More actions for Alma Whitaker' }).click();
  for (const name of ['Edit', 'Lock', 'Remove']) {
    await expect(row.getByRole('menuitem', { name })).toBeDisabled();
    await expect(row.getByRole('menuitem', { name })).toContainText('Only a Super Admin can change a Super Admin.');
  }
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'View profile of Alma Whitaker' }).click();
  await expect(drawer(page, 'View User Profile')).toContainText('Only a Super Admin can change a Super Admin.');
  await admin.context().close();
});

test('the table is made of cards on a phone, with targets large enough (U38, U44)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const { email } = await newUser(page, {
    firstName: 'Bartholomew-Maximilian Constantine',
    lastName: 'Featherstonehaugh-Cholmondeley van der Berg',
  });
  const row = await findUser(page, email);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(row.getByRole('button', { name: /^More actions for/ })).toBeVisible();
    await expectFits(page);
    await expectTargetSize(page, `Manage Users at ${width} px`);
  }
  await page.context().close();
});
