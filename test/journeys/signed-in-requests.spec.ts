import type { Page } from '@playwright/test';
import { holdApi } from './api-log.js';
import { holdRoute } from './hold-route.js';
import { apiGet, pageAs, type Role } from './page-as.js';
import { expect, PASSWORD, test } from './site.js';

/** So high that every section is in view. */
const ALL_IN_VIEW = { width: 1280, height: 4000 };
/** On every page after a reload: the footer. */
const ON_EVERY_PAGE = ['/api/common/support'];
const TASKS = '/api/user/duties';
const PREFERRED = '/api/jobs/user/preferences';
const REVIEW = '/api/jobs/admin/dashboardReviewApplicants';
const INTERESTS = '/api/applications/positions-of-interest';
const PROFILE = '/api/users/profile/data';
const MINE = '/api/jobs/user/posts';
const MANAGED = '/api/jobs/admin';
const REQUESTS = '/api/posting-access-requests';
const LOGS = '/api/logs';
const OWN_USER = /^\/api\/users\/[0-9a-f-]{36}$/;

/** The tasks and the dashboard's sections: one request each. */
const DASHBOARD: Partial<Record<Role, string[]>> = {
  admin: [TASKS, REVIEW, MINE, PROFILE, INTERESTS, PREFERRED, LOGS],
  poster: [TASKS, MINE, PROFILE, INTERESTS, PREFERRED],
  reviewer: [TASKS, REVIEW, PROFILE, INTERESTS, PREFERRED],
  seeker: [TASKS, PROFILE, INTERESTS, PREFERRED],
};
const FILTERS = ['/api/organizations', '/api/positions', '/api/geography'];

const PAGES: readonly [role: Role, path: string, requests: readonly string[]][] = [
  ['admin', '/review-applicants', ['/api/jobs/admin/reviewApplicants']],
  ['admin', '/manage-jobs', [MANAGED, MANAGED, ...FILTERS]],
  ['poster', '/manage-jobs', [MANAGED, ...FILTERS]],
  ['poster', '/postings', [MINE]],
  // Once for the number of withdrawn ones.
  ['seeker', '/applications', ['/api/applications/list', '/api/applications/list']],
  ['seeker', '/my-profile', [PROFILE]],
  ['admin', '/user-management', [REQUESTS, '/api/users', '/api/organizations']],
  ['admin', '/manage-data', ['/api/positions', '/api/positions', '/api/credentials', '/api/certifications']],
  ['admin', '/manage-organizations', ['/api/organizations/admin']],
  ['admin', '/area-51', [LOGS, '/api/queues/deadLetters']],
];

/**
 * The log's new entries are counted from a second after its list on, and the menu counts tasks and looks at the rights
 * once a page is quiet.
 */
const withoutPolls = (urls: readonly string[], expected: readonly string[]) =>
  urls.filter((url, index) => {
    if (url.startsWith(LOGS)) return !url.includes('downTo=') && urls.indexOf(url) === index;
    return !(url === TASKS || OWN_USER.test(url)) || expected.includes(url);
  });

/** Opens a page with an empty cache; expects these requests before the first answer, none twice, and no more after. */
async function expectRequests(page: Page, path: string, requests: readonly string[]): Promise<void> {
  const opened = await page.context().newPage();
  await opened.setViewportSize(ALL_IN_VIEW);
  const log = await holdApi(opened);
  await opened.goto(path);
  const expected = [...ON_EVERY_PAGE, ...requests].sort();
  await expect.poll(() => log.paths(), path).toEqual(expected);
  log.release();
  await expect(opened.locator('.skeleton, .skeleton-space')).toHaveCount(0);
  await opened.waitForLoadState('networkidle');
  const sent = withoutPolls(log.urls, expected);
  expect.soft(sent.map((url) => url.replace(/\?.*/, '')).sort(), path).toEqual(expected);
  expect.soft(new Set(sent).size, path).toBe(sent.length);
  await opened.close();
}

test('no page sends a request twice, and no section waits for the answer to another', async ({ browser, site }) => {
  for (const role of ['admin', 'poster', 'reviewer', 'seeker'] as const) {
    const page = await pageAs(browser, site, role, '/user-dashboard');
    const { id } = await page.evaluate(() => JSON.parse(localStorage.user));
    await expectRequests(page, '/user-dashboard', [...(DASHBOARD[role] ?? []), `/api/users/${id}`]);
    for (const [, path, requests] of PAGES.filter(([one]) => one === role)) await expectRequests(page, path, requests);
    await page.context().close();
  }
});

test('the applicants of the job in the URL are fetched together with the jobs', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const { items } = await apiGet(page, '/api/jobs/admin/reviewApplicants');
  const byStage = ['/api/applications/admin/stages', '/api/applications/admin/data'];
  await expectRequests(page, `/job-applicants/${items[0].id}?stage=new&sortedBy=from`, byStage);
  await expectRequests(page, `/fill-position/${items[0].id}`, ['/api/applications/admin/candidates']);
  const requests = ['/api/jobs/admin/reviewApplicants', '/api/applications/admin/data'];
  await expectRequests(page, `/review-applicants?job=${items[0].id}`, requests);
  await page.context().close();
});

test('the code of the dashboard loads while the user types, and its requests leave with the answer to sign-in', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/signin');
  await expect.poll(() => scripts.filter((path) => path.includes('user-dashboard'))).toHaveLength(1);
  await page.getByLabel('Email', { exact: true }).fill('seeker@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.waitForLoadState('networkidle');
  scripts.length = 0;
  const log = await holdApi(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => log.paths()).toEqual([...(DASHBOARD.seeker ?? [])].sort());
  log.release();
  await expect(page.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem').first()).toBeVisible();
  expect(scripts.filter((path) => !path.includes('idle-watch'))).toEqual([]);
});

test('a page requests its data while its code loads', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  for (const [path, request] of [
    ['/user-dashboard', TASKS],
    ['/review-applicants', '/api/jobs/admin/reviewApplicants'],
    ['/manage-jobs', MANAGED],
    ['/user-management', '/api/users'],
    ['/manage-data', '/api/positions'],
    ['/manage-organizations', '/api/organizations/admin'],
    ['/area-51', LOGS],
  ] as const) {
    const opened = await page.context().newPage();
    const letThrough = await holdRoute(opened, `**/assets${path}-*.js`);
    const asked = opened.waitForRequest((one) => new URL(one.url()).pathname === request);
    await opened.goto(path);
    await asked;
    await expect(opened.getByRole('heading', { level: 1 })).toHaveCount(0);
    letThrough();
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    await opened.close();
  }
  await page.context().close();
});

test('a phone fetches no section that is folded or far below', async ({ browser, site }) => {
  const admin = await pageAs(browser, site, 'admin');
  const page = await admin.context().newPage();
  await page.setViewportSize({ width: 390, height: 700 });
  const log = await holdApi(page);
  log.release();
  await page.goto('/user-dashboard');
  await expect(page.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(log.paths()).not.toContain(LOGS);
  const functions = page.locator('details.section').filter({ hasText: 'Administrative Functions' });
  await functions.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(log.paths()).not.toContain(LOGS);
  // A section above that comes meanwhile moves it away from the pointer.
  await expect(async () => {
    if ((await functions.getAttribute('open')) === null) await functions.locator('summary').click();
    await expect(functions).toHaveAttribute('open', '', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  // Sections above that have been fetched meanwhile push it away again.
  await expect(async () => {
    await functions.locator('.section-body').scrollIntoViewIfNeeded();
    await expect(functions.locator('tbody tr').first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  expect(log.paths()).toContain(LOGS);
  await admin.context().close();
});
