import { type Applicant, apply, expectSuccess, newApplicant } from './applicants.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { answerDialog, dayFromToday, newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

const DELETE = 'Application will be permanently deleted. Do you want to continue?';

const cards = ({ page }: Applicant) => page.locator('.application-cards > li');
const card = (who: Applicant, title: string) =>
  cards(who).filter({ has: who.page.getByRole('link', { name: title, exact: true }) });

/** `YYYY-MM-DD` in the format of deadlines. */
const asDeadline = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

test('[W11.1, W11.2, W11.4, W11.5, W11.6, W11.8] the applications of a seeker: cards, sorts, filters, deleting', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const poster = await pageAs(browser, site, 'poster');
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  const draft = uniqueTitle('draft');
  const sent = uniqueTitle('sent');
  const filled = uniqueTitle('filled');
  const draftJob = await newPosting(poster, draft, { endDate: dayFromToday(30), externalListingNumber: 'N-1' });
  const sentJob = await newPosting(poster, sent, { endDate: dayFromToday(10), externalListingNumber: 'N-3' });
  const filledJob = await newPosting(poster, filled, { endDate: dayFromToday(20), externalListingNumber: 'N-2' });
  await apply(seeker, draftJob, 'save');
  await apply(seeker, sentJob);
  await apply(seeker, filledJob);
  const headers = await authHeaders(poster);
  await expectSuccess(poster.request.patch(`/api/jobs/${filledJob}/status`, { headers, data: { status: 'filled' } }));

  await page.goto('/applications');
  await expect(cards(seeker)).toHaveCount(3);
  const job = await apiGet(page, `/api/jobs/${draftJob}`);
  for (const words of [
    'N-1',
    `${job.position.type}: ${job.position.name}`,
    job.organization.accountName,
    'Harrisburg, PA 17101',
    asDeadline(dayFromToday(30)),
  ]) {
    await expect(card(seeker, draft)).toContainText(words);
  }
  await expect(card(seeker, draft).getByRole('link', { name: draft, exact: true })).toHaveAttribute(
    'href',
    `/job-post/${draftJob}`,
  );
  for (const [title, ...words] of [
    [draft, 'Saved'],
    [sent, 'Submitted'],
    [filled, 'Filled', 'Not selected'],
  ] as const) {
    await expect(card(seeker, title).locator('.tag')).toHaveText(words);
  }
  await expect(card(seeker, draft).getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/user-application/${draftJob}`,
  );
  await expect(card(seeker, draft).getByRole('link', { name: 'Edit' }).locator('svg')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(1);

  // Expected titles of each sort order.
  const sorts = page.getByLabel('Sort By');
  await expect(sorts.getByRole('option')).toHaveText(['Status', 'Position Title', 'Position Number', 'Expiring Soon']);
  await expect(sorts).toHaveValue('status');
  const order = () => cards(seeker).getByRole('heading');
  await sorts.selectOption('Position Title');
  await expect(order()).toHaveText([draft, sent, filled].sort());
  await sorts.selectOption('Position Number');
  await expect(order()).toHaveText([draft, filled, sent]);
  await sorts.selectOption('Expiring Soon');
  await expect(order()).toHaveText([sent, filled, draft]);

  const filters = page.getByLabel('Filter By');
  await expect(filters.getByRole('option')).toHaveText([
    'All Statuses',
    'Saved',
    'Submitted',
    'Filled',
    'Expired',
    'Withdrawn',
  ]);
  for (const [label, titles] of [
    ['Saved', [draft]],
    ['Submitted', [sent]],
    ['Filled', [filled]],
  ] as const) {
    await filters.selectOption(label);
    await expect(order()).toHaveText(titles);
  }
  await filters.selectOption('Expired');
  await expect(page.getByText('No Items')).toBeVisible();
  await filters.selectOption('All Statuses');

  // Every card can be deleted after a confirmation, and the list is refreshed without it.
  for (const title of [draft, sent, filled]) {
    const remove = card(seeker, title).getByRole('button', { name: 'Delete' });
    await expect(remove.locator('svg')).toBeVisible();
    await remove.click();
    await answerDialog(page, DELETE, 'Keep application');
    await expect(card(seeker, title)).toBeVisible();
    await remove.click();
    await answerDialog(page, DELETE, 'Delete application');
    await expect(card(seeker, title)).toHaveCount(0);
  }
  await expect(page.getByText('No Items')).toBeVisible();
  await expect.poll(() => apiGet(page, '/api/applications/list')).toMatchObject({ items: [], totalItemsCount: 0 });
  await page.context().close();
  await poster.context().close();
});
