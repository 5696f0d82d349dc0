import type { Page, Request } from '@playwright/test';
import { holdApi } from './api-log.js';
import { apply, newApplicant } from './applicants.js';
import { newcomer } from './newcomer.js';
import { authHeaders, pageAs, type Role } from './page-as.js';
import { card, newPosting, uniqueTitle } from './postings.js';
import { selectAction } from './row-menu.js';
import { expect, PASSWORD, signIn, test } from './site.js';

/** A list, by its link in the menu, and one of its rows. */
const LISTS: readonly [role: Role, link: string, row: string][] = [
  ['admin', 'Review Applicants', 'tbody[data-job]'],
  ['admin', 'Manage Jobs', 'tbody tr'],
  ['admin', 'Manage Users', '.users-section:last-of-type tbody tr'],
  ['poster', 'My Postings', '.posting-cards > li'],
  ['poster', 'My Dashboard', '.postings-table tbody tr'],
  ['seeker', 'My Applications', '.application-card'],
  ['seeker', 'My Profile', '.long-sections details'],
];

/** The choices of filters are fresh for a second only, which a busy machine takes for the way back. */
const CHOICES = ['/api/organizations', '/api/positions', '/api/geography'];

const menuLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: new RegExp(`^${name}( \\d+ waiting)?$`) });

/** Follows a link of the menu. */
async function goTo(page: Page, name: string, heading: string): Promise<void> {
  await menuLink(page, name).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

const attention = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });

test('Back shows a list at once, and fetches nothing while the list is fresh', async ({ browser, site }) => {
  for (const role of ['admin', 'poster', 'seeker'] as const) {
    const page = await pageAs(browser, site, role, '/user-dashboard');
    // The footer fetches its contacts once, when it comes near.
    // What loads above it may push it away again before it was seen.
    await expect(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: '@' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    // The state of the document is idle once for all, whatever a page without a new document asks for.
    const isIdle = () => expect.poll(() => pending.size).toBe(0);
    for (const [, link, row] of LISTS.filter(([one]) => one === role)) {
      await menuLink(page, link).click();
      await expect(page.locator(row).first(), link).toBeVisible();
      await isIdle();
      await goTo(page, 'About Us', 'About Us');
      await isIdle();
      const log = await holdApi(page);
      await page.goBack();
      await expect(page.locator(row).first(), link).toBeVisible();
      const lists = log.paths().filter((path) => !CHOICES.includes(path));
      expect.soft(lists, link).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      log.release();
    }
    await page.context().close();
  }
});

test('after a posting is filled, no list shows it as it was', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const title = uniqueTitle('to fill');
  await newPosting(page, title);
  await page.goto('/user-dashboard');
  await page.getByText('All positions at your organizations').click();
  const row = page
    .getByRole('table', { name: /^Positions at/ })
    .getByRole('row')
    .filter({ hasText: title });
  await expect(row).toContainText('Open');
  await goTo(page, 'My Postings', 'Job Posts You Manage');
  await page.getByLabel('Sort By').selectOption('title');
  await selectAction(card(page, title), 'Mark filled');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark filled' }).click();
  await expect(card(page, title)).toContainText('Filled');

  const log = await holdApi(page);
  await goTo(page, 'My Dashboard', 'User Dashboard');
  await expect.poll(() => log.paths()).toContain('/api/jobs/admin');
  await expect(row).toHaveCount(0);
  log.release();
  await expect(row).toContainText('Filled');
  await page.context().close();
});

test('after a request for posting rights is declined, it is no task any more', async ({ page, browser, site }) => {
  const someone = await newcomer(page);
  await signIn(page, someone.email, '/user-account-settings');
  const organization = `Cached School ${someone.id.slice(-6)}`;
  const data = { organization, message: '' };
  const sent = await page.request.post('/api/common/job-posting', { headers: await authHeaders(page), data });
  expect(sent.ok()).toBe(true);

  const admin = await pageAs(browser, site, 'admin', '/user-dashboard?waiting=request');
  const list = admin.getByRole('region', { name: 'Needs your attention: requests for posting rights' });
  const task = list.getByRole('listitem').filter({ hasText: organization });
  await expect(task).toBeVisible();
  await task.getByRole('link', { name: 'Answer request' }).click();
  const requests = admin.getByRole('list', { name: 'Requests for posting rights' }).getByRole('listitem');
  const asked = requests.filter({ hasText: organization });
  await asked.getByRole('button', { name: 'Decline' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('We do not know this school.');
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(asked).toHaveCount(0);
  await admin.goBack();
  await expect(list.getByRole('heading')).toBeVisible();
  await expect(task).toHaveCount(0);
  await admin.context().close();
});

test('after an application is deleted or a profile saved, the dashboard shows it', async ({ browser, site }) => {
  const poster = await pageAs(browser, site, 'poster', '/postings');
  const seeker = await newApplicant(browser, site, { hasContact: false });
  const { page } = seeker;
  const title = uniqueTitle('to delete');
  await apply(seeker, await newPosting(poster, title), 'save');
  await page.goto('/user-dashboard');
  const row = page.getByRole('table', { name: 'Positions of Interest' }).getByRole('row').filter({ hasText: title });
  const draft = attention(page).getByRole('listitem').filter({ hasText: title });
  await expect(row).toBeVisible();
  await expect(draft).toBeVisible();
  await expect(page.getByText('5 of 6 sections complete').first()).toBeVisible();

  await goTo(page, 'My Applications', 'My Applications');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete application' }).click();
  await expect(page.locator('.application-card')).toHaveCount(0);
  const log = await holdApi(page);
  await goTo(page, 'My Dashboard', 'User Dashboard');
  await expect.poll(() => log.paths()).toContain('/api/applications/positions-of-interest');
  await expect(row).toHaveCount(0);
  await expect(draft).toHaveCount(0);
  log.release();
  await expect(page.getByText('No Items')).toBeVisible();

  await goTo(page, 'My Profile', 'My Profile');
  const contact = page.locator('#contact-details');
  await page.getByRole('button', { name: 'Edit Contact Details', exact: true }).click();
  await contact.getByLabel('City').fill('Lititz');
  await contact.getByLabel('Cell Phone').fill('(717)555-0186');
  await contact.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(contact.getByRole('textbox')).toHaveCount(0);
  await goTo(page, 'My Dashboard', 'User Dashboard');
  await expect(page.getByText('6 of 6 sections complete')).toBeVisible();
  for (const one of [poster, page]) await one.context().close();
});

test('who signs in after another user sees nothing of theirs', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'seeker', '/applications');
  await expect(page.locator('.application-card').first()).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/about-us');
  await elsewhere.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(/\/signin\?redir=/);
  const log = await holdApi(page);
  await page.getByLabel('Email', { exact: true }).fill('reviewer@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/applications');
  await expect.poll(() => log.paths()).toContain('/api/applications/list');
  await expect(page.locator('.application-card')).toHaveCount(0);
  log.release();
  await page.context().close();
});

test('a page that stays open shows another user nothing of the one before', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const id = await newPosting(page, uniqueTitle('two users'));
  await page.goto(`/job-post/${id}`);
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await expect(edit).toBeVisible();
  const other = await pageAs(browser, site, 'seeker', '/applications');
  const session = await other.evaluate(() => ({ ...localStorage }));
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/about-us');
  const log = await holdApi(page);
  await elsewhere.evaluate((stored) => Object.assign(localStorage, stored), session);
  await expect.poll(() => log.paths()).toContain(`/api/jobs/${id}`);
  await expect(edit).toHaveCount(0);
  log.release();
  await expect(page.getByRole('main')).toContainText('Apply');
  await expect(edit).toHaveCount(0);
  for (const one of [other, page]) await one.context().close();
});
