import { newcomer, tokenFor } from './newcomer.js';
import { expect, expectAccessible, PASSWORD, test } from './site.js';

const NEW = 'Pittsburgh-18';
const OOPS = 'Oops, something went wrong!';

test('[P4.11, P5.1, P6.2, P6.3, P6.4] a forgotten password is replaced by a mailed link that works once (U24)', {
  tag: '@gate',
}, async ({ page }) => {
  const me = await newcomer(page);
  await page.goto('/signin/welcome/accountConfirmed');
  await expect(page.locator('main')).toContainText(
    'Thank you for registering with PSBA. Your registration is complete. You may now sign in.',
  );
  const main = page.locator('main');
  await expect(main.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(main.locator('a[href="/signup"]')).toBeVisible();
  await main.locator('a[href="/forgot-password"]').click();
  // The previous page also has an e-mail field.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');

  await page.getByLabel('Email', { exact: true }).fill(me.email);
  const [call] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'DELETE'),
    page.getByRole('button', { name: 'Send the link' }).click(),
  ]);
  expect([new URL(call.url()).pathname, call.postData()]).toEqual([
    `/api/users/${encodeURIComponent(me.email)}/password`,
    null,
  ]);
  await expect(page).toHaveURL('/success-password-reset');
  await expect(main).toContainText('a password reset was sent to it by email');
  await expect(main).toContainText('it works once, for one hour');

  await page.goto(`/reset-password/${await tokenFor(page, me.email, '/reset-password')}`);
  await expect(main).toContainText('The link works once.');
  const password = page.getByLabel('New password', { exact: true });
  await expect(page.locator('.rules li')).toHaveCount(3);
  await expect(page.locator('.rules :is(.met, .broken)')).toHaveCount(0);
  await password.fill('short');
  await expect(page.locator('.rules .broken')).toHaveCount(2);
  await password.fill(NEW);
  await expect(page.locator('.rules .met')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show New password', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is set.' })).toBeVisible();
  const signIn = async (secret: string) =>
    (await page.request.post('/api/auth/signin', { data: { email: me.email, password: secret } })).status();
  expect([await signIn(PASSWORD), await signIn(NEW)]).toEqual([401, 200]);

  await page.reload();
  await password.fill(NEW);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert').locator('.toast')).toContainText('This link is invalid or has expired.');
  await expect(page.getByText('This link is invalid or has expired.')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Send me another link' })).toBeVisible();
  await expectAccessible(page);
});

test('[P5.13, P5.14, P5.15] gateway and terms stay and say so when their call fails; accepted terms lead to the dashboard', {
  tag: '@gate',
}, async ({ page }) => {
  const me = await newcomer(page, null);
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(me.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/welcome-gateway');
  const accept = page.getByRole('checkbox', { name: 'I accept the Terms & Conditions' });
  const proceed = page.getByRole('button', { name: 'Continue' });

  await page.route(/\/(welcome|terms-and-conditions)$/, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByLabel('I am an Employer').check();
  await accept.check();
  await proceed.click();
  await expect(page.locator('main').getByText(OOPS)).toBeVisible();
  await expect(page).toHaveURL('/welcome-gateway');

  await page.goto('/user/terms-and-conditions');
  await expect(page.locator('main .terms-box')).toContainText(/\w{3,}/);
  await expect(proceed).toBeDisabled();
  await accept.check();
  await proceed.click();
  await expect(page.locator('main').getByText(OOPS)).toBeVisible();
  await expect(page).toHaveURL('/user/terms-and-conditions');
  await expectAccessible(page);

  await page.unroute(/\/(welcome|terms-and-conditions)$/);
  const [call] = await Promise.all([
    page.waitForRequest(`**/api/users/${me.id}/terms-and-conditions`),
    proceed.click(),
  ]);
  expect([call.method(), call.postData()]).toEqual(['PATCH', null]);
  await expect(page).toHaveURL('/user-dashboard');
});

test('[P6.1] the address of a forgotten password: required, valid, at most 125 characters', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email', { exact: true });
  const send = page.getByRole('button', { name: 'Send the link' });
  const calls: string[] = [];
  await page.route('**/api/users/*/password', (route) => {
    calls.push(route.request().method());
    return route.fulfill({ status: 200, json: {} });
  });
  const address = (length: number) => `${'a'.repeat(length - '@people.example'.length)}@people.example`;
  for (const [value, words] of [
    ['', 'Invalid email address'],
    ['robin@', 'Invalid email address'],
    [address(126), 'Email must be 125 symbols or less'],
  ] as const) {
    await email.fill(value);
    await send.click();
    await expect(page.locator('#email-error')).toContainText(words);
  }
  expect(calls).toEqual([]);
  await email.fill(address(125));
  await send.click();
  await expect(page).toHaveURL('/success-password-reset');
  expect(calls).toEqual(['DELETE']);
});
