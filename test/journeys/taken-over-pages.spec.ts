import { holdRoute } from './hold-route.js';
import { apiGet, pageAs } from './page-as.js';
import { count, rows } from './results.js';
import { expect, test } from './site.js';

test('a form that is sent before its script has taken over comes back empty-handed, and nothing is in the address', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/signin?redir=/postings');
  await page.getByLabel('Email', { exact: true }).fill('seeker@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('Harrisburg-17');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signin?redir=/postings');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await context.close();
});

test('what is typed before the script has taken over stays, and counts', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const release = await holdRoute(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Position title').fill('teacher');
  await page.getByLabel('Location').fill('York');
  release();
  await expect(page.locator('dialog.sheet')).toBeAttached();
  await expect(page.getByText('43 characters left')).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/positions?positionTitle=teacher&location=York');
  await context.close();
});

test('a button that is pressed before the page is taken over is answered then, once', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const script = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) =>
    /main-/.test(route.request().url()) ? script.promise.then(() => route.continue()) : route.continue(),
  );
  await page.goto('/positions?q=teacher');
  const why = rows(page)
    .first()
    .getByRole('button', { name: /^Why this result\?/ });
  await why.click();
  await why.click();
  await expect(why).toHaveAttribute('aria-expanded', 'false');
  script.resolve();
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await context.close();
});

test('[W9.13] signed-in people see what is theirs once the page is taken over', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  await manager.goto('/positions');
  await expect(
    rows(manager)
      .first()
      .getByRole('button', { name: /^Apply for/ }),
  ).toBeVisible();
  await expect(count(manager)).toHaveText(/jobs$/);
  await manager.goto(`/job-post/${(await apiGet(manager, '/api/jobs')).items[0].id}`);
  await expect(manager.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await manager.context().close();
});
