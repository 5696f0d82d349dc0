import type { Page } from '@playwright/test';
import { apply, newApplicant } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { answerDialog, newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, PASSWORD, signIn, test } from './site.js';

const DELETE = 'Application will be permanently deleted. Do you want to continue?';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const essay = (page: Page) => page.getByLabel(/^Essay/);

test('[W11.6, W11.7] [T25] a withdrawn application stands under its filter, from where it is begun again', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const title = uniqueTitle('to begin again');
  const jobId = await newPosting(manager, title, { isProfileRequired: false });
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  await apply(seeker, jobId, 'submit', { essay: 'Sent once.' });

  await page.goto('/applications');
  await card(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await answerDialog(page, DELETE, 'Delete application');
  await expect(card(page, title)).toHaveCount(0);
  await expect(page.getByText('1 more was withdrawn:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'show it' }).click();
  await expect(page.getByLabel('Filter By')).toHaveValue('withdrawn');
  await expect(card(page, title)).toContainText('Withdrawn by you');
  await expect(card(page, title).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }

  await card(page, title)
    .getByRole('button', { name: /^Begin again from this copy/ })
    .click();
  await expect(page).toHaveURL(`/user-application/${jobId}`);
  await expect(essay(page)).toHaveValue('Sent once.');
  await expect(page.getByRole('button', { name: 'Remove Cover letter.pdf' })).toBeVisible();
  await expect
    .poll(() => apiGet(page, `/api/applications/${jobId}`))
    .toMatchObject({ type: 'draft', submittedAt: null });

  await page.goto('/applications?status=withdrawn');
  await expect(card(page, title)).toBeVisible();
  await expect(card(page, title).getByRole('button', { name: /^Begin again/ })).toHaveCount(0);
  await page.context().close();
  await manager.context().close();
});

test('input from before the session ended never replaces a newer draft unasked', async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const jobId = await newPosting(manager, uniqueTitle('in two sessions'), { isProfileRequired: false });
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  await page.goto(`/user-application/${jobId}`);
  await essay(page).fill('Typed before.');
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.waitForURL('**/signin**');
  const other = await browser.newContext({ baseURL: site });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, seeker.email, '/applications');
  await apply({ ...seeker, page: elsewhere }, jobId, 'save', { essay: 'Saved elsewhere.' });
  await other.close();

  await page.getByLabel('Email', { exact: true }).fill(seeker.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/user-application/${jobId}`);
  await expect(essay(page)).toHaveValue('Typed before.');
  const notice = page.getByRole('alert').filter({ hasText: 'saved somewhere else in the meantime' });
  await expect(notice).toBeVisible();
  const refused = page.waitForResponse((response) => response.status() === 409);
  await button(page, 'Save Draft').click();
  await refused;
  await expect(notice).toBeVisible();
  expect((await apiGet(page, `/api/applications/${jobId}`)).essay).toBe('Saved elsewhere.');
  await notice.getByRole('button', { name: 'Keep my changes' }).click();
  await button(page, 'Save Draft').click();
  await expect(page.getByText('Your draft was successfully updated!', { exact: true })).toBeVisible();
  expect((await apiGet(page, `/api/applications/${jobId}`)).essay).toBe('Typed before.');
  await page.context().close();
  await manager.context().close();
});

test('a draft that another tab deleted can be kept', async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const jobId = await newPosting(manager, uniqueTitle('deleted elsewhere'), { isProfileRequired: false });
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  const id = await apply(seeker, jobId, 'save', { essay: 'First.' });
  await page.goto(`/user-application/${jobId}`);
  await essay(page).fill('Second.');
  await page.request.delete(`/api/applications/${id}`, { headers: await authHeaders(page) });
  await button(page, 'Save Draft').click();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(essay(page)).toHaveValue('Second.');
  await button(page, 'Save Draft').click();
  await expect(page.getByText('Your draft was successfully saved!', { exact: true })).toBeVisible();
  expect((await apiGet(page, `/api/applications/${jobId}`)).essay).toBe('Second.');
  await page.context().close();
  await manager.context().close();
});

for (const isMineKept of [true, false]) {
  test(`two tabs on one draft: the older one is told, and ${isMineKept ? 'keeps its own' : 'takes the newer over'}`, async ({
    browser,
    site,
  }) => {
    const manager = await pageAs(browser, site, 'manager');
    const jobId = await newPosting(manager, uniqueTitle('in two tabs'), { isProfileRequired: false });
    const { page } = await newApplicant(browser, site);
    await page.goto(`/user-application/${jobId}`);
    const other = await page.context().newPage();
    await other.goto(`/user-application/${jobId}`);
    await essay(other).fill('Written there.');
    await button(other, 'Save Draft').click();
    await expect(other.getByText('Your draft was successfully saved!', { exact: true })).toBeVisible();

    await page.bringToFront();
    await essay(page).fill('Written here.');
    await button(page, 'Save Draft').click();
    const notice = page.getByRole('alert').filter({ hasText: 'saved somewhere else in the meantime' });
    await expect(notice).toBeFocused();
    await expect(essay(page)).toHaveValue('Written here.');
    await expectAccessible(page);
    await notice.getByRole('button', { name: isMineKept ? 'Keep my changes' : 'Show the saved draft' }).click();
    await expect(notice).toBeHidden();
    await expect(essay(page)).toHaveValue(isMineKept ? 'Written here.' : 'Written there.');
    if (isMineKept) {
      await button(page, 'Save Draft').click();
      await expect(page.getByText('Your draft was successfully updated!', { exact: true })).toBeVisible();
    }
    expect((await apiGet(page, `/api/applications/${jobId}`)).essay).toBe(
      isMineKept ? 'Written here.' : 'Written there.',
    );
    await page.context().close();
    await manager.context().close();
  });
}
