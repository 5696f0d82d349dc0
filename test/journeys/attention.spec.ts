import type { Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { newcomer } from './newcomer.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { expect, expectAccessible, signIn, test } from './site.js';

const attention = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });
const row = (page: Page, words: RegExp | string) => attention(page).getByRole('listitem').filter({ hasText: words });

test('an unfinished profile and a request for rights are rows with one button, and what waits has its age (U53)', async ({
  page,
  browser,
  site,
}) => {
  const someone = await newcomer(page);
  await signIn(page, someone.email, '/user-dashboard');
  const profile = row(page, 'My Profile: 0 of 6 sections complete');
  await expect(profile.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/my-profile');
  await expect(attention(page)).not.toContainText('Nothing needs your attention now.');

  const organization = `Attention School ${someone.id.slice(-6)}`;
  const request = { organization, message: '' };
  const sent = await page.request.post('/api/common/job-posting', { headers: await authHeaders(page), data: request });
  expect(sent.ok()).toBe(true);
  const admin = await pageAs(browser, site, 'admin', '/user-dashboard');
  const waiting = row(admin, organization);
  await expect(waiting).toContainText('asks to post');
  await expect(waiting).toContainText('waiting since today');
  await waiting.getByRole('link', { name: 'Answer request' }).click();
  await expect(admin).toHaveURL(/\/user-management$/);
  await admin.context().close();
});

test('nothing is said to wait for nobody while one kind of task could not be asked (U53)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'reviewer');
  const answers = { duties: [], failed: ['toRead'] };
  await page.route('**/api/user/duties', (route) => route.fulfill({ json: answers }));
  await page.goto('/user-dashboard');
  await expect(attention(page)).toContainText('Some could not be checked.');
  await expect(attention(page)).not.toContainText('Nothing needs your attention now.');
  answers.failed = [];
  await attention(page).getByRole('button', { name: 'Retry' }).click();
  await expect(attention(page)).toContainText('Nothing needs your attention now.');
  await page.unroute('**/api/user/duties');
  await page.route('**/api/user/duties', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(attention(page)).toContainText('Some could not be checked.', { timeout: 30_000 });
  await page.context().close();
});

test('more than five of a kind are counted, in the menu too, and lead to a list of as many (U53)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'manager');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const items = Array.from({ length: 5 }, (_, at) => ({ id: `${at}`, title: `Posting ${at}`, since: new Date(0) }));
  await page.route('**/api/user/duties', (route) =>
    route.fulfill({
      json: {
        duties: [
          { kind: 'outcomes', items, totalItemsCount: 17 },
          { kind: 'rejected', items: items.slice(1, 2), totalItemsCount: 1 },
        ],
        failed: [],
      },
    }),
  );
  await page.goto('/user-dashboard');
  await expect(attention(page).getByRole('heading')).toHaveText('Needs your attention (18)');
  await expect(attention(page).getByRole('listitem')).toHaveCount(6);
  await expect(menu.getByRole('link', { name: 'Manage Jobs 18 waiting', exact: true })).toBeVisible();
  const { totalItemsCount } = await apiGet(page, '/api/user/duties/outcomes');
  await attention(page).getByRole('link', { name: 'and 12 more postings that owe outcomes' }).click();
  const all = page.getByRole('region', { name: 'Needs your attention: postings that owe outcomes' });
  await expect(all.getByRole('heading')).toContainText(totalItemsCount ? `(${totalItemsCount})` : 'outcomes');
  await expect(all.getByRole('heading')).toBeFocused();
  await page.getByRole('link', { name: 'All that needs your attention' }).click();
  await expect(attention(page).getByRole('listitem')).toHaveCount(6);
  await expect(attention(page).getByRole('heading')).toBeFocused();
  await page.context().close();
});

test('a mail that is not sent names an error only where one is known, and leads to the queues (U53)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin');
  const mail = { id: '1', title: 'confirm-address', since: new Date(0) };
  const items = [mail, { ...mail, id: '2', title: 'reset-password', amount: 3, detail: 'Mailbox full' }];
  await page.route('**/api/user/duties', (route) =>
    route.fulfill({ json: { duties: [{ kind: 'unsentMail', items, totalItemsCount: 2 }], failed: [] } }),
  );
  await page.goto('/user-dashboard');
  const waiting = row(page, 'The mail confirm-address is not sent yet');
  await expect(waiting).toContainText('No error is known; it waits in the queue');
  await expect(row(page, 'The mail reset-password')).toContainText('Tried 3 times · Mailbox full');
  await waiting.getByRole('link', { name: 'See the queues' }).click();
  await expect(page).toHaveURL('/area-51?display=queues');
  await page.context().close();
});

for (const role of ['seeker', 'poster', 'reviewer', 'manager', 'admin'] as const) {
  test(`the dashboard of ${role} fits every width and has no barrier (U52)`, async ({ browser, site }) => {
    const page = await pageAs(browser, site, role, '/user-dashboard');
    await expect(attention(page).getByRole('listitem').first().or(page.getByText('Nothing needs your'))).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page);
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await page.context().close();
  });
}
