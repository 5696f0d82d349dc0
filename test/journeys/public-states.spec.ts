import type { Page } from '@playwright/test';
import { holdRoute } from './hold-route.js';
import { apiGet, pageAs } from './page-as.js';
import { rows } from './results.js';
import { expect, expectAccessible, test } from './site.js';

const JOBS = /\/api\/jobs\?/;
const toFindJob = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByText('Find a Job').click();

test('a list says that it failed and tries again, that nothing matches and what to do, and that there is nothing (U40)', async ({
  page,
}) => {
  await page.goto('/about-us');
  await page.route(JOBS, (route) => route.fulfill({ status: 503, json: { code: 'x', message: 'Not now' } }));
  await toFindJob(page);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await page.unroute(JOBS);
  await retry.click();
  await expect(rows(page)).not.toHaveCount(0);

  await page.goto('/positions?positionTitle=zzzzzz&location=Harrisburg');
  await expect(page.getByText('No exact matches found. Please try different search terms.')).toBeVisible();
  await page.getByRole('link', { name: 'Without Position title: zzzzzz' }).click();
  await expect(page).toHaveURL('/positions?location=Harrisburg');
  await expect(rows(page)).not.toHaveCount(0);
  await page.goto('/positions?page=400');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/positions');

  await page.goto('/about-us');
  await page.route(JOBS, (route) => route.fulfill({ json: { items: [], totalItemsCount: 0 } }));
  await page.getByRole('link', { name: 'Career Gateway' }).first().click();
  await expect(page.getByText('at the moment there is none')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create a profile' })).toBeVisible();
});

test('closed doors and missing pages say what happened and where to go; the reason stays in sight (U34, U41)', async ({
  browser,
  site,
  page,
}) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Find a job' })).toBeVisible();
  await page.goto('/job-post/01900000-0000-7000-8000-000000000000');
  await expect(
    page.getByText('Job Post 404 Page: The job either does not exist or has been deleted', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Find a job' })).toBeVisible();

  const seeker = await pageAs(browser, site, 'seeker', '/area-51');
  await expect(seeker).toHaveURL('/');
  const why = seeker.getByRole('main').getByRole('alert');
  await expect(why).toContainText('You cannot open that page.');
  await expectAccessible(seeker);
  await why.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(seeker).toHaveURL('/user-dashboard');
  await seeker.context().close();
});

test('pointing at a link fetches what it opens, and a page that takes its time shows progress (U49, U50)', async ({
  page,
}) => {
  await page.goto('/positions');
  const job = rows(page).getByRole('link').first();
  const href = (await job.getAttribute('href')) ?? '';
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === href);
  await job.hover();
  await ahead;

  const release = await holdRoute(page, '**/assets/help-*.js');
  const code = page.waitForRequest(/assets\/help-.*\.js/);
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
  await help.focus();
  await code;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await help.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Page is loading' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('the first screen of a job shows what decides whether to apply (U15)', async ({ page }) => {
  await page.goto('/');
  const { items } = await apiGet(page, '/api/jobs');
  const details = await Promise.all(items.map(({ id }: { id: string }) => apiGet(page, `/api/jobs/${id}`)));
  const job = details.find(({ isSalaryShow }) => isSalaryShow);
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/job-post/${job.id}`);
    const main = page.getByRole('main');
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(job.organization.accountName).first(),
      main.getByText(job.zipCode),
      main.getByText('Salary Max'),
      main.getByText(/days? left|^Today$/).first(),
      main.getByRole('button', { name: /^Apply/ }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a job on paper: Letter, no chrome, black on white, 11 point, addresses written out (U51)', async ({ page }) => {
  await page.goto('/');
  const { items } = await apiGet(page, '/api/jobs');
  const [{ id }] = items;
  await page.route(`**/api/jobs/${id}`, async (route) => {
    const response = await route.fetch();
    const job = await response.json();
    job.description += '<p><a href="https://district.example/form">Form</a></p>';
    await route.fulfill({ response, json: job });
  });
  await page.evaluate((address) => history.pushState({}, '', address), `/job-post/${id}`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const written = page.getByRole('link', { name: 'Form' });
  await expect(written).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation').first()]) {
    await expect(gone).toBeHidden();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(`${new URL(page.url()).origin}/job-post/${id}`)).toBeVisible();
  await expect
    .poll(() => written.evaluate((link) => getComputedStyle(link, '::after').content))
    .toContain('https://district.example/form');
  const text = page.getByRole('main').getByRole('paragraph').last();
  await expect(text).toHaveCSS('font-size', '14.6667px');
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets).toMatch(/\/MediaBox \[0 0 612 792\]/);
});
