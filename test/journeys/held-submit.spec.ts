import type { Browser, Page } from '@playwright/test';
import { holdRoute } from './hold-route.js';
import { newcomer, newEmail } from './newcomer.js';
import { expect, PASSWORD, test } from './site.js';

interface Held {
  page: Page;
  /** Releases the withheld scripts. */
  release(): void;
}

/** Opens a page with its scripts withheld. */
async function opened(browser: Browser, site: string, address: string): Promise<Held> {
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  const release = await holdRoute(page, '**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return { page, release };
}

async function expectHeld(page: Page, button: string, address: string): Promise<void> {
  await expect(page.getByRole('button', { name: button, exact: true })).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(address);
}

test('Enter on Sign In before its script is there waits for it, and nothing typed goes into the address', async ({
  page: other,
  browser,
  site,
}) => {
  const { email } = await newcomer(other);
  const { page, release } = await opened(browser, site, '/signin?redir=/applications');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectHeld(page, 'Sign in', '/signin?redir=/applications');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  release();
  await expect(page).toHaveURL('/applications');
  await page.context().close();
});

test('a refusal of what was sent early is told as ever, and the button is free again', async ({ browser, site }) => {
  const { page, release } = await opened(browser, site, '/signin');
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectHeld(page, 'Sign in', '/signin');
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).not.toHaveAttribute('aria-busy');
  await page.context().close();
});

test('Create a Profile and Contact Us wait for their scripts alike', async ({ browser, site }) => {
  const signUp = await opened(browser, site, '/signup');
  await signUp.page.getByLabel('First name').fill('Iris');
  await signUp.page.getByLabel('Last name').fill('Vogel');
  await signUp.page.getByLabel('Email', { exact: true }).fill(newEmail());
  await signUp.page.getByLabel('Password', { exact: true }).fill('Quiet-Meadow-7');
  await signUp.page.getByLabel('Confirm password').fill('Quiet-Meadow-7');
  await signUp.page.keyboard.press('Enter');
  await expectHeld(signUp.page, 'Create profile', '/signup');
  signUp.release();
  await expect(signUp.page).toHaveURL(/\/please-confirm/);
  await signUp.page.context().close();

  const contact = await opened(browser, site, '/contact-us');
  await contact.page.getByLabel('Name').fill('Dana Miller');
  await contact.page.getByLabel('Email').fill('dana@journey.example');
  await contact.page.getByRole('textbox', { name: 'Message' }).fill('Please add our new secretary.');
  await contact.page.getByRole('button', { name: 'Send' }).click();
  await expectHeld(contact.page, 'Send', '/contact-us');
  contact.release();
  await expect(contact.page).toHaveURL('/contact-us/success', { timeout: 20_000 });
  await contact.page.context().close();
});
