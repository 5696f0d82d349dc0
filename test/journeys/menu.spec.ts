import type { Page } from '@playwright/test';
import { newcomer } from './newcomer.js';
import { authHeaders, pageAs } from './page-as.js';
import { expect, signIn, test } from './site.js';

const MANAGE_USERS = 4;

/** Without the numbers of waiting tasks, which come a moment later. */
const addresses = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]));

test('[P11.13] where the menu leads, signed out and as Super Admin', { tag: '@gate' }, async ({
  browser,
  site,
  page: visitor,
}) => {
  await visitor.goto('/');
  await expect
    .poll(() => addresses(visitor))
    .toEqual([
      ['Home', '/'],
      ['Sign In', '/signin'],
      ['Find a Job', '/positions'],
      ['Post a Job', '/post-jobs'],
      ['About Us', '/about-us'],
      ['Contact Us', '/contact-us'],
    ]);
  const page = await pageAs(browser, site, 'admin', '/user-dashboard');
  await expect
    .poll(() => addresses(page))
    .toEqual([
      ['Home', '/'],
      ['Find a Job', '/positions'],
      ['Post a Job', '/post-jobs'],
      ['My Dashboard', '/user-dashboard'],
      ['Review Applicants', '/review-applicants'],
      ['My Postings', '/postings'],
      ['My Profile', '/my-profile'],
      ['My Settings', '/user-account-settings'],
      ['My Applications', '/applications'],
      ['Manage Jobs', '/manage-jobs'],
      ['Manage Data', '/manage-data'],
      ['Manage Users', '/user-management'],
      ['Manage Organizations', '/manage-organizations'],
      ['Manage Content', '/'],
      ['Reporting', '/reporting'],
      ['Area 51', '/area-51'],
      ['About Us', '/about-us'],
      ['Contact Us', '/contact-us'],
    ]);
  await page.context().close();
});

test('[W17.1] /user-management is for Manage Users and Super Admin; everybody else goes home', {
  tag: '@gate',
}, async ({ browser, site, page }) => {
  const title = (of: Page) => of.getByRole('heading', { level: 1 });
  const admin = await pageAs(browser, site, 'admin', '/user-management');
  await expect(title(admin)).toHaveText('Manage Users');

  const me = await newcomer(page);
  const rights = { privileges: [MANAGE_USERS], organizations: [] };
  const given = await page.request.patch(`/api/users/${me.id}`, { headers: await authHeaders(admin), data: rights });
  expect(given.status(), await given.text()).toBe(200);
  await signIn(page, me.email, '/user-management');
  await expect(title(page)).toHaveText('Manage Users');
  await admin.context().close();

  // Manage Jobs does not include user management; `guards.spec.ts` covers the other roles.
  const manager = await pageAs(browser, site, 'manager');
  await manager.goto('/user-management');
  await expect(manager).toHaveURL('/');
  await manager.context().close();
});
