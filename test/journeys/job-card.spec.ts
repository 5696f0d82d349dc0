import { apiGet, pageAs } from './page-as.js';
import { findFirstJob, openResultsWithJob, PAGE_SIZE, rows } from './results.js';
import { expect, PASSWORD, test } from './site.js';

const FEATURED = 14;
const HEADING = 'Find education employment in Pennsylvania';

test('[P3.1, P3.2, P3.3, P3.5, P3.6, P3.7] a row of results as a visitor sees it (U13)', { tag: '@gate' }, async ({
  page,
  context,
}) => {
  await page.goto('/positions');
  const { job, place, address } = await openResultsWithJob(page, ({ isFeatured }) => isFeatured);
  const row = rows(page).nth(place);
  const link = row.getByRole('link');
  await expect(link).toHaveAttribute('href', `/job-post/${job.id}`);
  await expect(link).toHaveCSS('text-transform', 'uppercase');
  await expect(link).toHaveAccessibleName(`${job.title} (opens in a new tab)`);
  await expect(row).toContainText(job.organization.accountName);
  await expect(row).toContainText(`${job.city}, ${job.state}`);
  await expect(row).toContainText(String(job.externalListingNumber || job.jobListingNumber));
  await expect(row).toContainText(job.position.name);
  const said = row.locator('dl > div');
  await expect(said.filter({ hasText: 'Posted:' })).toContainText(/(Today|1 Day Ago|\d+ Days Ago)$/);
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(job.endDate));
  await expect(said.filter({ hasText: 'Deadline:' })).toContainText(day);
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  const { items } = await apiGet(
    page,
    `/api/jobs?isPositionsPage=true&offset=${(Number(address.split('=')[1]) - 1) * PAGE_SIZE}`,
  );
  await expect(row.getByText('Featured', { exact: true })).toBeVisible();
  await expect(rows(page).getByText('Featured', { exact: true })).toHaveCount(
    items.filter(({ isFeatured }: { isFeatured: boolean }) => isFeatured).length,
  );

  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL(`/job-post/${job.id}`);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(job.title);
  await expect(page).toHaveURL(address);
  const [again] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })]);
  await expect(again).toHaveURL(`/job-post/${job.id}`);
});

test('[P1.2] Home shows fourteen jobs and a search that leads to Find Job', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/');
  const featured = page.getByRole('region', { name: 'Featured jobs' });
  await expect(featured.locator('li')).toHaveCount(FEATURED);
  await page.getByLabel('Position title').fill('nurse');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/positions?positionTitle=nurse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
});

test('[P3.7, P3.8, P3.9] Apply asks before it leaves for another site, and opens the form otherwise (U14)', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'seeker', '/positions');
  const { job: outside, place, address } = await openResultsWithJob(page, ({ isExternalPost }) => isExternalPost);
  const context = page.context();
  await context.route(outside.externalUrl, (route) => route.fulfill({ body: 'elsewhere' }));

  const dialog = page.getByRole('dialog', { name: 'Redirecting' });
  const apply = rows(page)
    .nth(place)
    .getByRole('button', { name: `Apply for ${outside.title}`, exact: true });
  await apply.click();
  await expect(dialog).toContainText('You are being redirected to an external job posting');
  await expect(dialog).toContainText('Do you want to leave the page?');
  await expect(dialog).toContainText(new URL(outside.externalUrl).host);
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();
  expect(context.pages()).toHaveLength(1);

  await apply.click();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Leave the page' }).click(),
  ]);
  await expect(opened).toHaveURL(outside.externalUrl);
  await expect.poll(() => opened.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(address);

  const inside = await openResultsWithJob(page, ({ isExternalPost }) => !isExternalPost);
  await rows(page)
    .nth(inside.place)
    .getByRole('button', { name: /^Apply/ })
    .click();
  await expect(page).toHaveURL(`/user-application/${inside.job.id}`);
  await context.close();
});

test('[W9.12] Apply of the detail page: a visitor signs in first and comes to the form, and is asked before leaving', async ({
  page,
}) => {
  await page.goto('/');
  const { job } = await findFirstJob(page, ({ isExternalPost }) => !isExternalPost);
  await page.goto(`/job-post/${job.id}`);
  await page.getByRole('button', { name: `Apply for ${job.title}` }).click();
  await expect(page).toHaveURL(`/signin?redir=${encodeURIComponent(`/user-application/${job.id}`)}`);
  await page.getByLabel('Email', { exact: true }).fill('seeker@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/user-application/${job.id}`);

  const { job: outside } = await findFirstJob(page, ({ isExternalPost }) => isExternalPost);
  await page.context().route(outside.externalUrl, (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto(`/job-post/${outside.id}`);
  await page.getByRole('button', { name: `Apply for ${outside.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Redirecting' });
  await expect(dialog).toContainText('You are being redirected to an external job posting');
  await expect(dialog).toContainText('Do you want to leave the page?');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'Leave the page' }).click(),
  ]);
  await expect(opened).toHaveURL(outside.externalUrl);
});
