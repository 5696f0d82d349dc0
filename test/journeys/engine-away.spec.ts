import { pageAs } from './page-as.js';
import { count, expectedResults, jobCountText, rows } from './results.js';
import { expect, test } from './site.js';

const RECOVERY_TIMEOUT_MS = 20_000;

test.afterEach(({ faultProxy }) => faultProxy?.end());

test('while the search engine is away, pages say what they cannot do and all else goes on (F6)', async ({
  browser,
  faultProxy,
  site,
}) => {
  // Visitors may get a cached response for some seconds; signed-in users never do.
  const page = await pageAs(browser, site, 'seeker', '/positions?q=teacher');
  const notice = page.getByText('Search is limited right now');
  const { total } = await expectedResults(page, 'q=teacher');
  await expect(count(page)).toHaveText(jobCountText(total));
  await expect(notice).toHaveCount(0);

  await faultProxy?.stopAccepting();
  await page.goto('/positions?q=teacher&location=York&sort=title');
  await expect(notice).toHaveText(
    'Search is limited right now: results are listed newest first and not narrowed or ordered by Location, Sort by. Please try again soon.',
  );
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Find education employment in Pennsylvania' })).toBeVisible();

  // A job still opens, without similar jobs.
  const job = rows(page).first().getByRole('link').first();
  const title = (await job.textContent()) ?? '';
  await job.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('.home .job-cards > li')).not.toHaveCount(0);

  await faultProxy?.end();
  await expect(async () => {
    await page.goto('/positions?q=teacher');
    await expect(count(page)).toHaveText(jobCountText(total), { timeout: 1_000 });
    await expect(notice).toHaveCount(0, { timeout: 1 });
  }).toPass({ timeout: RECOVERY_TIMEOUT_MS });
});
