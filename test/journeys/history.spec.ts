import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apply, expectSuccess, newApplicant, release } from './applicants.js';
import { expectFits } from './layout-faults.js';
import { authHeaders, pageAs } from './page-as.js';
import { card, newPosting, removePosting, uniqueTitle } from './postings.js';
import { selectAction } from './row-menu.js';
import { expect, expectAccessible, test } from './site.js';
import { jobWithApplicants } from './stages-page.js';
import { expectTargetSize } from './target-size.js';
import { findUser, HARRISBURG, newUser } from './users.js';

const WIDTHS = [1280, 390] as const;
const TIME = /^\d{1,2}:\d{2}:\d{2} (am|pm)$/;

const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).locator('section > ol > li');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const width of WIDTHS)
  test(`who manages users reads the history of an account, at ${width} px`, async ({ browser, site }) => {
    const admin = await pageAs(browser, site, 'admin', '/user-management');
    await admin.setViewportSize({ width, height: 844 });
    const { id, email } = await newUser(admin, { privileges: [1], organizations: [HARRISBURG] });
    const headers = await authHeaders(admin);
    for (let more = 0; more < 3; more += 1) await admin.request.get(`/api/users/user-profile/${id}`, { headers });
    await selectAction(await findUser(admin, email), 'History');
    await expect(admin).toHaveURL(`/history/users/${id}`);
    await expect(heading(admin)).toHaveText('What happened to Wilma Yost');
    await expect(heading(admin)).toBeFocused();
    await expect(main(admin).getByText(email)).toBeVisible();
    await expect(entries(admin).first().getByRole('time')).toHaveText(TIME);
    await expect(entries(admin).first().locator('p')).toHaveText('Alma Whitaker read 3 times.');
    await main(admin).getByRole('button', { name: 'Show the 3 reads' }).click();
    await expect(main(admin).getByText('Alma Whitaker opened the profile of Wilma Yost.')).toHaveCount(3);
    await expect(main(admin).getByText('Alma Whitaker created the account.')).toBeVisible();
    await expect(main(admin).getByText(/^This is the beginning\. Times are Eastern Time\./)).toBeVisible();
    await expect(main(admin).getByText(/^\d entries since .*, with 1 mail: 1 /)).toBeVisible();
    await expectAccessible(admin);
    await expectFits(admin);
    await expectTargetSize(admin, `history at ${width}`);

    const reads = main(admin).getByRole('button', { name: 'Reads', exact: true });
    await expect(reads).toHaveAttribute('aria-pressed', 'true');
    await reads.click();
    await expect(main(admin).getByText('opened the profile')).toHaveCount(0);
    for (const name of ['Changes', 'States']) await main(admin).getByRole('button', { name }).click();
    await expect(main(admin).getByText('Nothing is here of what is chosen.')).toBeVisible();
    await expectAccessible(admin);
    await admin.goto(`/history/users/${id}`);
    const saved = admin.waitForEvent('download');
    await main(admin).getByRole('button', { name: 'Download as CSV' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file).toMatch(/^\ufeffWhen,Who,What,Changes,Mails\r\n/);
    expect(file).toContain('Alma Whitaker,Alma Whitaker created the account.');
    await admin.getByRole('link', { name: 'Open the user' }).click();
    await expect(heading(admin)).toHaveText('Wilma Yost');
    await admin.context().close();
  });

test('older entries come with a button, and a failure offers to try again', async ({ browser, site }) => {
  const admin = await pageAs(browser, site, 'admin', '/user-management');
  const { id, email } = await newUser(admin);
  const headers = await authHeaders(admin);
  for (let more = 0; more < 21; more += 1)
    await admin.request.patch(`/api/users/${id}/access`, { headers, data: { isAccessible: more % 2 === 1 } });
  const row = await findUser(admin, email);
  await admin.route('**/api/history/**', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await selectAction(row, 'History');
  await expect(main(admin).getByRole('alert')).toBeVisible();
  await admin.unroute('**/api/history/**');
  await main(admin).getByRole('button', { name: 'Retry' }).click();
  await expect(entries(admin)).toHaveCount(20);
  await expect(main(admin).getByText('This is the beginning')).toHaveCount(0);
  await main(admin).getByRole('button', { name: 'Show older' }).click();
  await expect(main(admin).getByText('Alma Whitaker created the account.')).toBeVisible();
  await expect(main(admin).getByText(/^This is the beginning/)).toBeFocused();
  await expect(main(admin).getByRole('button', { name: 'Show older' })).toHaveCount(0);
  await admin.context().close();
});

for (const width of WIDTHS)
  test(`the history of a posting and of an application, at ${width} px`, async ({ browser, site }) => {
    const manager = await pageAs(browser, site, 'manager', '/manage-jobs');
    await manager.setViewportSize({ width, height: 844 });
    const poster = await pageAs(browser, site, 'poster');
    await poster.setViewportSize({ width, height: 844 });
    const title = uniqueTitle('Librarian');
    const jobId = await newPosting(poster, title);
    const applicant = await newApplicant(browser, site);
    const id = await apply(applicant, jobId);

    await poster.goto('/postings?sortedBy=title');
    await selectAction(card(poster, title), 'History');
    await expect(entries(poster).first()).toContainText('opened the posting to applicants.');
    await expect(main(poster).getByText('submitted an application')).toHaveCount(0);
    await expect(main(poster).getByText(/mail/)).toHaveCount(0);
    await expect(main(poster).getByRole('button', { name: 'Reads', exact: true })).toHaveCount(0);
    await poster.goBack();
    await expect(card(poster, title)).toBeVisible();

    await release(manager, jobId, [id]);
    await manager.goto(`/manage-jobs?title=${encodeURIComponent(title)}`);
    await selectAction(manager, 'History', title);
    const released = entries(manager).first();
    await expect(released).toContainText(/ released the application of .* to the organization\./);
    await expect(main(manager).getByText(/^Harrisburg City School District · Number \d+$/)).toBeVisible();
    // A worker sends the mails of the applicant and of the employer: the page is read again until both were.
    await expect(async () => {
      await manager.reload();
      await expect(released.getByText(/^2 mails: 2 sent$/)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await released.getByText(/^2 mails: 2 sent$/).click();
    for (const about of ['Your application was passed on', 'New applicants'])
      await expect(released.getByRole('row').filter({ hasText: about })).toBeVisible();
    await expectAccessible(manager);
    await expectFits(manager);
    await manager.getByRole('link', { name: 'Open the posting' }).click();
    await expect(manager).toHaveURL(`/post-jobs/edit/${jobId}`);

    await poster.goto(`/post-jobs/edit/${jobId}`);
    await poster.getByRole('link', { name: 'History', exact: true }).click();
    await expect(main(poster).getByText('submitted an application')).toBeVisible();
    await poster.context().close();

    for (const path of [`/review-application/${id}`, `/review/user-application/${id}`]) {
      await manager.goto(path);
      await manager.getByRole('link', { name: 'History', exact: true }).click();
      // Opening the page was a read itself.
      await expect(entries(manager).first()).toContainText('read the application.');
      await expect(heading(manager)).toContainText('What happened to the application of');
      await expect(main(manager)).toContainText('released the application to the organization.');
      await expectAccessible(manager);
    }
    await removePosting(manager, jobId);
    await applicant.page.context().close();
    await manager.context().close();
  });

test('an act is one entry, with its changes from which value to which', async ({ browser, site }) => {
  const { manager, jobId, title, close } = await jobWithApplicants(browser, site);
  const headers = await authHeaders(manager);
  await expectSuccess(manager.request.patch(`/api/jobs/${jobId}/status`, { headers, data: { status: 'filled' } }));
  await manager.goto(`/manage-jobs?title=${encodeURIComponent(title)}`);
  await selectAction(manager, 'History', title);
  const filled = entries(manager).filter({ hasText: 'marked the position filled.' });
  const sentences = filled.locator('p').filter({ hasNotText: 'mail' });
  await expect(sentences).toHaveCount(1);
  await expect(filled.getByRole('definition')).toHaveText(/Open.*Filled/);
  await filled.getByRole('button', { name: 'Show the 3 other entries of this act' }).click();
  await expect(sentences).toHaveCount(4);
  await expectAccessible(manager);
  for (const width of WIDTHS) {
    await manager.setViewportSize({ width, height: 844 });
    await expectFits(manager);
  }
  await close();
});

for (const width of WIDTHS)
  test(`the history of an organization, at ${width} px`, async ({ browser, site }) => {
    const admin = await pageAs(browser, site, 'admin', '/manage-organizations?search=albert+gallatin');
    await admin.setViewportSize({ width, height: 844 });
    const headers = await authHeaders(admin);
    for (const action of ['disabled', 'enabled'])
      await admin.request.patch('/api/organizations/101260303', { headers, data: { action } });
    await admin.getByRole('link', { name: /^History of Albert Gallatin/ }).click();
    await expect(entries(admin).first().locator('p')).toHaveText('Alma Whitaker enabled the organization.');
    await expect(main(admin).getByRole('group', { name: 'Show' })).toHaveCount(0);
    await expectAccessible(admin);
    await expectFits(admin);
    await admin.getByRole('link', { name: 'Open the organization' }).click();
    await expect(admin.getByRole('link', { name: /^History of Albert Gallatin/ })).toBeVisible();
    await admin.context().close();
  });
