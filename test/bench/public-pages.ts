import { type Browser, chromium } from '@playwright/test';
import autocannon from 'autocannon';
import lighthouse from 'lighthouse';
import { freePort } from '../../src/engines/free-port.js';
import { onPath } from '../support/engines/programs.js';
import { figure, median, milliseconds } from './figures.js';
import { load, told } from './load.js';

const RUNS = 5;
/** A phone on a school bus: 1.6 Mbit/s, 150 ms, a processor four times slower (U48). */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER_CPU = 4;
const SETTLED_MS = 3_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const SEARCH = '/positions?positionTitle=teacher';

const executablePath = process.env.CHROMIUM ?? ['chromium', 'google-chrome'].map(onPath).find(Boolean) ?? undefined;
const args = ['--no-sandbox', '--disable-background-networking'];

/** In the page: when the first picture with a card, below a form one can send, stood on the screen; what moved later. */
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

interface Seen {
  /** Milliseconds since the navigation began. */
  card: number;
  shift: number;
}

/** What visitors of the public pages wait for, and what the server gives for it. */
export async function publicPages(url: string, jobId: string): Promise<void> {
  await firstCard(url);
  await scores(url, { Home: '/', 'Find a job': SEARCH, 'Job detail': `/job-post/${jobId}` });
  await rendering(url);
}

async function firstCard(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args });
  const seen: Seen[] = [];
  for (let run = 0; run < RUNS; run += 1) seen.push(await visit(browser, url + SEARCH));
  await browser.close();
  const phone = 'on a slow phone, median of 5';
  figure(`first job card and usable form, ${phone}`, milliseconds(median(seen.map(({ card }) => card))), '< 1.0 s');
  figure(`layout shift of the search page, ${phone}`, median(seen.map(({ shift }) => shift)).toFixed(3), '< 0.05');
}

async function visit(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<Seen>('seen');
  await context.close();
  return seen;
}

async function scores(url: string, pages: Record<string, string>): Promise<void> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  for (const [name, path] of Object.entries(pages)) {
    const runs: Record<(typeof CATEGORIES)[number], number>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(url + path, { port, output: 'json', onlyCategories: [...CATEGORIES] });
      const of = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
      runs.push(Object.fromEntries(CATEGORIES.map((one) => [one, of(one)])) as (typeof runs)[number]);
    }
    const told = CATEGORIES.map((one) => median(runs.map((run) => run[one]))).join(' / ');
    figure(`Lighthouse of ${name}: ${CATEGORIES.join(' / ')}, median of 5`, told, '≥ 95 / 100 / 100 / 100');
  }
  await browser.close();
}

/** The rendered search page beside the API's answer to the same question. */
async function rendering(url: string): Promise<void> {
  const cached = await load(url + SEARCH);
  const { requests, latency } = await autocannon({
    // Another address each time, which no cache knows.
    url: `${url}${SEARCH}&page=1&visit=[<id>]`,
    connections: 16,
    duration: 8,
    idReplacement: true,
  });
  const uncached = { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
  const api = await load(`${url}/api/jobs?positionTitle=teacher&isPositionsPage=true`);
  figure('search page from the server, cached', told(cached));
  const ratio = (uncached.perSecond / api.perSecond).toFixed(2);
  figure('search page from the server, uncached', `${told(uncached)}; ${ratio} of GET /api/jobs (${told(api)})`);
}
