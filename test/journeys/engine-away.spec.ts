import { as } from './as.js';
import { count, expected, jobs, rows } from './results.js';
import { expect, test } from './site.js';

const RECOVERS_WITHIN_MS = 20_000;

test.afterEach(({ gate }) => gate?.end());

test('while the search engine is away, pages say what they cannot do and all else goes on (F6)', async ({
  browser,
  gate,
  site,
}) => {
  // Visitors may for some seconds get what was kept; somebody signed in is answered anew.
  const page = await as(browser, site, 'seeker', '/positions?q=teacher');
  const notice = page.getByText('Search is limited right now');
  const { total } = await expected(page, 'q=teacher');
  await expect(count(page)).toHaveText(jobs(total));
  await expect(notice).toHaveCount(0);

  await gate?.begin('away');
  await page.goto('/positions?q=teacher&location=York&sort=title');
  await expect(notice).toHaveText(
    'Search is limited right now: results are listed newest first and not narrowed or ordered by Location, Sort by. Please try again soon.',
  );
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Find education employment in Pennsylvania' })).toBeVisible();

  // A job opens as ever, without its similar ones.
  const job = rows(page).first().getByRole('link').first();
  const title = (await job.textContent()) ?? '';
  await job.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('.home .job-cards > li')).not.toHaveCount(0);

  await gate?.end();
  await expect(async () => {
    await page.goto('/positions?q=teacher');
    await expect(count(page)).toHaveText(jobs(total), { timeout: 1_000 });
    await expect(notice).toHaveCount(0, { timeout: 1 });
  }).toPass({ timeout: RECOVERS_WITHIN_MS });
});
