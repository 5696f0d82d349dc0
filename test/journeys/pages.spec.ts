import type { Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs, type Role } from './page-as.js';
import { expect, expectLoaded, expectNoBarrier, test } from './site.js';
import { expectTargetSize } from './target-size.js';

/** The path; ids that depend on the data are queried from the API. */
type Address = string | ((page: Page) => Promise<string>);

interface Visit {
  to: Address;
  /** The status of an expected failing request of the page, which the browser logs. */
  refused?: number;
}

const visit = (to: Address, refused?: number): Visit => ({ to, refused });

const PUBLIC: readonly Visit[] = [
  visit('/'),
  visit('/positions'),
  visit('/positions?positionTitle=nothing+of+this+name'),
  visit('/positions?location=Nowhere+at+all', 400),
  visit(async (page) => `/job-post/${(await apiGet(page, '/api/jobs')).items[0].id}`),
  visit('/job-post/01900000-0000-7000-8000-000000000000', 404),
  visit('/signin'),
  visit('/signin/accountConfirmed'),
  visit('/signup'),
  visit('/please-confirm'),
  visit('/email-confirmation/unknown'),
  visit('/forgot-password'),
  visit('/success-password-reset'),
  visit('/reset-password/unknown'),
  visit('/email-change/unknown'),
  visit('/post-jobs'),
  visit('/about-us'),
  visit('/terms-and-conditions'),
  visit('/privacy'),
  visit('/faq'),
  visit('/support'),
  visit('/employer-info'),
  visit('/contact-us'),
  visit('/mailbox'),
  visit(async (page) => `/mailbox/${(await apiGet(page, '/api/mailbox')).items[0].id}`),
  visit('/no-such-page', 404),
];

const OF_ROLES: Record<Role, readonly Visit[]> = {
  seeker: [
    visit('/positions'),
    visit('/user-dashboard'),
    visit('/my-profile'),
    visit('/applications'),
    visit(async (page) => `/user-application/${(await drafts(page))[0].jobId}`),
    visit('/success-application-submit'),
    visit('/user-account-settings'),
    visit('/requests/job-posting'),
    visit('/welcome-gateway'),
    visit('/user/terms-and-conditions'),
  ],
  poster: [
    visit('/user-dashboard'),
    visit('/post-jobs'),
    visit('/postings'),
    visit('/postings?status=rejected'),
    visit(async (page) => `/job-applicants/${await appliedFor(page)}`),
    visit('/job-applicants/01900000-0000-7000-8000-000000000000', 404),
    visit(async (page) => `/fill-position/${await undecided(page, '/api/jobs/user/posts?limit=100')}`),
    visit('/fill-position/01900000-0000-7000-8000-000000000000', 404),
    visit(async (page) => `/history/jobs/${await appliedFor(page)}`),
    visit('/history/jobs/01900000-0000-7000-8000-000000000000', 404),
    visit(async (page) => `/post-jobs/edit/${(await apiGet(page, '/api/jobs/user/posts')).items[0].id}`),
  ],
  reviewer: [visit('/user-dashboard'), visit('/review-applicants')],
  manager: [
    visit('/user-dashboard'),
    visit('/post-jobs'),
    visit('/manage-jobs'),
    visit(async (page) => `/post-jobs/edit/${(await apiGet(page, '/api/jobs/admin')).items[0].id}`),
    visit('/review-applicants'),
    visit(async (page) => `/review-applicants/${await unreleased(page)}/release`),
    visit('/review-applicants/01900000-0000-7000-8000-000000000000/release', 404),
    visit(async (page) => `/job-applicants/${(await apiGet(page, '/api/jobs/admin/reviewApplicants')).items[0].id}`),
    visit(async (page) => `/fill-position/${await undecided(page, '/api/jobs/admin/reviewApplicants')}`),
    visit(async (page) => `/review-application/${await somebodysApplication(page)}`),
    visit(async (page) => `/review/user-application/${await somebodysApplication(page)}`),
    visit(async (page) => `/history/applications/${await somebodysApplication(page)}`),
  ],
  admin: [
    visit('/user-dashboard'),
    visit('/manage-data'),
    visit('/user-management'),
    visit(async (page) => `/user-management/${await seekerId(page)}`),
    visit('/user-management/01900000-0000-7000-8000-000000000000', 404),
    visit(async (page) => `/history/users/${await seekerId(page)}`),
    visit(async (page) => `/user-profile/${await seekerId(page)}`),
    visit('/manage-organizations'),
    visit('/manage-content'),
    visit('/reporting'),
    visit('/reporting?reportType=jobPosting'),
    visit('/reporting?reportType=candidate'),
    visit('/area-51'),
  ],
};

const drafts = async (page: Page) => (await apiGet(page, '/api/applications/list?status=saved')).items;

const seekerId = async (page: Page) => (await apiGet(page, '/api/users?email=seeker%40demo.example')).items[0].id;

/** The poster's posting with the most applicants. */
const appliedFor = async (page: Page) => (await apiGet(page, '/api/jobs/user/posts?sortedBy=applicants')).items[0].id;

/** An open posting with somebody who has no outcome. */
async function undecided(page: Page, path: string): Promise<string> {
  const { items }: { items: { id: string; status: string; applicationsUndecided: number }[] } = await apiGet(
    page,
    path,
  );
  const job = items.find(({ status, applicationsUndecided }) => status === 'open' && applicationsUndecided > 0);
  if (!job) throw new Error('Everybody has an outcome.');
  return job.id;
}

/** A posting with somebody to release. */
const unreleased = async (page: Page) =>
  (await apiGet(page, '/api/jobs/admin/reviewApplicants?show=waiting')).items[0].id;

async function somebodysApplication(page: Page): Promise<string> {
  const [job] = (await apiGet(page, '/api/jobs/admin/reviewApplicants')).items;
  const [application] = (await apiGet(page, `/api/applications/admin/data?jobId=${job.id}`)).items;
  return application.id;
}

/** The viewport of a 1280 x 900 window at 200 % zoom (WCAG 1.4.4). */
const ENLARGED = { width: 640, height: 450 };

type Examine = (page: Page) => Promise<void>;

/** Opens each page in a window of 1280 x 900, examines it, and expects no other errors of the browser than its own. */
async function walk({ page, problems }: Watched, visits: readonly Visit[], examine: Examine): Promise<void> {
  for (const { to, refused } of visits)
    await test.step(String(to), async () => {
      const address = typeof to === 'string' ? to : await to(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      await expectWhole(page);
      await examine(page);
      const unexpected = problems.splice(0).filter((words) => !refused || !words.includes(`status of ${refused}`));
      expect.soft({ [address]: unexpected }).toEqual({ [address]: [] });
    });
}

async function resize(page: Page): Promise<void> {
  await expectTargetSize(page, 'wide');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 812 ? 844 : 900 });
    await expectFits(page);
    if (width === 390) await expectNoBarrier(page);
    if (width === 320) await expectTargetSize(page, 'narrow');
  }
  await page.setViewportSize(ENLARGED);
  await expectTargetSize(page, 'enlarged');
}

/** Expects a loaded page with one h1 and a title with the site name. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/Career Gateway$/);
  await expectLoaded(page);
}

interface Watched {
  page: Page;
  problems: string[];
}

/** Collects errors and warnings of the browser. */
function watch(page: Page): Watched {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { page, problems };
}

test.describe.configure({ timeout: 300_000 });

/** The gate examines each page in one window, test:full at every width. */
const examine: Examine = process.env.TEST_GATE
  ? expectNoBarrier
  : async (page) => {
      await expectNoBarrier(page);
      await resize(page);
    };
const WHOLE = 'is whole and accessible, in test:full at every width (U52)';

test(`[P11.20] every public page ${WHOLE}`, { tag: '@gate' }, async ({ page }) => {
  await page.goto('/');
  await walk(watch(page), PUBLIC, examine);
});

for (const [role, visits] of Object.entries(OF_ROLES)) {
  test(`[P11.20] every page of the ${role} ${WHOLE}`, { tag: '@gate' }, async ({ browser, site }) => {
    const page = await pageAs(browser, site, role as Role);
    await walk(watch(page), visits, examine);
    await page.context().close();
  });
}
