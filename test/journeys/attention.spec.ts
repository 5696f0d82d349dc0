import type { Page } from '@playwright/test';
import { newcomer } from './newcomer.js';
import { authHeaders, pageAs } from './page-as.js';
import { expect, signIn, test } from './site.js';

const attention = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });
const row = (page: Page, words: RegExp | string) => attention(page).getByRole('listitem').filter({ hasText: words });

test('every duty of every role is a row with its age and one button: profile, request for rights (U53)', async ({
  page,
  browser,
  site,
}) => {
  const someone = await newcomer(page);
  await signIn(page, someone.email);
  const profile = row(page, 'My Profile: 0 of 6 sections complete');
  await expect(profile.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/my-profile');
  await expect(attention(page)).not.toContainText('Nothing needs your attention now.');

  const organization = `Attention School ${someone.id.slice(-6)}`;
  const request = { organization, message: '' };
  const sent = await page.request.post('/api/common/job-posting', { headers: await authHeaders(page), data: request });
  expect(sent.ok()).toBe(true);
  const admin = await pageAs(browser, site, 'admin');
  const waiting = row(admin, organization);
  await expect(waiting).toContainText('asks to post');
  await expect(waiting).toContainText('waiting since today');
  await waiting.getByRole('link', { name: 'Answer request' }).click();
  await expect(admin).toHaveURL(/\/user-management$/);
  await admin.context().close();
});

test('nothing is said to wait for nobody while one kind of duty could not be asked (U53)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'reviewer');
  await page.route('**/dashboardReviewApplicants?*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/user-dashboard');
  await expect(attention(page)).toContainText('Some of what may wait for you could not be loaded.', {
    timeout: 30_000,
  });
  await expect(attention(page)).not.toContainText('Nothing needs your attention now.');
  await page.context().close();
});
