import { as, ask } from './as.js';
import { answer, cards } from './postings.js';
import { expect, test } from './site.js';

test('[W8.1, W8.2, W8.3, W8.4, W8.5] the postings of a poster: cards, sorts, filters and pages', async ({
  browser,
  site,
}) => {
  const page = await as(browser, site, 'poster', '/postings');
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
    'Filled',
    'Rejected',
    'Closed',
  ]);

  const { items, totalItemsCount } = await ask(page, '/api/jobs/user/posts?sortedBy=status');
  expect(totalItemsCount).toBeGreaterThan(10);
  await expect(cards(page)).toHaveCount(10);
  const first = cards(page).first();
  const [job] = items;
  for (const fact of [
    job.title,
    job.organization.accountName,
    `${job.position.type}: ${job.position.name}`,
    `${job.city}, ${job.state} ${job.zipCode}`,
    String(job.externalListingNumber || job.jobListingNumber || 'Not submitted'),
    job.listingText,
  ]) {
    await expect(first).toContainText(fact);
  }
  await expect(first).toContainText(/\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/);

  const pager = page.getByRole('navigation', { name: 'Pages of results' });
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/postings?offset=10');
  await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  await page.getByLabel('Sort By').selectOption('Position Title');
  await expect(page).toHaveURL('/postings?sortedBy=title');
  const byTitle = await ask(page, '/api/jobs/user/posts?sortedBy=title&limit=10');
  await expect(cards(page).getByRole('heading')).toHaveText(byTitle.items.map(({ title }: { title: string }) => title));

  await page.getByLabel('Filter By').selectOption('Filled');
  await expect(page).toHaveURL('/postings?sortedBy=title&status=filled');
  const filled = await ask(page, '/api/jobs/user/posts?sortedBy=title&status=filled&limit=10');
  await expect(cards(page)).toHaveCount(filled.items.length);
  await expect(cards(page).getByText('Filled', { exact: true })).toHaveCount(filled.items.length);
  await expect(pager).toHaveCount(filled.totalItemsCount > 10 ? 1 : 0);

  await page.getByLabel('Filter By').selectOption('Rejected');
  await expect(page.getByText('No posting of yours has this status.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all statuses' }).click();
  await expect(cards(page)).toHaveCount(10);
  await page.context().close();
});

test('[W8.7, W8.8, W8.9, W20.2] the applicants of a posting unfold below it', async ({ browser, site }) => {
  const page = await as(browser, site, 'poster', '/postings?sortedBy=applicants');
  const top = cards(page).first();
  const toggle = top.getByRole('button', { name: /^\d+ applicants? of/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).not.toHaveText(/^0 /);
  const counted = Number(/^\d+/.exec((await toggle.innerText()).trim())?.[0]);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const table = top.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Candidate', 'From', 'Applied On', 'Actions']);
  await expect(table.locator('tbody tr')).toHaveCount(counted);
  await expect(table.locator('tbody tr').first()).toContainText(
    /[A-Z][a-z]+ \d{1,2}(st|nd|rd|th) \d{4}, \d{1,2}:\d\d:\d\d (am|pm)/,
  );
  await expect(top.getByRole('button', { name: 'Close Position' })).toBeVisible();
  await top.getByRole('button', { name: 'Fill Position' }).click();
  await answer(page, 'Do you wish to mark the position filled?', 'Go back');
  await toggle.click();
  await expect(table).toBeHidden();
  await page.context().close();
});
