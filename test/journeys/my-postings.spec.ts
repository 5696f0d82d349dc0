import type { Browser, Page } from '@playwright/test';
import { apply, expectSuccess, newApplicant } from './applicants.js';
import { apiGet, authHeaders } from './page-as.js';
import { answerDialog, cards, dayFromToday, JOB_POSTING, MANAGE_JOBS, newPoster, newPosting } from './postings.js';
import { expect, signIn, test } from './site.js';

/** Signs in as a new user who may post anywhere, and who sees only own postings. */
async function signInAsNewPoster(page: Page, browser: Browser, site: string): Promise<void> {
  await signIn(page, await newPoster(browser, site, [], [JOB_POSTING, MANAGE_JOBS]), '/postings');
}

async function fill(page: Page, id: string): Promise<void> {
  const data = { status: 'filled' };
  await expectSuccess(page.request.patch(`/api/jobs/${id}/status`, { headers: await authHeaders(page), data }));
}

test('[W8.1, W8.2, W8.3, W8.4, W8.5] the postings of a poster: cards, sorts, filters and pages', {
  tag: '@gate',
}, async ({ browser, page, site }) => {
  await signInAsNewPoster(page, browser, site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Posts You Manage');
  await expect(page.getByRole('link', { name: 'Create Posting' })).toHaveAttribute('href', '/post-jobs');
  await expect(page.getByLabel('Sort By').getByRole('option')).toHaveText([
    'Status',
    'Applicants',
    'Expiring Soon',
    'Position Title',
    'Position Number',
  ]);
  await expect(page.getByLabel('Filter By').getByRole('option')).toHaveText([
    'All Statuses',
    'Unsubmitted',
    'Pending Approval',
    'Open',
    'Expired',
    'Filled',
    'Rejected',
    'Closed',
  ]);

  // Titles, closing dates and numbers have different orders.
  const open = ['Kiln', 'Abacus', 'Cello', 'Drama', 'Easel', 'Flute', 'Globe', 'Harp'];
  const filled = ['Ink', 'Banjo'];
  const days = [28, 21, 25, 23, 27, 22, 26, 24, 30, 29];
  const ids = new Map<string, string>();
  for (const [index, title] of [...open, ...filled].entries()) {
    ids.set(title, await newPosting(page, title, { endDate: dayFromToday(days[index] ?? 0) }));
  }
  for (const title of filled) await fill(page, ids.get(title) ?? '');
  const unsubmitted = { status: 'unsubmitted', endDate: dayFromToday(20), city: 'Carlisle', zipCode: '17013' } as const;
  await newPosting(page, 'Jazz', unsubmitted);
  await page.reload();

  const titles = cards(page).getByRole('heading');
  await expect(cards(page)).toHaveCount(10);
  const first = cards(page).first();
  const { items: positions } = await apiGet(page, '/api/positions');
  const position = positions.find(({ approval }: { approval: boolean }) => !approval);
  for (const event of [
    'Jazz',
    'Harrisburg City',
    `${position.type}: ${position.name}`,
    'Carlisle, PA 17013',
    'Not submitted',
    'Not accepting applications',
  ]) {
    await expect(first).toContainText(event);
  }
  await expect(first).toContainText(/\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/);

  const pager = page.getByRole('navigation', { name: 'Pages of results' });
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/postings?offset=10');
  await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).toHaveCount(1);

  const all = [...open, ...filled, 'Jazz'];
  await page.getByLabel('Sort By').selectOption('Position Title');
  await expect(page).toHaveURL('/postings?sortedBy=title');
  await expect(titles).toHaveText(all.toSorted().slice(0, 10));
  await page.getByLabel('Sort By').selectOption('Position Number');
  await expect(titles).toHaveText([...open, ...filled]);
  await page.getByLabel('Sort By').selectOption('Expiring Soon');
  const soonest = ['Jazz', 'Abacus', 'Flute', 'Drama', 'Harp', 'Cello', 'Globe', 'Easel', 'Kiln', 'Banjo'];
  await expect(titles).toHaveText(soonest);

  await page.getByLabel('Sort By').selectOption('Position Title');
  await page.getByLabel('Filter By').selectOption('Filled');
  await expect(page).toHaveURL('/postings?sortedBy=title&status=filled');
  await expect(titles).toHaveText(['Banjo', 'Ink']);
  await expect(cards(page).getByText('Filled', { exact: true })).toHaveCount(2);
  await expect(pager).toHaveCount(0);

  await page.getByLabel('Filter By').selectOption('Rejected');
  await expect(page.getByText('No posting of yours has this status.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all statuses' }).click();
  await expect(cards(page)).toHaveCount(10);
});

test('[W8.7, W8.8, W8.9, W20.2] the applicants of a posting unfold below it', { tag: '@gate' }, async ({
  browser,
  page,
  site,
}) => {
  await signInAsNewPoster(page, browser, site);
  await newPosting(page, 'Nobody');
  const ids = { one: await newPosting(page, 'One'), two: await newPosting(page, 'Two') };
  const applicants = [await newApplicant(browser, site), await newApplicant(browser, site)] as const;
  for (const applicant of applicants) await apply(applicant, ids.two);
  await apply(applicants[0], ids.one);
  await page.goto('/postings?sortedBy=applicants');
  await expect(cards(page).getByRole('heading')).toHaveText(['Two', 'One', 'Nobody']);
  const top = cards(page).first();
  const toggle = top.getByRole('button', { name: /^2 applicants of/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const table = top.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Candidate', 'From', 'Applied On', 'Actions']);
  await expect(table.locator('tbody tr')).toHaveCount(2);
  await expect(table.locator('tbody tr').first()).toContainText(
    /[A-Z][a-z]+ \d{1,2}(st|nd|rd|th) \d{4}, \d{1,2}:\d\d:\d\d (am|pm)/,
  );
  await expect(top.getByRole('button', { name: 'Close Position' })).toBeVisible();
  await toggle.click();
  await expect(table).toBeHidden();
  await toggle.click();
  await top.getByRole('button', { name: 'Fill Position' }).click();
  await expect(page).toHaveURL(`/fill-position/${ids.two}`);
  await expect(page.getByRole('heading', { name: 'Do you wish to mark the position filled?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep position open' }).click();
  await expect(page).toHaveURL('/postings?sortedBy=applicants');
  // Where nobody waits for an outcome, a question is enough.
  const last = cards(page).last();
  await last.getByRole('button', { name: /^0 applicants of/ }).click();
  await last.getByRole('button', { name: 'Fill Position' }).click();
  await answerDialog(page, 'Do you wish to mark the position filled?', 'Go back');
  for (const applicant of applicants) await applicant.page.context().close();
});
