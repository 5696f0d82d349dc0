import type { Page } from '@playwright/test';
import { mailTo, newcomer, newEmail, tokenFor } from './newcomer.js';
import { expect, expectAccessible, PASSWORD, signIn, test } from './site.js';

const NEW = 'Pittsburgh-18';
const SETTINGS = '/user-account-settings';

const current = (page: Page) => page.getByLabel('Current password', { exact: true });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click();

test('[P8.1, P8.2, P8.3, P8.4, P8.6, P8.7, P8.8, P8.9, P8.10, P8.11] settings are checked, saved and shown (U19, U20, U24, U44)', {
  tag: '@gate',
}, async ({ page }) => {
  const me = await newcomer(page);
  await signIn(page, me.email, SETTINGS);
  await save(page);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText(['Password is required']);
  await expect(summary).toBeFocused();
  await summary.getByRole('link').click();
  await expect(current(page)).toBeFocused();

  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByLabel('ZIP code to search from').fill('1234');
  await page.getByRole('spinbutton', { name: 'Search distance' }).fill('7');
  await newPassword(page).fill('Vogel-2026');
  await expect(page.locator('.rules .broken')).toHaveText(/No three letters in a row from your first or last name/);
  await current(page).fill(`Aa1${'x'.repeat(30)}`);
  await save(page);
  await expect(summary.getByRole('link')).toHaveText([
    'Invalid email address',
    'This field can only contain 5 numbers',
    'Search distance must be 5 to 500 miles in steps of 5',
    'Password must not contain part of First Name or Last Name if this part is more than 3 characters',
    'Please, confirm your new password',
    'Password must be between 8 and 32 characters',
  ]);
  await expectAccessible(page);

  await page.getByLabel('Email', { exact: true }).fill(me.email);
  await page.getByLabel('ZIP code to search from').fill('17101');
  const slider = page.getByRole('slider');
  await slider.fill('120');
  await expect(page.getByRole('spinbutton', { name: 'Search distance' })).toHaveValue('120');
  await slider.press('ArrowRight');
  await expect(page.getByRole('spinbutton', { name: 'Search distance' })).toHaveValue('125');
  await page.getByRole('checkbox', { name: /email notifications/ }).uncheck();
  await newPassword(page).fill('Pittsburgh-1');
  await expect(page.locator('.rules .met')).toHaveCount(3);
  await page.getByLabel('Confirm new password', { exact: true }).fill('Pittsburgh-2');
  await current(page).fill('Wrong-pass-1');
  await save(page);
  await expect(summary.getByRole('link')).toHaveText(['Confirm Password must be the same as Password']);
  await newPassword(page).fill('');
  await page.getByLabel('Confirm new password', { exact: true }).fill('');
  await save(page);
  await expect(summary.getByRole('link')).toHaveText(['This is not your current password']);
  await expect(page.locator('#currentPassword-error')).toContainText('This is not your current password');

  await current(page).fill(PASSWORD);
  const [call] = await Promise.all([page.waitForRequest(`**/api/users/${me.id}/settings`), save(page)]);
  expect([call.method(), call.postDataJSON()]).toEqual([
    'PATCH',
    { email: me.email, isEmailReceiver: false, currentPassword: PASSWORD, zipCode: '17101', searchDistance: 125 },
  ]);
  await expect(page.locator('form').getByRole('status').filter({ hasText: 'Your settings are saved.' })).toBeVisible();
  const user = await page.evaluate(() => JSON.parse(localStorage.user));
  expect(user).toMatchObject({ searchZipCode: '17101', searchDistance: 125, isEmailReceiver: false });
  await page.reload();
  await expect(slider).toHaveValue('125');
  await expect(page.getByRole('checkbox', { name: /email notifications/ })).not.toBeChecked();
});

test('[P8.11] a new password counts at the next sign-in and ends the other sessions; everywhere ends all (S13)', async ({
  page,
  browser,
  site,
}) => {
  const me = await newcomer(page);
  const elsewhere = await (await browser.newContext({ baseURL: site })).newPage();
  await signIn(elsewhere, me.email, '/my-profile');
  await signIn(page, me.email, SETTINGS);
  await newPassword(page).fill(NEW);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW);
  await current(page).fill(PASSWORD);
  await save(page);
  await expect(page.getByText('Your new password counts from now on; other devices are signed out.')).toBeVisible();
  await expect(current(page)).toHaveValue('');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/signin\?redir=%2Fmy-profile/);
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/signin');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  const statuses = [PASSWORD, NEW].map((password) =>
    page.request.post('/api/auth/signin', { data: { email: me.email, password } }).then((reply) => reply.status()),
  );
  await expect.poll(() => Promise.all(statuses)).toEqual([401, 200]);
});

test('a new address waits for its link, the old one is told, opening the link changes nothing (S16, S17)', async ({
  page,
}) => {
  const me = await newcomer(page);
  const email = newEmail();
  await signIn(page, me.email, SETTINGS);
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.example');
  await current(page).fill(PASSWORD);
  await save(page);
  // As for a free one, so that nobody learns who has an account (T50).
  await expect(page.getByText('admin@demo.example waits for its confirmation')).toBeVisible();

  await page.getByLabel('Email', { exact: true }).fill(email);
  await current(page).fill(PASSWORD);
  await save(page);
  await expect(page.getByText(`${email} waits for its confirmation`)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(me.email);
  await expectAccessible(page);
  await expect.poll(async () => (await mailTo(page, me.email)).subject).toBe('Your email address is about to change');

  await page.goto(`/email-change/${await tokenFor(page, email, '/email-change')}`);
  const confirm = page.getByRole('button', { name: 'Confirm my new address' });
  await expect(confirm).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.user).email)).toBe(me.email);
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.user).email)).toBe(email);
  await page.reload();
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: 'it confirmed your new email address' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to my settings' })).toBeVisible();
  await expectAccessible(page);
});
