import type { Page } from '@playwright/test';
import { expectSuccess, newApplicant } from './applicants.js';
import { authHeaders, pageAs } from './page-as.js';
import { answerDialog, newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

const HARRISBURG = '115222752';
const DISCARD = 'Do you want to discard current progress?';
const SAVE = 'Saving the changes will set the position to Unsubmitted status. Do you want to continue?';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const menuEntry = (page: Page, name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });

/** Opens the form and its menu of rare actions. */
async function openForm(page: Page, id?: string): Promise<void> {
  await page.goto(id ? `/post-jobs/edit/${id}` : '/post-jobs');
  await button(page, 'More').click();
}

test('[W5.1, W5.2, W5.3, W5.4, W6.9, W6.10] the form of a posting, by who opens it and in which state', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const poster = await pageAs(browser, site, 'poster');
  const manager = await pageAs(browser, site, 'manager');
  const pending = await newPosting(poster, uniqueTitle('to reject'), { approval: true });
  const open = await newPosting(poster, uniqueTitle('open'));

  for (const [page, id, post, has] of [
    [poster, undefined, 'Post Position', { reject: false, fill: false }],
    [manager, undefined, 'Post Position', { reject: false, fill: false }],
    [poster, pending, 'Save changes', { reject: false, fill: false }],
    [poster, open, 'Save changes', { reject: false, fill: false }],
    [manager, open, 'Save changes', { reject: false, fill: true }],
    [manager, pending, 'Approve', { reject: true, fill: true }],
  ] as const) {
    await openForm(page, id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Job');
    await expect(page).toHaveTitle(/^Post Job/);
    for (const section of ['Organization Information', 'Job Posting Information', 'Posting Settings']) {
      await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
    }
    for (const name of [post, 'Discard changes']) await expect(button(page, name)).toBeVisible();
    await expect(
      post === 'Post Position' ? button(page, 'Save Position') : menuEntry(page, 'Save Position'),
    ).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^Close Position/ })).toBeVisible();
    await expect(button(page, 'Reject Position')).toHaveCount(has.reject ? 1 : 0);
    await expect(page.getByRole('menuitem', { name: /^Fill Position/ })).toHaveCount(has.fill ? 1 : 0);
  }

  await button(manager, 'Reject Position').click();
  const dialog = manager.getByRole('dialog', { name: 'Reject this position?' });
  await expect(dialog.locator('label').filter({ has: manager.getByRole('radio') })).toHaveText([
    'Ineligible organization',
    'Pending authorization, please contact the association',
    'Other, please contact the association',
  ]);
  await dialog.getByRole('button', { name: 'Reject position' }).click();
  await expect(dialog).toContainText(/reason/i);
  await dialog.getByRole('radio', { name: 'Ineligible organization' }).check();
  await dialog.getByRole('button', { name: 'Reject position' }).click();
  await expect(dialog).toBeHidden();
  await expect(manager.getByText('Rejected', { exact: true }).first()).toBeVisible();
  await openForm(manager, pending);
  await expect(button(manager, 'Reject Position')).toHaveCount(0);
  for (const page of [poster, manager]) await page.context().close();
});

test('[W5.6] without a right to post there is an invitation to register, and no form', { tag: '@gate' }, async ({
  browser,
  site,
  page: visitor,
}) => {
  const seeker = await pageAs(browser, site, 'seeker', '/post-jobs');
  await visitor.goto('/post-jobs');
  for (const page of [visitor, seeker]) {
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Jobs');
    await expect(main).toContainText('A registered account');
    await expect(main.getByRole('link', { name: 'register' })).toHaveAttribute('href', '/signup');
    await expect(main.locator('form, input, textarea')).toHaveCount(0);
  }
  await seeker.context().close();
});

test('[W5.49, W6.3] discarding and saving ask, and do what they say', { tag: '@gate' }, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('to change');
  const id = await newPosting(page, title);
  const field = page.getByLabel('Title', { exact: true });

  await page.goto(`/post-jobs/edit/${id}`);
  await field.fill('Something else');
  await button(page, 'Discard changes').click();
  await answerDialog(page, DISCARD, 'Keep editing');
  await expect(field).toHaveValue('Something else');
  await button(page, 'Discard changes').click();
  await answerDialog(page, DISCARD, 'Discard changes');
  await expect(field).toHaveValue(title);

  const takeBack = async () => {
    await button(page, 'More').click();
    await menuEntry(page, 'Save Position').click();
  };
  await takeBack();
  await answerDialog(page, SAVE, 'Go back');
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible();
  // A change that leaves it where it is asks nothing.
  await field.fill(`${title} changed`);
  await button(page, 'Save changes').click();
  await expect(page.getByText('The changes are saved.')).toBeVisible();
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible();
  await takeBack();
  await answerDialog(page, SAVE, 'Save position');
  await expect(page.getByText('Unsubmitted', { exact: true }).first()).toBeVisible();
  // An unsubmitted posting is saved without confirmation.
  await field.fill(`${title} again`);
  await button(page, 'Save Position').click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/post-jobs');
  await field.fill('Begun');
  await button(page, 'Discard changes').click();
  await answerDialog(page, DISCARD, 'Discard changes');
  await expect(field).toHaveValue('');
  await page.context().close();
});

test('[W5.10, W5.35] an administrator chooses among all organizations; a creator without rights cannot toggle external posting', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  await manager.route('**/api/organizations', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = await response.json();
    const [first, ...others] = items;
    await route.fulfill({
      response,
      json: { ...rest, items: [{ ...first, action: 'disabled', accountName: 'Old School' }, ...others] },
    });
  });
  await manager.goto('/post-jobs');
  await manager.getByRole('combobox', { name: 'Organization', exact: true }).fill('Old School');
  await expect(manager.getByRole('option', { name: 'Old School (disabled)' })).toBeVisible();
  await expect(manager.getByLabel('External Posting')).toBeEnabled();

  const admin = await pageAs(browser, site, 'admin');
  const { page, id: userId } = await newApplicant(browser, site);
  const rights = async (privileges: number[]) => {
    const data = { privileges, organizations: [HARRISBURG] };
    await expectSuccess(admin.request.patch(`/api/users/${userId}`, { headers: await authHeaders(admin), data }));
  };
  await rights([1]);
  const id = await newPosting(page, uniqueTitle('made'));
  await page.goto(`/post-jobs/edit/${id}`);
  await expect(page.getByLabel('External Posting')).toBeEnabled();
  await rights([]);
  await page.goto(`/post-jobs/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toBeEnabled();
  await expect(page.getByLabel('External Posting')).toBeDisabled();
  for (const one of [manager, admin, page]) await one.context().close();
});
