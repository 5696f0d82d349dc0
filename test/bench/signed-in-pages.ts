import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findOnPath } from '../support/services/programs.js';
import { median, milliseconds, recordFigure } from './figures.js';
import { onSlowPhone, PHONE } from './slow-phone.js';
import { type LoggedRequest, logRequests } from './timeline.js';

const RUNS = 5;
const PASSWORD = 'Harrisburg-17';
const ROLES = ['admin', 'poster', 'reviewer', 'seeker'] as const;
/** A fast typist; password managers are faster, but wait for a press too. */
const KEY_DELAY_MS = 100;
const SETTLED_MS = 3_000;
const KB = 1_024;
const PAGES: readonly [path: string, role: string][] = [
  ['/user-dashboard', 'admin'],
  ['/review-applicants', 'admin'],
  ['/manage-jobs', 'admin'],
  ['/user-management', 'admin'],
  ['/area-51', 'admin'],
  ['/postings', 'poster'],
  ['/applications', 'seeker'],
  ['/my-profile', 'seeker'],
  ['/user-account-settings', 'seeker'],
];

const executablePath = process.env.CHROMIUM ?? ['chromium', 'google-chrome'].map(findOnPath).find(Boolean) ?? undefined;
const args = ['--no-sandbox', '--disable-background-networking'];

/** Runs in the page: records the press of Sign in and the first frame with a row of the dashboard's first section. */
const WATCH = `
  window.seen = { pressed: NaN, row: NaN };
  addEventListener('click', ({ target, timeStamp }) => {
    if (target.closest('[type=submit]')) seen.pressed = timeStamp;
  }, true);
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[aria-labelledby=attention-title] :is(li, h2 + p)')) return;
    observer.disconnect();
    // The task after the frame's callbacks runs once it is painted.
    requestAnimationFrame(() => setTimeout(() => { seen.row = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
`;

/** Benchmarks the pages behind sign-in: the time from sign-in to the first task, and the weight of each page. */
export async function benchSignedInPages(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args });
  for (const role of ROLES) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await signInOnPhone(browser, url, role));
    recordFigure(
      `from Sign in to the first row of the dashboard, ${role}, on a slow phone, median of ${RUNS}`,
      milliseconds(median(visits.map(({ row }) => row))),
      '≤ 1.0 s',
    );
    printRequests(visits.at(-1)?.requests ?? []);
  }
  for (const [path, role] of PAGES) await benchWeight(browser, url, path, role);
  await browser.close();
}

interface Visit {
  /** Milliseconds from the press of Sign in. */
  row: number;
  requests: LoggedRequest[];
}

async function signInOnPhone(browser: Browser, url: string, role: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  const devtools = await onSlowPhone(context, page);
  await openSignIn(page, url);
  await page.getByLabel('Email', { exact: true }).pressSequentially(`${role}@demo.example`, { delay: KEY_DELAY_MS });
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD, { delay: KEY_DELAY_MS });
  const requests = logRequests(devtools);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[aria-labelledby=attention-title] :is(li, h2 + p)').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const { pressed, row } = await page.evaluate<{ pressed: number; row: number }>('seen');
  await context.close();
  return { row: row - pressed, requests };
}

async function openSignIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/signin`);
  // Attached by hydration.
  await page.locator('dialog.sheet').waitFor({ state: 'attached' });
}

/** The requests from the press of Sign in on, so that one that waits for another is seen. */
function printRequests(requests: readonly LoggedRequest[]): void {
  const begun = requests[0]?.start ?? 0;
  for (const { path, start, end, bytes } of requests) {
    const times = [start, end].map((at) => String(Math.round(at - begun)).padStart(5)).join(' –');
    console.log(`    ${times} ms ${(bytes / KB).toFixed(1).padStart(6)} KB  ${path}`);
  }
}

/** The files of a page and their size after Brotli, with an empty cache. */
async function benchWeight(browser: Browser, url: string, path: string, role: string): Promise<void> {
  const context = await browser.newContext();
  const signIn = await context.newPage();
  await openSignIn(signIn, url);
  await signIn.getByLabel('Email', { exact: true }).fill(`${role}@demo.example`);
  await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.waitForURL('**/user-dashboard');
  const page = await context.newPage();
  // Setting a route disables the cache of the context.
  await page.route('**/*', (route) => route.continue());
  const sizes: Promise<{ type: string; kb: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // The live log ends with the page only.
    if (response.headers()['content-type'] === 'application/x-ndjson') return;
    sizes.push(response.body().then((body) => ({ type, kb: brotliCompressSync(body).length / KB })));
  });
  await page.goto(url + path);
  await page.waitForTimeout(SETTLED_MS);
  const files = await Promise.all(sizes);
  const kb = (wanted: string) => files.reduce((sum, { type, kb }) => sum + (type === wanted ? kb : 0), 0).toFixed(1);
  const api = files.filter(({ type }) => type === 'fetch').length;
  recordFigure(
    `requests of ${path} with an empty cache; script and style, brotli`,
    `${files.length}, of which ${api} to the API; ${kb('script')} KB and ${kb('stylesheet')} KB`,
    '≤ 25',
  );
  await context.close();
}
