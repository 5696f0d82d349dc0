import type { Page } from '@playwright/test';
import { newcomer } from './newcomer.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, expectLoaded, signIn, test } from './site.js';

/** Makes every list of the server empty. */
async function emptyLists(page: Page): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    // A stream has no end to wait for.
    if (route.request().method() !== 'GET' || route.request().url().includes('/api/logs/live')) return route.continue();
    const response = await route.fetch();
    const body = await response.json().catch(() => null);
    const isList = Array.isArray(body?.items) && 'totalItemsCount' in body;
    await route.fulfill(isList ? { response, json: { ...body, items: [], totalItemsCount: 0 } } : { response });
  });
}

/** Expects this many lists, each beginning with "No Items". */
async function expectNoItems(page: Page, count: number): Promise<void> {
  const main = page.getByRole('main');
  await expectLoaded(page);
  await expect(main.getByText(/^No Items/)).toHaveCount(count);
  await expect(main.locator('.empty').filter({ hasNotText: /^No Items/ })).toHaveCount(0);
  await expect(main.locator('tbody:not(:has(tr))')).toHaveCount(0);
}

test('[W21.9] empty lists say "No Items"', { tag: '@gate' }, async ({ browser, site, page }) => {
  const admin = await pageAs(browser, site, 'admin');
  const id = await newPosting(admin, uniqueTitle('without applicants'));
  await emptyLists(admin);
  for (const [address, count] of [
    ['/user-dashboard', 4],
    ['/review-applicants', 1],
    ['/postings', 1],
    ['/postings?status=filled', 1],
    ['/applications', 1],
    ['/applications?status=submitted', 1],
    ['/manage-jobs?title=nothing', 1],
    ['/user-management', 2],
    ['/manage-data', 1],
    ['/manage-organizations', 1],
    ['/area-51', 1],
    [`/job-post/${id}`, 1],
    ['/mailbox', 1],
  ] as const) {
    await test.step(address, async () => {
      await admin.goto(address);
      await expectNoItems(admin, count);
    });
  }
  await admin.getByRole('link', { name: 'Career Gateway' }).first().click();
  await expect(admin).toHaveURL('/');
  await expectNoItems(admin, 1);
  // Other lists of the page may still be on their way.
  await admin.unrouteAll({ behavior: 'wait' });
  await admin.context().close();

  const me = await newcomer(page);
  await signIn(page, me.email, '/my-profile');
  await expectNoItems(page, 4);
});

test('an empty Review Applicants says what fills it, by role', async ({ browser, site }) => {
  for (const [role, words] of [
    ['manager', 'No Items. Jobs appear here once somebody has applied for them.'],
    ['reviewer', 'No Items. Jobs appear here once an administrator releases applications to you'],
  ] as const) {
    const page = await pageAs(browser, site, role);
    await emptyLists(page);
    await page.goto('/review-applicants');
    await expect(page.getByText(words)).toBeVisible();
    await expectNoItems(page, 1);
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().close();
  }
});

test('a reviewer without an organization is told to have one assigned', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'reviewer');
  await emptyLists(page);
  await page.route(/\/api\/users\/[\da-f-]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), organizations: [] } });
  });
  await page.goto('/review-applicants');
  await expect(page.getByText('No Items. You review for no organization yet.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});
