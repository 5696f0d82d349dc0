import type { Page } from '@playwright/test';
import { tabTo, tabToUnlessFocused } from './keys.js';
import { apiGet, pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, PASSWORD, test } from './site.js';

/** Unique per run, so that several runs can use one instance. */
const EMAIL = `noah.keller.${Date.now().toString(36)}@people.example`;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await tabToUnlessFocused(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
}

test('[P4.1, P5.10] from Home to a confirmed account and its dashboard without a mouse (U42, U43)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(h1(page)).toBeVisible();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Create a profile' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup');
  await expect(h1(page)).toBeFocused();
  const account = { 'First name': 'Noah', 'Last name': 'Keller', Email: EMAIL, Password: PASSWORD };
  await type(page, { ...account, 'Confirm password': PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/please-confirm');
  await expect(h1(page)).toBeFocused();

  await page.goto('/mailbox');
  await tabTo(page, page.getByRole('row').filter({ hasText: EMAIL }).getByRole('link'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /email-confirmation/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Confirm my address' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signin\/accountConfirmed$/, { timeout: 15_000 });
  await expect(h1(page)).toBeFocused();

  await type(page, { Email: EMAIL, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome-gateway');
  await tabTo(page, page.getByLabel('I am a Job Seeker'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: /accept/i }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-profile');
  await expect(h1(page)).toBeFocused();
});

test('the questions of the posting form are asked and answered without a mouse (U26, U43)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const id = await newPosting(page, uniqueTitle('by keys'), { status: 'unsubmitted' });
  await page.goto(`/post-jobs/edit/${id}`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toBeVisible();
  await tabTo(page, title);
  await page.keyboard.press('End');
  await page.keyboard.type(' x');

  const post = page.getByRole('button', { name: 'Post Position' });
  await tabTo(page, post);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(post).toBeFocused();

  const discard = page.getByRole('button', { name: 'Discard changes' });
  await tabTo(page, discard);
  await page.keyboard.press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  // The safe option has the focus (U55).
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(title).toHaveValue(/ x$/);
  await tabTo(page, discard);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Discard changes' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(title).not.toHaveValue(/ x$/);
  await page.context().close();
});

test('the questions of the application are asked and answered without a mouse (U26, U43)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'seeker', '/applications');
  const { items } = await apiGet(page, '/api/applications/list?status=saved');
  await page.goto(`/user-application/${items[0].jobId}`);
  const essay = page.getByLabel(/essay/i).first();
  await expect(essay).toBeVisible();
  await tabTo(page, essay);
  await page.keyboard.type('x');
  const home = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await tabTo(page, home);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(home).toBeFocused();

  const remove = page.getByRole('button', { name: /^Delete/ }).last();
  await expect(remove).toBeVisible();
  await remove.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.context().close();
});
