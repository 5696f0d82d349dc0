import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { rows, titles } from './results.js';
import { expect, test } from './site.js';

const RENDERED = [
  '/',
  '/positions',
  '/about-us',
  '/terms-and-conditions',
  '/privacy',
  '/faq',
  '/contact-us',
  '/signin',
];
/** Longer than the TTL of rendered pages. */
const SEEN = { timeout: 15_000 };

const jsonLd = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
const move = async (page: Page, id: string, status: string) =>
  page.request.patch(`/api/jobs/${id}/status`, { headers: await authHeaders(page), data: { status } });

async function firstRow(request: APIRequestContext): Promise<{ id: string; title: string }> {
  return (await (await request.get('/api/jobs')).json()).items[0];
}

function expectGuarded(response: APIResponse): void {
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule);
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
}

test.describe('without JavaScript (U12)', () => {
  test.use({ javaScriptEnabled: false });

  test('[P2.2, P2.11, P2.14] one searches, sorts, turns pages and reads a job', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Position title').fill('teacher');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/positions\?.*positionTitle=teacher/);
    await expect(titles(page).first()).toContainText(/teacher/i);
    const [hired] = (await apiGet(page, '/api/jobs?positionTitle=teacher')).items;
    await page.getByRole('link', { name: 'Show all position types and organizations in the lists' }).click();
    await page.getByLabel('Organization').selectOption(hired.organization.accountNumber);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rows(page).first()).toContainText(hired.organization.accountName);
    await page.goto('/positions?positionTitle=teacher');

    const byDate = await titles(page).allInnerTexts();
    await page.getByLabel('Sort by').selectOption({ label: 'Job Title' });
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/positionTitle=teacher.*sort=title/);
    await expect(titles(page)).toHaveCount(byDate.length);
    const sorted = await titles(page).allInnerTexts();
    expect(sorted).toEqual(sorted.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(sorted).not.toEqual(byDate);
    expect(new Set(sorted).size).toBeGreaterThan(1);

    await page.goto('/positions');
    const first = await titles(page).first().innerText();
    await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page)).toHaveCount(20);
    await expect(titles(page).first()).not.toHaveText(first);

    const href = await titles(page).first().getAttribute('href');
    await page.goto(String(href));
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  });
});

test('every rendered page has its content, a title, a description and one address; headers guard it (S18)', async ({
  request,
}) => {
  const job = await firstRow(request);
  for (const path of [...RENDERED, `/job-post/${job.id}`]) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(200);
    expectGuarded(response);
    expect(html, path).toMatch(/<title>[^<]+ - Career Gateway<\/title>/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}/);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${path.replaceAll('/', '\\/')}">`));
    expect(html, path).toMatch(/<h1[^>]*>[^<]+/);
    // The CSP lists the hash of each inline script.
    const policy = response.headers()['content-security-policy'];
    for (const [, script = ''] of html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>(.*?)<\/script>/gs))
      expect(policy, path).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  for (const path of ['/api/jobs', '/api/nothing', '/user-dashboard', '/robots.txt']) {
    expectGuarded(await request.get(path));
  }
  expect(JSON.parse(jsonLd(await (await request.get(`/job-post/${job.id}`)).text()) ?? '{}')).toMatchObject({
    '@type': 'JobPosting',
    title: job.title,
  });
});

test('a page that is taken over by its script asks for nothing again and says nothing in the console', async ({
  page,
}) => {
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  for (const path of ['/', '/positions?positionTitle=teacher', '/positions?location=Nowhere+at+all', '/faq']) {
    await page.goto(path);
    // Only a hydrated page has its menu sheet.
    await expect(page.locator('dialog.sheet')).toBeAttached();
  }
  await page.goto(`/job-post/${(await firstRow(page.request)).id}`);
  await expect(page.locator('dialog.sheet')).toBeAttached();
  // The long lists of the search form are not part of the page.
  expect(new Set(asked)).toEqual(new Set(['/api/organizations', '/api/positions']));
  expect(said).toEqual([]);
});

test('pages follow the events: posted, closed, deleted; what is missing or gone says so in its status', async ({
  browser,
  site,
  request,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const title = uniqueTitle('Rendered Librarian');
  const search = `/positions?positionTitle=${encodeURIComponent(title)}`;
  const html = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => html(search)).toContain('No exact matches found. Please try different search terms.');

  const id = await newPosting(manager, title);
  await expect.poll(() => html(search), SEEN).toContain(`/job-post/${id}`);
  expect(jsonLd(await html(`/job-post/${id}`))).toBeTruthy();

  expect((await move(manager, id, 'closed')).ok()).toBe(true);
  await expect.poll(() => html(search), SEEN).not.toContain(`/job-post/${id}`);
  await expect.poll(() => html(`/job-post/${id}`), SEEN).toContain('No longer accepting applications');
  const closed = await html(`/job-post/${id}`);
  expect(jsonLd(closed)).toBeUndefined();
  expect(closed).toContain('<meta name="robots" content="noindex">');

  const other = await newPosting(manager, uniqueTitle('Deleted Librarian'));
  expect((await move(manager, other, 'unsubmitted')).ok()).toBe(true);
  await manager.request.delete(`/api/jobs/${other}`, { headers: await authHeaders(manager) });
  await expect.poll(async () => (await request.get(`/job-post/${other}`)).status(), SEEN).toBe(410);
  for (const missing of ['/job-post/01900000-0000-7000-8000-000000000000', '/job-post/x', '/no-such-page']) {
    expect((await request.get(missing)).status()).toBe(404);
  }
  expect((await request.get(`${site}//`)).status()).toBe(200);
  await manager.context().close();
});
