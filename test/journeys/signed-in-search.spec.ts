import { apiGet, pageAs } from './page-as.js';
import { count, expectedResults, jobCountText, openResultsWithJob, PAGE_SIZE, rows, titles } from './results.js';
import { expect, test } from './site.js';

test('[P2.13] Distance is offered to who is signed in and sorts the nearest first; a visitor is not offered it', async ({
  browser,
  site,
  page: visitor,
}) => {
  await visitor.goto('/positions');
  await expect(visitor.getByLabel('Sort by').getByRole('option', { name: /^Distance/ })).toBeDisabled();

  const page = await pageAs(browser, site, 'seeker', '/positions');
  await expect(page.getByLabel('Sort by').getByRole('option', { name: 'Distance', exact: true })).toBeEnabled();
  await page.getByLabel('Sort by').selectOption('Distance');
  await expect(page).toHaveURL('/positions?sort=distance');
  const query = 'sortedBy=distance&sortedAlgorithm=ASC';
  const { total, titles: nearest } = await expectedResults(page, query);
  await expect(count(page)).toHaveText(jobCountText(total));
  await expect(titles(page)).toHaveText(nearest);
  const miles = async (offset: number) => {
    const { items } = await apiGet(page, `/api/jobs?${query}&offset=${offset}`);
    return items.map(({ distanceMiles }: { distanceMiles: number }) => distanceMiles);
  };
  const found = [...(await miles(0)), ...(await miles(PAGE_SIZE)), ...(await miles(3 * PAGE_SIZE))];
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(found[0]).toBeLessThan(found.at(-1));
  await page.context().close();
});

test('[P3.10] Apply opens the application; to who is not signed in, or no longer, the sign-in page that leads there', {
  tag: '@gate',
}, async ({ browser, site, page: visitor }) => {
  const page = await pageAs(browser, site, 'poster', '/positions');
  const { job, place, address } = await openResultsWithJob(page, ({ isExternalPost }) => !isExternalPost);
  const application = `/user-application/${job.id}`;
  const signIn = `/signin?redir=${encodeURIComponent(application)}`;
  const apply = rows(page)
    .nth(place)
    .getByRole('button', { name: `Apply for ${job.title}`, exact: true });
  await apply.click();
  await expect(page).toHaveURL(application);

  await page.goto(address);
  await expect(apply).toBeVisible();
  await apply.evaluate((button: HTMLButtonElement) => {
    localStorage.clear();
    button.click();
  });
  await expect(page).toHaveURL(signIn);
  await page.context().close();

  await visitor.goto(`/job-post/${job.id}`);
  await visitor.getByRole('button', { name: `Apply for ${job.title}`, exact: true }).click();
  await expect(visitor).toHaveURL(signIn);
});
