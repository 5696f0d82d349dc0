import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { findFreePort } from '#src/adapters/ports.js';
import { findOnPath } from '../support/services/programs.js';
import { median, milliseconds, recordFigure } from './figures.js';
import { formatLoad, load } from './load.js';
import { onSlowPhone, PHONE } from './slow-phone.js';

const RUNS = 5;
const SETTLED_MS = 3_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;
/**
 * Fetched by the benchmark, which alone needs it: with what it brings it has an eighth of the files of all packages.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const SEARCH = '/positions?positionTitle=teacher';

const executablePath = process.env.CHROMIUM ?? ['chromium', 'google-chrome'].map(findOnPath).find(Boolean) ?? undefined;
const args = ['--no-sandbox', '--disable-background-networking'];

/** Runs in the page: records the first paint with a job card below a usable form, and the layout shift. */
const WATCH = `
  window.seen = { card: NaN, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    seen.card ||= list.getEntries()[0].renderTime;
  }).observe({ type: 'element', buffered: true });
  new MutationObserver((_, observer) => {
    const title = document.querySelector('.job-rows > li .job-title');
    if (!title || !document.querySelector('form.panel [type=submit]')) return;
    title.setAttribute('elementtiming', 'card');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
`;

interface VisitTimes {
  /** Milliseconds since the navigation began. */
  card: number;
  shift: number;
}

/** Benchmarks the public pages: loading times, Lighthouse scores and server-side rendering. */
export async function benchPublicPages(url: string, jobId: string): Promise<void> {
  const pages = { Home: '/', 'Find a job': SEARCH, 'Job detail': `/job-post/${jobId}` };
  await benchFetchedBytes(url, pages);
  await benchFirstCard(url);
  await benchLighthouse(url, pages);
  await benchRendering(url);
}

/** Bytes on the wire, headers included, until the page is hydrated; the budget of the build knows the files alone. */
async function benchFetchedBytes(url: string, pages: Record<string, string>): Promise<void> {
  const browser = await chromium.launch({ executablePath, args });
  for (const [name, path] of Object.entries(pages)) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const types = new Map<string, string>();
    const bytes: Record<string, number> = {};
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? '';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto(url + path);
    await page.locator('dialog.sheet').waitFor({ state: 'attached' });
    const kb = (type: string) => `${((bytes[type] ?? 0) / 1_024).toFixed(1)} KB`;
    recordFigure(
      `script and style that Chromium fetches before ${name} is hydrated`,
      `${kb('Script')} and ${kb('Stylesheet')}`,
    );
    await context.close();
  }
  await browser.close();
}

async function benchFirstCard(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args });
  const seen: VisitTimes[] = [];
  for (let run = 0; run < RUNS; run += 1) seen.push(await measureVisit(browser, url + SEARCH));
  await browser.close();
  const phone = 'on a slow phone, median of 5';
  recordFigure(
    `first job card and usable form, ${phone}`,
    milliseconds(median(seen.map(({ card }) => card))),
    '< 1.0 s',
  );
  recordFigure(
    `layout shift of the search page, ${phone}`,
    median(seen.map(({ shift }) => shift)).toFixed(3),
    '< 0.05',
  );
}

async function measureVisit(browser: Browser, address: string): Promise<VisitTimes> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  await onSlowPhone(context, page);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<VisitTimes>('seen');
  await context.close();
  return seen;
}

async function benchLighthouse(url: string, pages: Record<string, string>): Promise<void> {
  const port = await findFreePort();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  for (const [name, path] of Object.entries(pages)) {
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await lighthouseScores(url + path, port));
    }
    const reported = CATEGORIES.map((one) => median(runs.map((run) => run[one]))).join(' / ');
    recordFigure(`Lighthouse of ${name}: ${CATEGORIES.join(' / ')}, median of 5`, reported, '≥ 95 / 100 / 100 / 100');
  }
  await browser.close();
}

/** Scores of 0 to 100, by the browser that listens on this port. */
async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const options = [`--port=${port}`, `--only-categories=${CATEGORIES}`, '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options],
    // Lighthouse needs the Node that runs this, not the older one that npm may find.
    {
      env: { ...process.env, PATH: dirname(process.execPath) + delimiter + process.env.PATH },
      maxBuffer: MAX_REPORT_BYTES,
    },
  );
  const { categories }: { categories: Record<string, { score: number | null }> } = JSON.parse(stdout);
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ) as Scores;
}

/** Benchmarks the server-rendered search page, compared to the API's response to the same query. */
async function benchRendering(url: string): Promise<void> {
  const cached = await load(url + SEARCH);
  const { requests, latency } = await autocannon({
    // A different URL for each request, to bypass the cache.
    url: `${url}${SEARCH}&page=1&visit=[<id>]`,
    connections: 16,
    duration: 8,
    idReplacement: true,
  });
  const uncached = { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
  const api = await load(`${url}/api/jobs?positionTitle=teacher&isPositionsPage=true`);
  recordFigure('search page from the server, cached', formatLoad(cached));
  const ratio = (uncached.perSecond / api.perSecond).toFixed(2);
  recordFigure(
    'search page from the server, uncached',
    `${formatLoad(uncached)}; ${ratio} of GET /api/jobs (${formatLoad(api)})`,
  );
}
