import type { Locator, Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { mailTo, newcomer, newEmail } from './newcomer.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';
import { drawer, findUser, HARRISBURG, newUser, toast } from './users.js';

/** So high that the drawer need not be scrolled. */
const ALL_IN_VIEW = { width: 1280, height: 2200 };

async function openEdit(page: Page, email: string, name: string): Promise<Locator> {
  const row = await findUser(page, email);
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = drawer(page, 'Edit User');
  await expect(edit.getByLabel('First name')).not.toHaveValue('');
  return edit;
}

const problems = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link');

test('[W17.7] [W17.8] [W17.11] [W17.12] Create User refuses at the fields, then creates an account with rights', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/user-management');
  await page.getByRole('button', { name: 'Create User' }).click();
  const create = drawer(page, 'Create User');
  await expect(create.getByRole('heading', { name: 'Create User' })).toBeFocused();
  await expectAccessible(page);
  const save = create.getByRole('button', { name: 'Create User' });
  await save.click();
  await expect(problems(page)).toHaveText(['First Name is required', 'Last Name is required', 'Invalid email address']);
  await create.getByLabel('First name').fill('f'.repeat(51));
  await create.getByLabel('Last name').fill('  ');
  await create.getByLabel('Email').fill(`${'e'.repeat(60)}@${'d'.repeat(60)}.example`);
  await save.click();
  await expect(problems(page)).toHaveText([
    'First Name must be 50 symbols or less',
    'Last Name is required',
    'Email must be 125 symbols or less',
  ]);
  await expectAccessible(page);
  await problems(page).first().click();
  await expect(create.getByLabel('First name')).toBeFocused();

  await create.getByLabel('First name').fill('  Paula ');
  await create.getByLabel('Last name').fill(' Becker ');
  await create.getByLabel('Email').fill('ADMIN@demo.example');
  await save.click();
  await expect(problems(page)).toHaveText([/address/]);
  await expect(create.getByText('Error:').first()).toBeAttached();

  const email = newEmail();
  await create.getByLabel('Email').fill(` ${email} `);
  await create.getByLabel('Review Applicants').check();
  await create.getByRole('combobox', { name: 'Organizations' }).fill('harrisburg city');
  await create.getByRole('option', { name: 'Harrisburg City School District' }).click();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await save.click();
  expect(new URL((await sent).url()).pathname).toBe('/api/users/admin');
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'Paula',
    lastName: 'Becker',
    email,
    privileges: [2],
    organizations: [HARRISBURG],
  });
  await expect(create).toBeHidden();
  await expect(toast(page, `Paula Becker is created. A link to set the password goes to ${email}.`)).toBeVisible();
  await expect((await findUser(page, email)).getByRole('rowheader')).toHaveText('Paula BeckerNot confirmed');
  expect((await mailTo(page, email)).text).toContain('/reset-password/');
  await page.context().close();
});

test('[W17.7] [W17.9] Edit User says what it changes, and changes that', async ({ browser, site, page }) => {
  const someone = await newcomer(page);
  const admin = await pageAs(browser, site, 'admin');
  const edit = await openEdit(admin, someone.email, 'June Vogel');
  const notice = edit.getByRole('status').last();
  await expect(notice).toHaveText('');
  await expect(edit.getByText('What June Vogel may do')).toBeVisible();
  await edit.getByLabel('Review Applicants').check();
  await expect(notice).toHaveText('Changed: Review Applicants is new. It counts from the next page they open.');
  await edit.getByRole('combobox', { name: 'Organizations' }).fill('harrisburg city');
  await edit.getByRole('option', { name: 'Harrisburg City School District' }).click();
  await expect(notice).toHaveText(
    'Changed: Review Applicants is new, Harrisburg City School District is new. Both count from the next page they open.',
  );
  const email = newEmail();
  await edit.getByLabel('Email').fill(email);
  await expect(notice).toContainText('The new address works after its link was followed.');
  await edit.getByLabel('Last name').fill('Vogler');
  await expectAccessible(admin);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(toast(admin, 'June Vogler is saved.')).toBeVisible();
  // The old address is the present one until the link is followed.
  const { items } = await apiGet(admin, `/api/users?email=${encodeURIComponent(someone.email)}`);
  expect(items[0]).toMatchObject({ lastName: 'Vogler', organizations: [{ accountNumber: HARRISBURG }] });
  expect(items[0].privileges.map(({ id }: { id: number }) => id)).toContain(2);
  await expect.poll(async () => (await mailTo(admin, email)).text).toContain('http');
  await admin.context().close();
});

test('an address that was never confirmed gets a new link to set the password', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const { email, name } = await newUser(page);
  const edit = await openEdit(page, email, name);
  const other = newEmail();
  await edit.getByLabel('Email').fill(other);
  await expect(edit.getByRole('status').last()).toHaveText('The new address gets a link to set the password.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  expect((await mailTo(page, other)).text).toContain('/reset-password/');
  await page.context().close();
});

test('input is not lost: neither by closing, nor when somebody else saved meanwhile', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const { id, email, name } = await newUser(page);
  const edit = await openEdit(page, email, name);
  await edit.getByLabel('First name').fill('Wilhelmina');
  const question = drawer(page, 'Discard what you changed?');
  for (const close of ['Close', 'Discard']) {
    await edit.getByRole('button', { name: close }).click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
  }
  // The browser itself would close a dialog at the second Escape.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await expect(edit.getByLabel('First name')).toHaveValue('Wilhelmina');

  const data = { lastName: 'Zook', privileges: [9], organizations: [] };
  await page.request.patch(`/api/users/${id}`, { headers: await authHeaders(page), data });
  await edit.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: /saved this user while you were editing$/ });
  await expect(conflict.getByRole('button', { name: 'Save with the kept values' })).toBeFocused();
  await expect(conflict.getByRole('row', { name: /^Last Name/ })).toContainText(/Zook.*Not changed.*Zook\s*as saved/);
  await expect(conflict.getByRole('row', { name: /^First Name/ })).toContainText(/Wilhelmina\s*yours/);
  await expect(conflict.getByRole('row', { name: /^Job Seeking/ })).toContainText(/No\s*Yes/);
  await expect(conflict).toContainText('Saving sends 1 change: First Name.');
  await page.setViewportSize(ALL_IN_VIEW);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Go back, save nothing' }).click();
  await expect(edit.getByLabel('First name')).toHaveValue('Wilhelmina');
  await edit.getByLabel('Last name').fill('Zuck');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(conflict.getByRole('radio', { name: /^Zook/ })).toBeChecked();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await conflict.getByRole('radio', { name: /^Zuck/ }).check();
  await expect(conflict).toContainText('Saving sends 2 changes: First Name, Last Name.');
  await conflict.getByRole('button', { name: 'Save with the kept values' }).click();
  await expect(edit).toBeHidden();
  const saved = await apiGet(page, `/api/users/${id}/summary`);
  expect(saved).toMatchObject({ firstName: 'Wilhelmina', lastName: 'Zuck', privileges: [{ id: 9 }] });
  await page.context().close();
});

test('a server that is away leaves the drawer as it is, and says so inside', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const { email, name } = await newUser(page);
  const edit = await openEdit(page, email, name);
  await edit.getByLabel('First name').fill('Wanda');
  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert').filter({ hasText: 'Server is not avaliable!' })).toBeVisible();
  await expect(edit.getByLabel('First name')).toHaveValue('Wanda');
  await page.context().close();
});
