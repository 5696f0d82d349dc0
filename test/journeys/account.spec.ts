import { mailTo } from './newcomer.js';
import { expect, expectAccessible, test } from './site.js';

/** Unique per run, so that several runs can use one instance. */
const NEWCOMER = {
  firstName: 'Iris',
  lastName: 'Vogel',
  email: `iris.vogel.${Date.now().toString(36)}@people.example`,
  password: 'Quiet-Meadow-7',
};

test('[P4.1, P4.4, P4.5, P5.7, P5.10, P5.12] a visitor signs up, confirms by the mail and becomes a job seeker', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('First name').fill(NEWCOMER.firstName);
  await page.getByLabel('Last name').fill(NEWCOMER.lastName);
  await page.getByLabel('Email', { exact: true }).fill(NEWCOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER.password);
  await page.getByLabel('Confirm password').fill(NEWCOMER.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL('**/please-confirm');
  await expectAccessible(page);

  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(NEWCOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();

  const { text } = await mailTo(page, NEWCOMER.email);
  const [link = ''] = /http\S+\/email-confirmation\/\S+/.exec(text) ?? [];
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.waitForURL('**/signin/accountConfirmed', { timeout: 15_000 });
  await expect(
    page.getByText('Thank you for registering with PSBA. Your registration is complete. You may now sign in.'),
  ).toBeVisible();

  await page.getByLabel('Email', { exact: true }).fill(NEWCOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/welcome-gateway');
  await expectAccessible(page);
  const onward = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('I am a Job Seeker').check();
  await expect(page.locator('main .terms-box')).toContainText('An account belongs to one person.');
  await page.getByRole('checkbox', { name: /accept/i }).check();
  await onward.click();
  await page.waitForURL('**/my-profile');
});
