import type { Page } from '@playwright/test';
import { apply, expectSuccess, newApplicant } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { answerDialog, dayFromToday, newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';
import { HARRISBURG } from './users.js';

async function posting(manager: Page, board: boolean) {
  const title = uniqueTitle('for readers');
  const [reviewer] = await apiGet(manager, `/api/reviewers/${HARRISBURG}`);
  const dates = { isBoardReview: true, boardReviewDays: '2032-01-05', endDate: dayFromToday(20) };
  const id = await newPosting(manager, title, board ? { ...dates, reviewers: [reviewer.id] } : {});
  return { id, title, reader: `${reviewer.firstName} ${reviewer.lastName}` };
}

async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('[W12.10, W12.12] (E14) a release says who gets it, before, in and after it; all are chosen at first', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const { id, title, reader } = await posting(manager, true);
  const people = [await newApplicant(browser, site), await newApplicant(browser, site)] as const;
  for (const person of people) await apply(person, id);
  await manager.goto(`/review-applicants?job=${id}`);
  const board = manager.getByRole('table', { name: `Reviewers of ${title}` }).locator('tbody tr');
  await expect(board).toHaveText([new RegExp(`${reader}.*Nothing is released yet`)]);
  await manager.getByRole('link', { name: 'Release to Reviewers' }).click();
  await expect(manager).toHaveURL(`/review-applicants/${id}/release`);
  const summary = manager.getByRole('complementary', { name: '2 applicants to 1 reviewer' });
  await expect(summary).toContainText(reader);
  await expect(summary).toContainText('January 5, 2032');
  await expectFitsEverywhere(manager);
  await expectAccessible(manager);

  const boxes = manager
    .getByRole('table', { name: `Applicants of ${title} to release` })
    .locator('tbody')
    .getByRole('checkbox');
  await boxes.first().uncheck();
  await boxes.last().uncheck();
  await manager.getByRole('button', { name: 'Release 0 applicants' }).click();
  await expect(manager.getByText('Please choose at least one applicant.').first()).toBeVisible();
  await boxes.last().check();
  const data = manager.waitForRequest('**/release/reviewers');
  await manager.getByRole('button', { name: 'Release 1 applicant' }).click();
  const question = manager.getByRole('dialog', { name: 'Release 1 applicant to 1 reviewer?' });
  await expect(question).toContainText(`${reader} can read them until January 5, 2032.`);
  // The safe answer comes first, and nothing seems to run behind the question.
  await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await expect(manager.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectAccessible(manager);
  await question.getByRole('button', { name: 'Release 1 applicant' }).click();
  expect((await data).postDataJSON()).toMatchObject({ jobId: id, reviewByDate: '2032-01-05' });

  const receipt = manager.getByRole('region', { name: '1 applicant is with 1 reviewer' });
  await expect(receipt.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(receipt).toContainText('One to each reviewer who has mails turned on. The applicants get none.');
  await expect(board).toHaveText([new RegExp(`${reader}.*0 of 1.*Not yet`)]);
  await expectFitsEverywhere(manager);
  await expectAccessible(manager);

  // The day can be changed where it stands.
  await manager.getByRole('button', { name: 'Change date' }).click();
  const change = manager.getByRole('dialog', { name: 'Change the review-by date' });
  await change.getByLabel('Review by').fill('2020-01-05');
  await change.getByRole('button', { name: 'Change date' }).click();
  await expect(change).toContainText('must not be before today');
  await change.getByLabel('Review by').fill('2032-02-05');
  await expectAccessible(manager);
  await change.getByRole('button', { name: 'Change date' }).click();
  await expect(manager.getByText('The reviewers can read until February 5, 2032', { exact: true })).toBeVisible();

  // The rest follows; then nobody is left.
  await manager.reload();
  await expect(manager.getByText('1 already released')).toBeVisible();
  await expect(manager.getByText('The reviewers can read until February 5, 2032')).toBeVisible();
  await expect(manager.locator('form form')).toHaveCount(0);
  await manager.getByRole('button', { name: 'Release 1 applicant' }).click();
  await answerDialog(manager, 'Release 1 applicant to 1 reviewer?', 'Release 1 applicant');
  await expect(board).toHaveText([new RegExp(`${reader}.*0 of 2.*Not yet`)]);
  await manager.reload();
  await expect(manager.getByText('Nobody is left to release to the reviewers.')).toBeVisible();
  await removePosting(manager, id);
  for (const page of [manager, ...people.map((person) => person.page)]) await page.context().close();
});

test('[W12.11] a release to the district says who reads what, and who was released by a colleague before', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const { id, title } = await posting(manager, false);
  const people = [await newApplicant(browser, site), await newApplicant(browser, site)] as const;
  const [one] = [await apply(people[0], id), await apply(people[1], id)];
  await manager.goto(`/review-applicants/${id}/release`);
  await expect(manager.getByRole('heading', { level: 1, name: 'Release Applicants' })).toBeVisible();
  await expectFitsEverywhere(manager);
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Release 2 applicants' }).click();
  const question = manager.getByRole('dialog', { name: /^Release 2 applicants to Harrisburg/ });
  await expect(question).toContainText('who get a mail unless their outcome is decided');

  const admin = await pageAs(browser, site, 'admin');
  const data = { jobId: id, releasedApplications: [one] };
  const headers = await authHeaders(admin);
  await expectSuccess(admin.request.patch('/api/applications/admin/release/applicants', { headers, data }));
  await question.getByRole('button', { name: 'Release 2 applicants' }).click();
  const receipt = manager.getByRole('region', { name: /^1 applicant is with Harrisburg/ });
  await expect(receipt).toContainText('Released before');
  await expect(receipt).toContainText(title);
  await receipt.getByRole('link', { name: 'Review Applicants' }).click();
  await expect(manager.getByText(/^Released on/)).toHaveCount(2);
  await removePosting(manager, id);
  for (const page of [manager, admin, ...people.map((person) => person.page)]) await page.context().close();
});

test('(U62) a review-by date that somebody else has set meanwhile stands until one chooses the own one', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const { id } = await posting(manager, true);
  const people = [await newApplicant(browser, site), await newApplicant(browser, site)] as const;
  const [one] = [await apply(people[0], id), await apply(people[1], id)];
  await manager.clock.install();
  await manager.goto(`/review-applicants/${id}/release`);
  await expect(manager.getByRole('button', { name: 'Release 2 applicants' })).toBeVisible();
  const admin = await pageAs(browser, site, 'admin');
  const data = { jobId: id, releasedApplications: [one], reviewByDate: '2032-02-05' };
  const path = '/api/applications/admin/release/reviewers';
  await expectSuccess(admin.request.patch(path, { headers: await authHeaders(admin), data }));

  // The page is read again when its window is used again; what was seen first is what counts.
  await manager.clock.fastForward(5 * 60_000);
  await manager.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(manager.getByText('The reviewers can read until February 5, 2032')).toBeVisible();
  await manager.getByLabel('Review by').fill('2032-03-05');
  await manager.getByRole('button', { name: 'Release 1 applicant' }).click();
  await answerDialog(manager, 'Release 1 applicant to 1 reviewer?', 'Release 1 applicant');
  const conflict = manager.getByRole('dialog', { name: /saved this review-by date while you were editing$/ });
  await expect(conflict.getByRole('radio', { name: /^February 5, 2032/ })).toBeChecked();
  await expect(conflict).toContainText('Saving also releases 1 applicant to the reviewers, until the kept day.');
  await expectAccessible(manager);
  await expectFitsEverywhere(manager);
  await conflict.getByRole('button', { name: 'Save with the kept values' }).click();
  await expect(manager.getByRole('region', { name: '1 applicant is with 1 reviewer' })).toBeVisible();
  await expect
    .poll(async () => (await apiGet(manager, `/api/jobs/${id}/admin`)).boardReviewDays)
    .toContain('2032-02-0');
  await removePosting(manager, id);
  for (const page of [manager, admin, ...people.map((person) => person.page)]) await page.context().close();
});
