import type { Page, Request } from '@playwright/test';
import { DEMO_ORGANIZATIONS } from '#modules/identity/contract/demo.js';
import { apply, newApplicant } from './applicants.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { answerDialog, dayFromToday, newPoster, newPosting, uniqueTitle } from './postings.js';
import { expect, expectLoaded, signIn, test } from './site.js';

const DELETE = 'Application will be permanently deleted. Do you want to continue?';

const section = (page: Page, title: string) =>
  page.locator('details.section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const sections = (page: Page) => page.locator('details.section h2');

/** Opens the dashboard; returns the query of its sorted request to `path`. */
async function openDashboard(page: Page, path: string): Promise<Record<string, string>> {
  const isWanted = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === path && searchParams.has('sortedBy');
  };
  const [request] = await Promise.all([page.waitForRequest(isWanted), page.goto('/user-dashboard')]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Dashboard');
  return Object.fromEntries(new URL(request.url()).searchParams);
}

test('[W4.1, W4.2] sections by role, which fold; administrators see the latest ten entries of the log', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const admin = await pageAs(browser, site, 'admin', '/user-dashboard');
  const reviewer = await pageAs(browser, site, 'reviewer', '/user-dashboard');
  const seeker = await pageAs(browser, site, 'seeker', '/user-dashboard');
  for (const [page, titles] of [
    [admin, ['Review Applicants', 'Job Posting Activity', 'My Job Search', 'Administrative Functions']],
    [reviewer, ['Review Applicants', 'My Job Search', 'Post Jobs']],
    [seeker, ['My Job Search', 'Post Jobs']],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Dashboard');
    await expect(sections(page)).toHaveText(titles.map((title) => new RegExp(`^${title} (\\([\\d,]+\\))?$`)));
  }
  const log = section(admin, 'Administrative Functions');
  const table = log.getByRole('table');
  // A section far below is fetched when it comes near.
  await log.scrollIntoViewIfNeeded();
  await expect(table.locator('tbody tr')).toHaveCount(10);
  const latest = (await apiGet(admin, '/api/logs?limit=10')).items[0];
  const { level, parts } = latest;
  const message = parts.map(({ text }: { text: string }) => text).join('');
  const row = table.locator('tbody tr').first();
  await expect(row).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await expect(row).toContainText(new RegExp(level, 'i'));
  await expect(table.locator('tbody tr').filter({ hasText: message }).first()).toBeVisible();
  await log.locator('summary').click();
  await expect(table).toBeHidden();
  await admin.getByRole('link', { name: 'All system logs' }).click();
  await expect(admin).toHaveURL(/\/area-51/);
  for (const page of [admin, reviewer, seeker]) await page.context().close();
});

test('[W4.5, W4.6, W4.7] the postings of a poster, and every position of the organizations', { tag: '@gate' }, async ({
  browser,
  page,
  site,
}) => {
  await signIn(page, await newPoster(browser, site, DEMO_ORGANIZATIONS));
  await newPosting(page, uniqueTitle('on the dashboard'));
  await newPosting(page, uniqueTitle('saved only'), { status: 'unsubmitted' });
  const query = await openDashboard(page, '/api/jobs/user/posts');
  expect(query).toMatchObject({ excludeClosed: 'true', excludeFilled: 'true', sortedAlgorithm: 'ASC', limit: '25' });

  const activity = section(page, 'Job Posting Activity');
  const mine = activity.getByRole('table', { name: 'My postings' });
  const { items } = await apiGet(page, `/api/jobs/user/posts?${new URLSearchParams(query)}`);
  await expect(mine.locator('tbody tr')).toHaveCount(items.length);
  expect(items.filter(({ status }: { status: string }) => ['closed', 'filled'].includes(status))).toEqual([]);
  const open = items.find(({ listingText }: { listingText: string }) => listingText === 'Accepting applications');
  const saved = items.find(({ status }: { status: string }) => status === 'unsubmitted');
  const titleOf = (id: string) => mine.locator(`a[href$="/${id}"]`).first();
  await expect(titleOf(open.id)).toHaveAttribute('href', `/job-post/${open.id}`);
  await expect(titleOf(saved.id)).toHaveAttribute('href', `/post-jobs/edit/${saved.id}`);
  await expect(page.getByRole('link', { name: 'Create posting' })).toHaveAttribute('href', '/post-jobs');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/positions');

  // All postings of each organization, of any creator and status, once unfolded, and of one of them.
  const positions = activity.locator('details').filter({ hasText: 'All positions at your organizations' });
  await expect(positions.getByRole('table').first()).toBeHidden();
  await positions.locator('summary').click();
  const own = await page.evaluate(() => JSON.parse(localStorage.user).organizations);
  const { items: organizations } = await apiGet(page, '/api/organizations');
  expect(own).toHaveLength(2);
  for (const { accountNumber } of own) {
    const { accountName } = organizations.find((one: { accountNumber: string }) => one.accountNumber === accountNumber);
    const filters = JSON.stringify({ organizations: [accountNumber] });
    const { totalItemsCount } = await apiGet(page, `/api/jobs/admin?limit=1&filters=${encodeURIComponent(filters)}`);
    await expect(activity.getByRole('table', { name: `Positions at ${accountName}` }).locator('tbody tr')).toHaveCount(
      totalItemsCount,
    );
  }
  await positions.getByLabel('Organization').selectOption({ index: 1 });
  await expect(positions.getByRole('table')).toHaveCount(1);
  await page.reload();
  await expect(positions.getByRole('table')).toHaveCount(1);
  await positions.getByLabel('Organization').selectOption('All your organizations');
  await expect(positions.getByRole('table')).toHaveCount(2);

  // More than the rows that are read.
  await page.route('**/api/jobs/admin?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), totalItemsCount: 1_150 } });
  });
  await page.reload();
  const link = positions.getByRole('link', { name: 'All 1,150 positions in Manage Postings' });
  await expect(positions.getByRole('heading', { level: 4 }).first()).toHaveText(/ \d+ positions?$/);
  await expect(positions.getByRole('heading', { level: 4 }).first()).not.toContainText('the first');
  await expect(positions.getByRole('heading', { level: 4 }).last()).toHaveText(/ the first \d+ positions?$/);
  const address = new URL((await link.getAttribute('href')) ?? '', site);
  expect(address.pathname).toBe('/manage-jobs');
  expect(address.searchParams.getAll('organizations').toSorted()).toEqual(
    own.map(({ accountNumber }: { accountNumber: string }) => accountNumber).toSorted(),
  );
  expect([address.searchParams.get('startDate'), address.searchParams.get('endDate')]).toEqual(['', '']);
});

test('[W4.8, W4.9, W4.10, W4.11, W4.12, W4.13, W4.14] My Job Search of a seeker', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const poster = await pageAs(browser, site, 'poster');
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  const table = page.getByRole('table', { name: 'Positions of Interest' });
  await openDashboard(page, '/api/applications/positions-of-interest');
  await expect(section(page, 'My Job Search').getByText('No Items')).toBeVisible();

  const draft = uniqueTitle('begun');
  const applied = uniqueTitle('applied');
  const draftJob = await newPosting(poster, draft, { endDate: dayFromToday(40) });
  const appliedJob = await newPosting(poster, applied);
  await apply(seeker, appliedJob);
  await apply(seeker, draftJob, 'save');
  const query = await openDashboard(page, '/api/applications/positions-of-interest');
  expect(query).toEqual({ offset: '0', limit: '10', sortedBy: 'statusCode' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Title',
    'Organization',
    'Location',
    'Deadline',
    'Status',
    'Action',
  ]);
  const { organization, endDate } = await apiGet(page, `/api/jobs/${draftJob}`);
  const deadline = new Date(endDate).toLocaleDateString('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  // In progress before applied.
  await expect(table.locator('tbody tr').first().locator('th, td')).toHaveText([
    draft,
    organization.accountName,
    'Harrisburg, PA',
    deadline,
    'In Progress',
    /^Continue/,
  ]);
  const row = table.locator('tbody tr').nth(1);
  await expect(row).toContainText(applied);
  await expect(row).toContainText('Applied');

  await table.getByRole('link', { name: draft, exact: true }).click();
  await expect(page).toHaveURL(`/user-application/${draftJob}`);
  await page.goto('/user-dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Find a job' }).click();
  await expect(page).toHaveURL('/positions');
  await page.goto('/user-dashboard');
  const remove = row.getByRole('button', { name: 'Delete' });
  await remove.click();
  await answerDialog(page, DELETE, 'Keep application');
  await remove.click();
  await answerDialog(page, DELETE, 'Delete application');
  await expect(page).toHaveURL(`/job-post/${appliedJob}`);

  for (let more = 0; more < 10; more += 1)
    await apply(seeker, await newPosting(poster, uniqueTitle(`${more}`)), 'save');
  await page.goto('/user-dashboard');
  await expect(table.locator('tbody tr')).toHaveCount(10);
  await expect(page.getByLabel('Rows per page')).toHaveValue('10');
  await expect(page.getByText('1 to 10 of 11', { exact: true })).toBeVisible();
  for (const one of [poster, page]) await one.context().close();
});

test('sections stay as this user left them, in this browser', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'reviewer', '/user-dashboard');
  const review = section(page, 'Review Applicants');
  await expect(review).toHaveAttribute('open', '');
  await review.locator('summary').click();
  await section(page, 'Post Jobs').locator('summary').click();
  // The browser tells of a toggle some time after it.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('section.')).length))
    .toBe(2);
  await page.reload();
  await expect(section(page, 'Post Jobs')).toHaveAttribute('open', '');
  await expect(section(page, 'My Job Search')).toHaveAttribute('open', '');
  await expect(review).not.toHaveAttribute('open', '');
  await page.context().close();
});

test('a job to review leads to its page, or to the preview that only administrators have', async ({
  browser,
  site,
}) => {
  const list = '/api/jobs/admin/dashboardReviewApplicants';
  const admin = await pageAs(browser, site, 'admin');
  const [hidden, open] = (await apiGet(admin, `${list}?statuses=open`)).items;
  const items = [{ ...hidden, isPublic: false }, open];
  const reviewer = await pageAs(browser, site, 'reviewer');
  for (const page of [admin, reviewer]) {
    await page.route(`**${list}?*`, (route) => route.fulfill({ json: { items, totalItemsCount: 2 } }));
    await page.goto('/user-dashboard');
    // A section below many tasks is fetched when it comes near.
    await expectLoaded(page);
    const title = (row: number) =>
      section(page, 'Review Applicants').locator('tbody tr').nth(row).getByRole('rowheader');
    await expect(title(1).getByRole('link')).toHaveAttribute('href', `/job-post/${open.id}`);
    if (page === admin) await expect(title(0).getByRole('link')).toHaveAttribute('href', `/job-preview/${hidden.id}`);
    else await expect(title(0).getByRole('link')).toHaveCount(0);
    await expect(title(0)).toHaveText(hidden.title);
    await page.context().close();
  }
});

test('[W4.15] jobs that match the preferences, each with its reasons, and where to set them', async ({
  browser,
  site,
}) => {
  const poster = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('wished for');
  const id = await newPosting(poster, title);
  const { position } = await apiGet(poster, `/api/jobs/${id}`);
  const { page, id: userId } = await newApplicant(browser, site);
  const list = page.getByRole('region', { name: 'Jobs that match your preferences' });
  await page.goto('/user-dashboard');
  await expect(list.getByRole('link', { name: 'Set your preferences' })).toHaveAttribute(
    'href',
    '/my-profile#preferences',
  );
  const preferences = { positions: [position.id], zipCode: '17101', searchDistance: 25 };
  const saved = await page.request.patch(`/api/users/${userId}/preferences`, {
    headers: await authHeaders(page),
    data: preferences,
  });
  expect(saved.ok()).toBe(true);
  await expect(async () => {
    await page.reload();
    const row = list.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText(`Matches: ${position.name} · within 25 miles of 17101`, { timeout: 2_000 });
  }).toPass();
  await expect(list.getByRole('listitem')).not.toHaveCount(6);
  await list.getByRole('link', { name: /in the search$/ }).click();
  await expect(page).toHaveURL(`/positions?position=${position.id}&location=17101&radius=25`);
  for (const one of [poster, page]) await one.context().close();
});
