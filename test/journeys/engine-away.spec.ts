import { apiGet, pageAs } from './page-as.js';
import { count, expectedResults, jobCountText, titles } from './results.js';
import { expect, test } from './site.js';

const SEARCH = 'q=teacher&location=York';

test.afterEach(({ faultProxy }) => faultProxy?.end());

test('while the search engine is away, the search finds the same in the same order, and all else goes on (F6)', async ({
  browser,
  faultProxy,
  site,
}) => {
  // Visitors may get a cached response for some seconds; signed-in users never do.
  const page = await pageAs(browser, site, 'seeker', `/positions?${SEARCH}`);
  const expected = await expectedResults(page, `${SEARCH}&isPositionsPage=true`);
  expect(expected.total).toBeGreaterThan(1);
  await expect(count(page)).toHaveText(jobCountText(expected.total));
  await expect(titles(page)).toHaveText(expected.titles);

  await faultProxy?.stopAccepting();
  await page.goto(`/positions?${SEARCH}`);
  await expect(count(page)).toHaveText(jobCountText(expected.total));
  await expect(titles(page)).toHaveText(expected.titles);
  await expect(page.getByRole('heading', { name: 'Find education employment in Pennsylvania' })).toBeVisible();

  // A job still opens, with similar jobs.
  const { items } = await apiGet(page, `/api/jobs?${SEARCH}`);
  await page.goto(`/job-post/${items[0].id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(items[0].title);
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  await page.goto('/');
  await expect(page.locator('.home .job-cards > li')).not.toHaveCount(0);

  await faultProxy?.end();
  await page.goto(`/positions?${SEARCH}`);
  await expect(titles(page)).toHaveText(expected.titles);
});
