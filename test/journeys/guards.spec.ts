import type { Locator, Page } from '@playwright/test';
import { GUARDED, NO_JOB, NO_JOB_TO_FILL, NO_RELEASE } from './guarded-pages.js';
import { pageAs, type Role } from './page-as.js';
import { expect, PASSWORD, test } from './site.js';

test('[P11.19] every guarded address sends a visitor to sign in', { tag: '@gate' }, async ({ page }) => {
  for (const address of GUARDED) {
    await page.goto(address);
    await expect(page).toHaveURL(`/signin?redir=${encodeURIComponent(address)}`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
});

test('[P5.6, P5.8] sign-in leads back to the guarded address with its query, and never to another site (S19, U18)', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/manage-jobs?title=teacher');
  await expect(page).toHaveURL(/\/signin\?redir=/);
  await page.getByLabel('Email', { exact: true }).fill('poster@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/manage-jobs?title=teacher');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Postings');

  for (const address of ['/signin', '/signup']) {
    await page.goto(address);
    await expect(page).toHaveURL('/user-dashboard');
  }
  await page.goto('/signin?redir=/applications');
  await expect(page).toHaveURL('/applications');
  for (const redir of ['//evil.example', '/\\evil.example', '%09//evil.example']) {
    await page.goto(`/signin?redir=${redir}`);
    await expect(page).toHaveURL('/user-dashboard');
  }
});

const GUESTS = ['Home', 'Sign In', 'Find a Job', 'Post a Job', 'About Us', 'Contact Us'];
const MEMBERS = ['Home', 'Find a Job'];
const POSTERS = [...MEMBERS, 'Post a Job'];
/** Entries below the groups of all signed-in users. */
const LAST = ['About Us', 'Contact Us'];
const OWN = ['My Profile', 'My Settings', 'My Applications'];

interface Expected {
  /** The clauses that this role covers, as allowed or refused. */
  proves: string;
  items: string[];
  dashboard: string[];
  administration: string[];
  postAJob: string | null;
  /** Pages forbidden for this role. */
  closed: string[];
}

/** Written by hand from P11 and the tensions T4 and T6 to T9. */
const ROLES: Record<Role, Expected> = {
  seeker: {
    proves: '[P11.2, P11.5, P11.6, P11.7, P11.12, P11.15, W7.1, W12.1, W17.1, W18.1]',
    items: MEMBERS,
    dashboard: OWN,
    administration: [],
    postAJob: null,
    closed: [
      NO_JOB,
      NO_JOB_TO_FILL,
      '/postings',
      '/manage-jobs',
      '/review-applicants',
      NO_RELEASE,
      '/area-51',
      '/user-management',
      '/reporting',
    ],
  },
  reviewer: {
    proves: '[P11.5, P11.15, W7.1, W17.1, W18.1]',
    items: MEMBERS,
    dashboard: OWN,
    administration: [],
    postAJob: null,
    closed: [
      NO_JOB,
      NO_JOB_TO_FILL,
      NO_RELEASE,
      '/postings',
      '/manage-jobs',
      '/area-51',
      '/manage-data',
      '/user-management',
    ],
  },
  poster: {
    proves: '[P11.6, P11.14, W12.1, W17.1, W18.1]',
    items: POSTERS,
    dashboard: ['My Postings', ...OWN],
    administration: [],
    postAJob: '/post-jobs',
    closed: ['/review-applicants', NO_RELEASE, '/area-51', '/manage-organizations', '/user-management'],
  },
  manager: {
    proves: '[P11.5, P11.6, P11.7, P11.14, W17.1, W18.1]',
    items: POSTERS,
    dashboard: ['Review Applicants', ...OWN],
    administration: ['Manage Jobs'],
    postAJob: '/requests/job-posting',
    closed: ['/postings', '/area-51', '/manage-data', '/user-management', '/manage-organizations', '/reporting'],
  },
  admin: {
    proves: '[P11.2, P11.3, P11.5, P11.6, P11.7, P11.12]',
    items: POSTERS,
    dashboard: ['Review Applicants', 'My Postings', ...OWN],
    administration: [
      'Manage Jobs',
      'Manage Data',
      'Manage Users',
      'Manage Organizations',
      'Manage Content',
      'Reporting',
      'Area 51',
    ],
    postAJob: '/post-jobs',
    closed: [],
  },
};

test('[P11.1, P11.14] the menu of a visitor', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/');
  const menu = mainMenu(page);
  await expect(menu.getByRole('link')).toHaveText(GUESTS);
  await menu.getByRole('link', { name: 'Post a Job' }).click();
  await expect(page).toHaveURL('/post-jobs');
});

/** The entries without the counts, which come later. */
const entriesOf = async (menu: Locator) =>
  (await menu.getByRole('link').allTextContents()).map((text) => text.replace(/\d+ waiting$/, ''));

for (const [role, expected] of Object.entries(ROLES)) {
  const { proves, items, dashboard, administration, postAJob, closed } = expected;
  test(`${proves} the menu and the closed doors of the ${role}`, { tag: '@gate' }, async ({ browser, site }) => {
    const page = await pageAs(browser, site, role as Role, '/user-dashboard');
    const menu = mainMenu(page);
    const groups = ['My Dashboard', ...dashboard, ...administration];
    await expect.poll(() => entriesOf(menu)).toEqual([...items, ...groups, ...LAST]);
    await expect(menu.getByRole('button', { name: 'Administration' })).toHaveCount(administration.length > 0 ? 1 : 0);
    if (postAJob) await expect(menu.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', postAJob);

    for (const address of closed) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(
        page.getByRole('alert').getByText('Your account does not have the right that it needs.'),
      ).toBeVisible();
    }
    await page.context().close();
  });
}

test('[P11.2, P11.3] both groups of the menu fold and stay as they were left', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/user-dashboard');
  const menu = mainMenu(page);
  for (const [group, link] of [
    ['My Dashboard', 'My Settings'],
    ['Administration', 'Area 51'],
  ] as const) {
    const fold = menu.getByRole('button', { name: group });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.click();
    await expect(menu.getByRole('link', { name: link })).toBeHidden();
  }
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Area 51' })).toBeHidden();
  await menu.getByRole('button', { name: 'Administration' }).click();
  await menu.getByRole('link', { name: 'Area 51' }).click();
  await expect(page).toHaveURL('/area-51');
  await page.context().close();
});

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
