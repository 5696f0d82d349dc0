import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { holdRoute } from './hold-route.js';
import { apiGet, pageAs, type Role } from './page-as.js';
import { expect, test } from './site.js';

/** U59. */
const MAX_SCRIPT_KB = 260;
const MAX_REQUESTS = 25;
const KB = 1024;

/** KB with Brotli by path, whose name has the hash of the content. Compressing takes longer than loading the page. */
const sizes = new Map<string, number>();

async function compressedSize(response: Response): Promise<number> {
  const { pathname } = new URL(response.url());
  const body = await response.body();
  const size = sizes.get(pathname) ?? brotliCompressSync(body).length / KB;
  sizes.set(pathname, size);
  return size;
}

/** Measures all requests and the size of the scripts of a page, with an empty cache. */
async function weightOf(page: Page, path: string, heading: string) {
  const requests: string[] = [];
  const scripts: Promise<number>[] = [];
  let isMeasured = false;
  const fresh = await page.context().newPage();
  // A context caches responses of other pages; setting a route disables the cache.
  await fresh.route('**/*', (route) => route.continue());
  fresh.on('response', (response) => {
    requests.push(new URL(response.url()).pathname);
    // What comes near later may still arrive while the page closes.
    if (!isMeasured && response.request().resourceType() === 'script') scripts.push(compressedSize(response));
  });
  // A stream without end is one more request, and would never be idle.
  await fresh.route(/\/api\/logs\/live/, (route) => route.abort());
  await fresh.goto(path);
  await expect(fresh.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await fresh.waitForLoadState('networkidle');
  isMeasured = true;
  const script = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  return { page: fresh, requests, script };
}

test('Post Job and Apply fetch few files and little script, the editor when it comes near (U59)', async ({
  browser,
  site,
}) => {
  const poster = await pageAs(browser, site, 'poster');
  const postJob = await weightOf(poster, '/post-jobs', 'Organization Information');
  expect.soft(postJob.script).toBeLessThanOrEqual(MAX_SCRIPT_KB);
  expect.soft(postJob.requests.length, postJob.requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(postJob.requests.filter((path) => path.includes('rich-text-editor'))).toEqual([]);
  await postJob.page.getByLabel('District Size').scrollIntoViewIfNeeded();
  await expect(postJob.page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await poster.context().close();

  const seeker = await pageAs(browser, site, 'seeker');
  const { items } = await apiGet(seeker, '/api/jobs?limit=100');
  const { id } = items.find(({ isExternalPost }: { isExternalPost: boolean }) => !isExternalPost);
  const apply = await weightOf(seeker, `/user-application/${id}`, 'Application Questions');
  expect.soft(apply.script).toBeLessThanOrEqual(MAX_SCRIPT_KB);
  expect.soft(apply.requests.length, apply.requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  await seeker.context().close();
});

/** KB of script: the frame of all pages has 119, forms add zod, selects and menus what positions their lists. */
const WORK_PAGES: readonly [role: Role, path: string, heading: string, maxScriptKb: number][] = [
  ['admin', '/user-dashboard', 'User Dashboard', 155],
  ['poster', '/user-dashboard', 'User Dashboard', 155],
  ['poster', '/postings', 'Job Posts You Manage', 152],
  ['seeker', '/applications', 'My Applications', 152],
  ['admin', '/area-51', 'Area 51', 152],
  ['admin', '/reporting', 'Reporting', 234],
  ['admin', '/reporting?reportType=jobPosting', 'Reporting', 234],
  ['admin', '/reporting?reportType=candidate', 'Reporting', 234],
  ['admin', '/review-applicants', 'Review Applicants', 188],
  ['admin', '/manage-jobs', 'Manage Postings', 190],
  ['seeker', '/my-profile', 'My Profile', 203],
  ['admin', '/user-management', 'Manage Users', 221],
  ['admin', '/manage-data', 'Manage Data', 200],
  ['admin', '/manage-organizations', 'Manage Organizations', 200],
];

for (const [role, path, heading, maxScriptKb] of WORK_PAGES) {
  test(`${path} of ${role} fetches the code that it shows, in few files (U59)`, async ({ browser, site }) => {
    const page = await pageAs(browser, site, role);
    const { requests, script } = await weightOf(page, path, heading);
    expect.soft(script).toBeLessThanOrEqual(maxScriptKb);
    expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
    await page.context().close();
  });
}

test('the charts of a report are fetched when they come near (U59)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const { page: opened, requests } = await weightOf(page, '/reporting?reportType=jobPosting', 'Reporting');
  const ofCharts = (paths: readonly string[]) => paths.filter((path) => /\/charts\/|\/bars-/.test(path));
  expect(ofCharts(requests)).toEqual([]);
  await opened.getByRole('link', { name: 'Applicants per posting' }).click();
  await expect(opened.getByRole('heading', { name: 'Applicants per posting' })).toBeFocused();
  await expect(opened.locator('.recharts-surface').first()).toBeVisible();
  expect(ofCharts(requests)).not.toEqual([]);
  await page.context().close();
});

test('the applicants by stage fetch the form of a refusal with the page, and its menu when it opens (U59)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin');
  const [job] = (await apiGet(page, '/api/jobs/admin/reviewApplicants')).items;
  const { page: opened, requests, script } = await weightOf(page, `/job-applicants/${job.id}`, 'All applicants');
  expect.soft(script).toBeLessThanOrEqual(190);
  expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(requests.filter((path) => path.includes('action-list'))).toEqual([]);
  await opened.close();
  await page.context().close();
});

test('Fill Position fetches few files and little script (U59)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const [job] = (await apiGet(page, '/api/jobs/admin/reviewApplicants')).items;
  const { page: opened, requests, script } = await weightOf(page, `/fill-position/${job.id}`, 'Fill Position');
  expect.soft(script).toBeLessThanOrEqual(190);
  expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  await opened.close();
  await page.context().close();
});

test('what is typed before the editor is there stays, with the focus', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const letThrough = await holdRoute(page, '**/rich-text-editor-*.js');
  await page.goto('/post-jobs');
  const text = page.getByRole('textbox', { name: 'Position Description' });
  await text.focus();
  await page.keyboard.type('Teach <algebra> ');
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toHaveCount(0);
  const before = (await text.boundingBox())?.height;
  letThrough();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('& more');
  await expect(text).toHaveText('Teach <algebra> & more');
  const editor = await page.locator('.editor').boundingBox();
  expect(Math.abs(Number(editor?.height) - Number(before))).toBeLessThanOrEqual(1);

  // A button indents lists, because Tab leaves the editor (WCAG 2.1.2).
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.getByRole('button', { name: 'Indent', exact: true }).click();
  await expect(text.locator('ul ul li')).toHaveText('Second');
  await page.getByRole('button', { name: 'Outdent' }).click();
  await expect(text.locator('ul ul li')).toHaveCount(0);
  await text.press('Tab');
  await expect(text).not.toBeFocused();
  await expect(text.locator('ul ul li')).toHaveCount(0);
  await page.context().close();
});
