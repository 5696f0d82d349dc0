import { apply, newApplicant } from './applicants.js';
import { tabTo, tabToUnlessFocused } from './keys.js';
import { expectFits } from './layout-faults.js';
import { newEmail } from './newcomer.js';
import { authHeaders, pageAs } from './page-as.js';
import { newPosting, removePosting, uniqueTitle } from './postings.js';
import { selectAction } from './row-menu.js';
import { expect, expectAccessible, test } from './site.js';
import { drawer, findUser, HARRISBURG, newUser, toast, userRow } from './users.js';

test('[W17.6] [W17.15] a user is removed after the last name is typed, and the question says what is lost', async ({
  browser,
  site,
}) => {
  const admin = await pageAs(browser, site, 'admin');
  const title = uniqueTitle('of the removed');
  const jobId = await newPosting(admin, title);
  const someone = await newApplicant(browser, site);
  await apply(someone, jobId);
  await someone.page.context().close();

  const row = await findUser(admin, someone.email);
  const name = (await row.getByRole('rowheader').textContent()) ?? '';
  const lastName = name.split(' ').at(-1) ?? '';
  await selectAction(row, 'Remove');
  const question = drawer(admin, `Are you sure you want to remove ${name}'s profile?`);
  await expect(question.getByRole('listitem').first()).toHaveText('1 submitted application is kept for the record.');
  await expect(question.getByRole('listitem').last()).toHaveText(/^Profile.* erased\. This cannot be undone\.$/);
  await expectAccessible(admin);
  for (const width of [390, 320]) {
    await admin.setViewportSize({ width, height: 800 });
    await expectFits(admin);
  }
  const sent: string[] = [];
  admin.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(new URL(request.url()).pathname);
  });
  await question.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(question.getByText(`Type ${lastName} to go on`)).toBeVisible();
  await question.getByLabel(`Type the last name, ${lastName}`).fill('Other');
  await admin.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep the account' }).click();
  await expect(question).toBeHidden();
  expect(sent).toEqual([]);

  await selectAction(row, 'Remove');
  await question.getByLabel(`Type the last name, ${lastName}`).fill(lastName);
  await question.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(question).toBeHidden();
  expect(sent).toEqual([`/api/users/${someone.id}`]);
  await expect(row).toHaveCount(0);
  await expect(toast(admin, `${name} is removed.`)).toBeVisible();
  await removePosting(admin, jobId);
  await admin.context().close();
});

test('[W5.45] a reviewer is told to be taken off the postings, by losing the right and by removal', async ({
  browser,
  site,
}) => {
  const admin = await pageAs(browser, site, 'admin');
  const { id, email, name } = await newUser(admin, { privileges: [2], organizations: [HARRISBURG] });
  // Demo postings have no such reviewer, whose account may be confirmed only by mail.
  await admin.route(`**/api/users/${id}/consequences`, (route) =>
    route.fulfill({
      json: {
        reviews: [{ accountNumber: HARRISBURG, jobs: 3 }],
        submittedApplications: 0,
        otherApplications: 0,
        documents: 0,
      },
    }),
  );
  const reported = 'Reviews 3 postings of Harrisburg City School District and will be taken off them.';
  const row = await findUser(admin, email);
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = drawer(admin, 'Edit User');
  await edit.getByLabel('Review Applicants').uncheck();
  await expect(edit.getByRole('status').last()).toContainText(reported);
  await edit.getByRole('button', { name: 'Discard' }).click();
  await drawer(admin, 'Discard what you changed?').getByRole('button', { name: 'Discard' }).click();
  await selectAction(row, 'Lock');
  const lock = drawer(admin, `Lock ${name}?`);
  await expect(lock).toContainText('Stays named as a reviewer of 3 postings.');
  await lock.getByRole('button', { name: 'Leave it unlocked' }).click();
  await selectAction(row, 'Remove');
  await expect(admin.getByRole('dialog').getByText(reported)).toBeVisible();
  await admin.context().close();
});

test('[W17.8] [W17.15] a user is created and removed by keyboard alone', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/user-management');
  const email = newEmail();
  await tabTo(page, page.getByRole('button', { name: 'Create User' }));
  await page.keyboard.press('Enter');
  const create = drawer(page, 'Create User');
  await expect(create.getByRole('heading', { name: 'Create User' })).toBeFocused();
  for (const [label, text] of [
    ['First name', 'Keyra'],
    ['Last name', 'Board'],
    ['Email', email],
  ] as const) {
    await tabTo(page, create.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, create.getByLabel('Job Seeking'));
  await page.keyboard.press('Space');
  await tabTo(page, create.getByRole('button', { name: 'Create User' }));
  await page.keyboard.press('Enter');
  await expect(create).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create User' })).toBeFocused();

  const search = page.getByRole('form', { name: 'Search users' });
  await tabTo(page, search.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const row = userRow(page, email);
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2);
  await tabTo(page, row.getByRole('button', { name: 'More actions for Keyra Board' }));
  await page.keyboard.press('Enter');
  await expect(row.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = drawer(page, "Are you sure you want to remove Keyra Board's profile?");
  await tabToUnlessFocused(page, question.getByLabel('Type the last name, Board'));
  await page.keyboard.type('board');
  await tabTo(page, question.getByRole('button', { name: 'Remove Keyra Board' }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeFocused();
  const headers = await authHeaders(page);
  const found = await page.request.get(`/api/users?email=${encodeURIComponent(email)}`, { headers });
  expect((await found.json()).totalItemsCount).toBe(0);
  await page.context().close();
});
