import type { Page } from '@playwright/test';
import { type Applicant, apply, expectSuccess, newApplicant, release } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { authHeaders, pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

const MESSAGE = 'Thank you for the time you gave us.\nWe chose somebody who works here.';

const card = ({ page }: Applicant, title: string) => page.locator('.application-card').filter({ hasText: title });
/** The steps of a timeline, each as one line. */
const steps = (within: ReturnType<Page['locator']>) => within.locator('.timeline li');
const words = async (within: ReturnType<Page['locator']>) =>
  (await steps(within).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

async function expectFitsEverywhere(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const patch = async (page: Page, path: string, data: object) =>
  expectSuccess(page.request.patch(path, { headers: await authHeaders(page), data }));

test('(T43) an applicant follows the application to its outcome, and those who decide see by whom', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager', '/review-applicants');
  const title = uniqueTitle('to follow');
  const jobId = await newPosting(manager, title, { isProfileRequired: false });
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  const id = await apply(seeker, jobId);

  await page.goto('/applications');
  await expect(steps(card(seeker, title))).toHaveText([
    /^Submitted ?Done/,
    /^Passed on to .+ ?Not yet/,
    /^Interview ?Not yet/,
    /^Outcome ?Not yet ?you are told in any case$/,
  ]);
  await release(manager, jobId, [id]);
  await patch(manager, '/api/applications/admin/stage', {
    jobId,
    applications: [id],
    seen: { [id]: 'new' },
    stage: 'interview',
  });

  await manager.goto(`/review-application/${id}`);
  await expect(manager.locator('.band').getByText('Interview', { exact: true })).toBeVisible();
  const timeline = manager.getByRole('complementary', { name: 'Timeline' });
  await expect(timeline.locator('[aria-current="step"]')).toHaveText(/^Interview ?Now since .+, by \w+ \w+$/);
  await expectFitsEverywhere(manager);

  // The move stands once it cannot be undone.
  await expect(async () => {
    await page.reload();
    await expect(card(seeker, title).locator('[aria-current="step"]')).toHaveText(/^Interview ?Now/, {
      timeout: 1_000,
    });
  }).toPass({ timeout: 40_000 });
  await expectFitsEverywhere(page);

  const outcomes = [{ outcome: 'notSelected', applications: [id], message: MESSAGE }];
  await patch(manager, `/api/jobs/${jobId}/status`, { status: 'filled', outcomes });
  await page.reload();
  await expect(steps(card(seeker, title)).last()).toHaveText(/^Outcome: Not selected ?Ended/);
  expect((await words(card(seeker, title)))[2]).toMatch(/^Interview Done \w+ \d+, \d{4}$/);
  await expect(card(seeker, title).locator('blockquote')).toContainText('Thank you for the time you gave us.');
  await expect.poll(() => card(seeker, title).innerText()).not.toMatch(/ by /);
  await expectFitsEverywhere(page);
  const listed = await words(card(seeker, title));
  await card(seeker, title).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Submitted');
  await expect.poll(() => words(page.locator('main'))).toEqual(listed);
  await expectFitsEverywhere(page);
  for (const one of [page, manager]) await one.context().close();
});

test('an application goes on when its listing has ended', async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager', '/review-applicants');
  const title = uniqueTitle('closed early');
  const jobId = await newPosting(manager, title, { isProfileRequired: false });
  const seeker = await newApplicant(browser, site);
  await apply(seeker, jobId);
  await patch(manager, `/api/jobs/${jobId}/status`, { status: 'closed' });
  await seeker.page.goto('/applications');
  await expect(card(seeker, title).locator('[aria-current="step"]')).toHaveText(/^Under review ?Now/);
  // The list as it is after the end of the listing.
  await seeker.page.route('**/api/applications/list?*', async (route) => {
    const body = await (await route.fetch()).json();
    const items = body.items.map((item: object) => ({ ...item, status: 'expired' }));
    await route.fulfill({ json: { ...body, items } });
  });
  await seeker.page.reload();
  await expect(card(seeker, title)).toContainText('The listing has ended. Your application goes on.');
  for (const one of [seeker.page, manager]) await one.context().close();
});

test('a reviewer goes from candidate to candidate and sees what is still to be read, everywhere the same (U53)', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager', '/review-applicants');
  const reviewer = await pageAs(browser, site, 'reviewer', '/review-applicants');
  const title = uniqueTitle('to read');
  const jobId = await newPosting(manager, title, { isProfileRequired: false });
  const people = [await newApplicant(browser, site), await newApplicant(browser, site)];
  const ids: string[] = [];
  for (const person of people) ids.push(await apply(person, jobId));
  await release(manager, jobId, ids);
  const [older = '', latest = ''] = ids;

  const job = reviewer.locator('tbody[data-job]').filter({ hasText: title });
  const marks = job.locator('tbody tr .tag');
  const task = reviewer
    .getByRole('region', { name: 'Needs your attention: applications to read' })
    .getByRole('listitem');
  await reviewer.goto('/user-dashboard?waiting=toRead');
  await expect(task.filter({ hasText: title })).toContainText('2 to read');
  await reviewer.goto(`/review-applicants?job=${jobId}`);
  await expect(job.locator('[data-label="To read"]')).toContainText(/2\s*Read 0 of 2/);
  await expect(marks).toHaveText(['Not read yet', 'Not read yet']);
  await expectFitsEverywhere(reviewer);

  await job.getByRole('link', { name: 'June Vogel' }).first().click();
  await expect(reviewer).toHaveURL(`/review-application/${latest}`);
  const bar = reviewer.getByRole('navigation', { name: 'Candidates' });
  await expect(bar).toContainText('1 of 2 by Applied On');
  await expect(bar.getByRole('link')).toHaveText(['Next: June Vogel']);
  await expect(reviewer.getByRole('complementary', { name: 'Timeline' })).toHaveCount(0);
  await reviewer.goBack();
  await expect(marks).toHaveText(['Read', 'Not read yet']);
  await expect(job.locator('[data-label="To read"]')).toContainText(/1\s*Read 1 of 2/);

  await reviewer.goto(`/review-application/${latest}`);
  await bar.getByRole('link', { name: 'Next: June Vogel' }).press('Enter');
  await expect(reviewer).toHaveURL(`/review-application/${older}`);
  await expect(reviewer.getByRole('heading', { level: 1, name: 'June Vogel' })).toBeFocused();
  await expect(bar).toContainText('2 of 2 by Applied On');
  await expect(bar.getByRole('link')).toHaveText(['Previous: June Vogel']);
  await expectFitsEverywhere(reviewer);

  await reviewer.goto(`/review-applicants?job=${jobId}`);
  await expect(job.locator('[data-label="To read"]')).toContainText(/All read\s*Read 2 of 2/);
  await expect(marks).toHaveText(['Read', 'Read']);
  await reviewer.goto('/user-dashboard?waiting=toRead');
  await expect(task.first().or(reviewer.getByText('None of these waits for you now.'))).toBeVisible();
  await expect(task.filter({ hasText: title })).toHaveCount(0);
  for (const one of [manager, reviewer, ...people.map(({ page }) => page)]) await one.context().close();
});
