import { pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';
import { drawer, findUser } from './users.js';

test('[W17.9] giving Super Admin asks for the last name of the person, typed, and a no sends nothing', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  const row = await findUser(page, 'nora@demo.example');
  await row.getByRole('button', { name: 'Edit Nora Bellamy' }).click();
  const edit = drawer(page, 'Edit User');
  const superAdmin = edit.getByLabel('Super Admin');
  await superAdmin.check();
  await edit.getByRole('button', { name: 'Save' }).click();
  const question = drawer(page, 'Give Super Admin to Nora Bellamy?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Give Super Admin' }).click();
  await expect(question.getByText('Type Bellamy to go on')).toBeVisible();
  await question.getByLabel('Type the last name, Bellamy').fill('Bella');
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(superAdmin).toBeChecked();
  expect(sent).toEqual([]);

  await edit.getByRole('button', { name: 'Save' }).click();
  await question.getByLabel('Type the last name, Bellamy').fill('bellamy');
  await question.getByRole('button', { name: 'Give Super Admin' }).click();
  await expect(edit).toBeHidden();
  expect(sent).toHaveLength(1);

  // Revoking needs no confirmation.
  await row.getByRole('button', { name: 'Edit Nora Bellamy' }).click();
  await expect(superAdmin).toBeChecked();
  await superAdmin.uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  expect(sent).toHaveLength(2);
  await page.context().close();
});

test('[W17.9] the page says that nobody adds rights to themselves, and offers none', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const row = await findUser(page, 'admin@demo.example');
  await row.getByRole('button', { name: 'Edit Alma Whitaker' }).click();
  const edit = drawer(page, 'Edit User');
  await expect(edit.getByText('You cannot add privileges or organizations to yourself.')).toBeVisible();
  await expect(edit.getByLabel('Manage Jobs')).toBeDisabled();
  await expect(edit.getByLabel('Super Admin')).toBeEnabled();
  await expect(edit.getByLabel('Email')).not.toBeEditable();
  await edit.getByRole('combobox', { name: 'Organizations' }).click();
  await expect(edit.getByRole('option')).toHaveCount(0);

  // The refusal of the server appears at the privileges.
  await edit.getByLabel('Super Admin').uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  const problem = edit.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link');
  await expect(problem).toHaveText(/^You cannot take Super Admin/);
  await expectAccessible(page);
  await problem.click();
  await expect(edit.getByRole('group', { name: 'What Alma Whitaker may do' })).toBeFocused();
  await page.context().close();
});

test('[W17.10] a user manager sees Super Admin as inactive', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/user-management');
  await page.route('**/api/users/privileges', async (route) => {
    const response = await route.fetch();
    const all = (await response.json()) as { id: number }[];
    await route.fulfill({ response, json: all.map((one) => ({ ...one, isActive: one.id !== 8 })) });
  });
  await page.getByRole('button', { name: 'Create User' }).click();
  const create = drawer(page, 'Create User');
  await expect(create.getByLabel('Super Admin (inactive)')).toBeDisabled();
  await expect(create.getByLabel('Manage Data')).toBeEnabled();
  await page.context().close();
});
