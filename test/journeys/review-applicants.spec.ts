import type { Page, Request } from '@playwright/test';
import { apply, expectSuccess, newApplicant, release } from './applicants.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { answerDialog, dayFromToday, newPosting, removeLeftPostings, removePosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

const DELETE = 'Application will be permanently deleted. Do you want to continue?';

const jobs = (page: Page) => page.locator('tbody[data-job]');
const job = (page: Page, title: string) =>
  jobs(page).filter({ has: page.getByRole('button', { name: title, exact: true }) });
const unfold = (page: Page, title: string) =>
  job(page, title).getByRole('button', { name: title, exact: true }).click();
const rows = (page: Page, title: string) =>
  job(page, title)
    .getByRole('table', { name: `Applicants for ${title}` })
    .locator('tbody tr');

/** The API's applicant counts of a job. */
async function counts(page: Page, id: string) {
  const { items } = await apiGet(page, '/api/jobs/admin/reviewApplicants?limit=100');
  const { applicationsCount, applicantsReleased } = items.find((one: { id: string }) => one.id === id);
  return { applicationsCount, applicantsReleased };
}

test('[W12.2, W12.3, W12.6, W12.7, W12.8, W12.9] an administrator reads, deletes and fills; a reviewer only reads', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const reviewer = await pageAs(browser, site, 'reviewer');
  await removeLeftPostings(manager);
  const title = uniqueTitle('to review');
  const id = await newPosting(manager, title);
  const people = [await newApplicant(browser, site), await newApplicant(browser, site)] as const;
  const ids: string[] = [];
  for (const person of people) ids.push(await apply(person, id));
  await release(manager, id, ids.slice(0, 1));

  await manager.goto('/review-applicants');
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText('Review Applicants');
  await expect(manager.getByText('Manage applications for review or release.', { exact: true })).toBeVisible();
  await expect(job(manager, title).getByRole('table')).toHaveCount(0);
  await unfold(manager, title);
  const table = job(manager, title).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Candidate', 'From', 'Applied On', 'Release', 'Actions']);
  await expect(rows(manager, title)).toHaveCount(2);

  await reviewer.goto('/review-applicants');
  await unfold(reviewer, title);
  await expect(job(reviewer, title).getByRole('columnheader')).toHaveText(['Candidate', 'From', 'Applied On', 'Read']);
  await expect(rows(reviewer, title)).toHaveCount(1);
  await expect(job(reviewer, title).getByRole('switch')).toHaveCount(0);
  await expect(job(reviewer, title).getByRole('button', { name: /^More actions/ })).toHaveCount(0);

  // Deleting the released application decrements the released count; deleting the other one leaves it at zero.
  await expect.poll(() => counts(manager, id)).toEqual({ applicationsCount: 2, applicantsReleased: 1 });
  const remove = async (row: ReturnType<typeof rows>, choice: string) => {
    await row.getByRole('button', { name: /^More actions for/ }).click();
    await manager.getByRole('menuitem', { name: 'Delete application' }).click();
    await answerDialog(manager, DELETE, choice);
  };
  const released = rows(manager, title).filter({ hasText: /Released on/ });
  await remove(released, 'Keep application');
  await expect(rows(manager, title)).toHaveCount(2);
  await remove(released, 'Delete application');
  await expect(rows(manager, title)).toHaveCount(1);
  await expect.poll(() => counts(manager, id)).toEqual({ applicationsCount: 1, applicantsReleased: 0 });
  await expect(job(manager, title).locator('[data-label="Applicants"]')).toHaveText('1');
  const third = await newApplicant(browser, site);
  await apply(third, id);
  await manager.reload();
  await remove(rows(manager, title).first(), 'Delete application');
  await expect(rows(manager, title)).toHaveCount(1);
  await expect.poll(() => counts(manager, id)).toEqual({ applicationsCount: 1, applicantsReleased: 0 });

  // The position itself can be filled from here.
  await job(manager, title)
    .getByRole('button', { name: `More actions for ${title}` })
    .click();
  await manager.getByRole('menuitem', { name: 'Fill Position' }).click();
  await expect(manager.getByRole('heading', { name: 'Do you wish to mark the position filled?' })).toBeVisible();
  await manager.getByRole('checkbox', { name: /^Somebody who did not apply here/ }).check();
  await manager.getByLabel('Outcome of Never opened').selectOption('Not selected');
  await manager.getByRole('button', { name: 'Fill Position and send 1 mail' }).click();
  await expect(manager.getByText('1 person gets a mail.')).toBeVisible();
  await manager.goto('/review-applicants');
  await expect(job(manager, title).getByRole('rowheader').first()).toContainText('· Filled');
  await expect.poll(() => apiGet(manager, `/api/jobs/${id}/admin`)).toMatchObject({ status: 'filled' });
  for (const page of [manager, reviewer, third.page, ...people.map((one) => one.page)]) await page.context().close();
});

test('[W4.3, W4.4, W12.4, W12.9, W12.17] up to twenty jobs show at once, more come in pages of ten; the review date is written out', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const seeker = await newApplicant(browser, site);
  await removeLeftPostings(manager);
  const { totalItemsCount: before } = await apiGet(manager, '/api/jobs/admin/reviewApplicants?limit=1');
  const titles: string[] = [];
  const ids: string[] = [];
  for (let count = before; count < 21; count += 1) {
    const title = uniqueTitle(`page ${count}`);
    // A review date in the far future sorts these jobs first.
    const board = { isBoardReview: true, boardReviewDays: '2031-03-05', endDate: dayFromToday(20) };
    const id = await newPosting(manager, title, count === before ? board : {});
    await apply(seeker, id);
    titles.push(title);
    ids.push(id);
  }
  const [title = '', id = ''] = [titles[0], ids[0]];

  const pager = manager.getByRole('navigation', { name: 'Pages of results' });
  await manager.goto('/review-applicants');
  await expect(jobs(manager)).toHaveCount(10);
  await expect(pager).toBeVisible();
  await expect(job(manager, title).getByText('March 5, 2031', { exact: true })).toBeVisible();
  // Nobody is chosen to read what would be released to the board.
  await unfold(manager, title);
  const toReviewers = job(manager, title).getByRole('button', { name: 'Release to Reviewers' });
  await expect(toReviewers).toHaveAttribute('aria-disabled', 'true');
  await expect(toReviewers).toHaveAccessibleDescription(/^No reviewers are chosen/);
  await pager.getByRole('link', { name: 'Page 3' }).click();
  await expect(jobs(manager)).toHaveCount(1);
  const last = (await jobs(manager).first().getAttribute('data-job')) ?? '';

  // A link opens its job, also one beyond the first page (U60); the search and the choices find it, too.
  await manager.goto(`/review-applicants?job=${last}`);
  await expect(jobs(manager).first()).toHaveAttribute('data-job', last);
  await expect(jobs(manager).first().getByRole('table')).toBeVisible();
  await manager.getByLabel('Number, title or organization').fill(title);
  await manager.getByRole('button', { name: 'Search' }).click();
  await expect(manager.getByText(`1 job with applicants to review for “${title}”`)).toBeVisible();
  await expect(jobs(manager)).toHaveCount(1);
  await manager.getByRole('link', { name: 'To release 1' }).click();
  await expect(job(manager, title)).toBeVisible();
  await manager.getByRole('link', { name: 'Due soon 0' }).click();
  await expect(manager.getByText(`No job here matches “${title}”.`)).toBeVisible();
  await manager.getByRole('link', { name: 'Show all jobs' }).click();
  await expect(jobs(manager)).toHaveCount(10);
  await manager.getByLabel('Sort by').selectOption('Due first');
  await expect(manager.getByText(/nearest review date first$/)).toBeVisible();
  await manager.goto('/review-applicants');

  // The dashboard lists ten open jobs, latest review date first.
  // The tasks above the list request the earliest dates.
  const isList = (request: Request) => /dashboardReviewApplicants\?.*DESC/.test(request.url());
  const openDashboard = async () => {
    await manager.goto('/user-dashboard');
    // A section far below the tasks is fetched when it comes near.
    await manager.getByRole('heading', { level: 2, name: /^Review Applicants/ }).scrollIntoViewIfNeeded();
  };
  const [request] = await Promise.all([manager.waitForRequest(isList), openDashboard()]);
  expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
    sortedColumn: 'boardReviewDays',
    sortAlgorithm: 'DESC',
    statuses: 'open',
    offset: '0',
    limit: '10',
  });
  const list = manager.getByRole('table', { name: /^Open jobs with applicants to review/ });
  await expect(list.locator('tbody tr')).toHaveCount(10);
  await expect(list.locator('tbody tr').first()).toContainText(title);

  await manager.goto('/review-applicants');
  await job(manager, title)
    .getByRole('button', { name: `More actions for ${title}` })
    .click();
  await manager.getByRole('menuitem', { name: 'Close Position' }).click();
  const question = 'Closing the position will suspend all activities. Do you want to continue?';
  await answerDialog(manager, question, 'Close position');
  await expect.poll(async () => (await apiGet(manager, `/api/jobs/${id}/admin`)).status).toBe('closed');
  await openDashboard();
  await expect(list.locator('tbody tr').first()).not.toContainText(title);

  const headers = await authHeaders(manager);
  await expectSuccess(manager.request.delete(`/api/jobs/${id}`, { headers }));
  await manager.goto('/review-applicants');
  await expect(jobs(manager)).toHaveCount(20);
  await expect(pager).toHaveCount(0);
  for (const other of ids.slice(1)) await removePosting(manager, other);
  for (const page of [manager, seeker.page]) await page.context().close();
});
