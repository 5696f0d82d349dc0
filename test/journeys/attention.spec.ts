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
  const profile = row(page, 'sections of your profile are missing');
  await expect(profile).toContainText('6');
  await expect(profile.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/my-profile');
  await expect(attention(page)).not.toContainText('Nothing needs your attention now.');

  const organization = `Attention School ${someone.id.slice(-6)}`;
  const request = { organization, message: '' };
  const sent = await page.request.post('/api/common/job-posting', { headers: await authHeaders(page), data: request });
  expect(sent.ok()).toBe(true);
  // Who asked is told so where the way to ask was.
  await page.goto('/post-jobs');
  await expect(page.getByText(`You asked for posting rights for ${organization} on`)).toBeVisible();
  await page.goto('/user-dashboard');
  await expect(attention(page)).toContainText(`Waiting for others`);
  await expect(attention(page)).toContainText(`Posting rights for ${organization}, asked`);
  const admin = await pageAs(browser, site, 'admin', '/user-dashboard');
  const waiting = row(admin, /requests? for posting rights/);
  await expect(waiting).toContainText('asks to post');
  await waiting.getByRole('link', { name: /^Answer requests?/ }).click();
  await expect(admin).toHaveURL(/\/user-management[?#]/);
  // The request itself, wherever it is in the list.
  const { items } = await apiGet(admin, '/api/posting-access-requests?limit=100');
  const { id } = items.find((one: { organization: string }) => one.organization === organization);
  await admin.goto(`/user-management?request=${id}`);
  const requests = admin.getByRole('list', { name: 'Requests for posting rights' }).getByRole('listitem');
  await expect(requests.first()).toContainText(organization);
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

test('a kind is one line with its number, and leads to the thing itself or to the list of all; overdue ones stand alone (U53, U60)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'manager');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const since = new Date(0);
  const items = Array.from({ length: 5 }, (_, at) => ({
    id: `${at}`,
    title: `Posting ${at}`,
    since,
    amount: 2,
    of: 3,
  }));
  await page.route('**/api/user/duties', (route) =>
    route.fulfill({
      json: {
        duties: [
          { kind: 'reviewDue', items: items.slice(1, 2), totalItemsCount: 1 },
          { kind: 'outcomes', items, totalItemsCount: 17 },
          { kind: 'rejected', items: items.slice(1, 2), totalItemsCount: 1 },
          {
            kind: 'toRelease',
            items: [{ ...items[0], due: since }, ...items.slice(1)],
            totalItemsCount: 34,
            totalAmount: 87,
          },
        ],
        failed: [],
      },
    }),
  );
  await page.goto('/user-dashboard');
  await expect(attention(page).getByRole('heading')).toHaveText('Needs your attention (5)');
  await expect(attention(page).getByRole('listitem')).toHaveCount(5);
  const overdue = attention(page).getByRole('listitem').first();
  await expect(overdue).toContainText(/Overdue.*Posting 0.*Review by December 31, 1969/);
  await expect(overdue.getByRole('link', { name: 'Release applicants' })).toHaveAttribute(
    'href',
    '/review-applicants/0/release',
  );
  await expect(row(page, 'rejected posting').getByRole('link', { name: 'Mend posting Posting 1' })).toHaveAttribute(
    'href',
    '/post-jobs/edit/1',
  );
  const release = row(page, 'applicants to release, in 34 jobs');
  await expect(release).toContainText('87');
  await expect(release.getByRole('link', { name: /^Release applicants/ })).toHaveAttribute(
    'href',
    '/review-applicants?show=waiting&order=ASC',
  );
  await expect(menu.getByRole('link', { name: 'Review Applicants 87 waiting', exact: true })).toBeVisible();
  // A number of the menu is that of one line: what else waits has none.
  await expect(menu.getByRole('link', { name: 'Manage Jobs', exact: true })).toBeVisible();
  const { totalItemsCount } = await apiGet(page, '/api/user/duties/outcomes');
  await row(page, 'ended postings without outcomes')
    .getByRole('link', { name: /^See these postings/ })
    .click();
  const all = page.getByRole('region', { name: 'Needs your attention: ended postings without outcomes' });
  await expect(all.getByRole('heading')).toContainText(totalItemsCount ? `(${totalItemsCount})` : 'outcomes');
  await expect(all.getByRole('heading')).toBeFocused();
  await page.getByRole('link', { name: 'All that needs your attention' }).click();
  await expect(attention(page).getByRole('listitem')).toHaveCount(5);
  await expect(attention(page).getByRole('heading')).toBeFocused();
  await page.context().close();
});

test('a mail that is not sent names an error only where one is known, and leads to the person who waits for it, or to the queues (U53, U60)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin');
  const [{ id: userId }] = (await apiGet(page, '/api/users?email=seeker%40demo.example')).items;
  const mail = { id: '1', title: 'Please confirm your email address', userId, since: new Date(0) };
  const items = [
    mail,
    { ...mail, id: '2', title: 'Set a password', userId: undefined, amount: 3, detail: 'Mailbox full' },
  ];
  await page.route('**/api/user/duties', (route) =>
    route.fulfill({ json: { duties: [{ kind: 'unsentMail', items, totalItemsCount: 2 }], failed: [] } }),
  );
  await page.goto('/user-dashboard');
  const kind = row(page, 'mails are not sent yet');
  await expect(kind).toContainText('The mail “Please confirm your email address” is not sent yet');
  await page.route('**/api/user/duties/unsentMail?*', (route) =>
    route.fulfill({ json: { items, totalItemsCount: 2 } }),
  );
  await kind.getByRole('link', { name: /^See which/ }).click();
  const waiting = page
    .getByRole('listitem')
    .filter({ hasText: 'The mail “Please confirm your email address” is not sent yet' });
  await expect(waiting).toContainText('No error is known; it waits in the queue');
  await expect(page.getByRole('listitem').filter({ hasText: 'The mail “Set a password”' })).toContainText(
    'Tried 3 times · Mailbox full',
  );
  const toSupport = page.getByRole('listitem').filter({ hasText: 'The mail “Set a password”' });
  await expect(toSupport.getByRole('link', { name: 'See where it stands' })).toHaveAttribute(
    'href',
    '/area-51?display=queues',
  );
  await waiting.getByRole('link', { name: 'See where it stands' }).click();
  await expect(page).toHaveURL(`/user-management/${userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emily Novak');
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
