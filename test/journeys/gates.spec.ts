import type { Page } from '@playwright/test';
import { newcomer } from './newcomer.js';
import { expect, signIn, test } from './site.js';

const GATEWAY = '/welcome-gateway';
const TERMS = '/user/terms-and-conditions';

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });
const accept = (page: Page) => page.getByRole('checkbox', { name: /accept/i });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('[P5.11, P5.17] Continue waits for role and terms, and no link of the menu leads past either gate', {
  tag: '@gate',
}, async ({ page }) => {
  const me = await newcomer(page, null);
  await signIn(page, me.email, GATEWAY);
  await expect(proceed(page)).toBeDisabled();
  await accept(page).check();
  await expect(proceed(page)).toBeDisabled();
  for (const role of ['I am a Job Seeker', 'I am an Employer']) {
    await page.getByLabel(role).check();
    await expect(proceed(page)).toBeEnabled();
  }
  await accept(page).uncheck();
  await expect(proceed(page)).toBeDisabled();

  for (const gate of [GATEWAY, TERMS]) {
    await page.goto(gate);
    await expect(proceed(page)).toBeVisible();
    await expectDisabled(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectDisabled(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });
  }

  await accept(page).check();
  await proceed(page).click();
  await expect(page).toHaveURL('/user-dashboard');
  await expect(menu(page).getByRole('link', { name: 'Find a Job' })).toBeVisible();
});

test('[P5.16] whoever accepted the terms before their last change is sent to them from every page behind sign-in', {
  tag: '@gate',
}, async ({ page }) => {
  const me = await newcomer(page);
  await signIn(page, me.email, '/user-dashboard');
  const accepted = (seconds: number) =>
    page.evaluate((at) => {
      localStorage.user = JSON.stringify({ ...JSON.parse(localStorage.user), termsAndConditionsAccepted: at });
    }, seconds);
  await accepted(1_581_152_577);
  for (const address of ['/my-profile', '/applications', '/user-account-settings']) {
    await page.goto(address);
    await expect(page).toHaveURL(TERMS);
  }
  await accepted(1_581_152_578);
  await page.goto('/applications');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Applications');
  await expect(page).toHaveURL('/applications');
});

/** The menu entries are marked as disabled, and none is a link. */
async function expectDisabled(page: Page): Promise<void> {
  for (const label of ['Home', 'Find a Job', 'My Profile', 'My Applications']) {
    const entry = menu(page).getByText(label, { exact: true });
    await expect(entry).toBeVisible();
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(menu(page).getByRole('link')).toHaveCount(0);
}
