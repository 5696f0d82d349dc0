import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from '@playwright/test';
import { findFreePort } from '#src/adapters/ports.js';
import { eventually } from '../support/eventually.js';
import { call } from '../support/http.js';
import { Server } from '../support/instances/server.js';
import { chromium } from '../support/services/chromium.js';
import { type Ask, type Role, SCREENS } from './pages.js';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const PASSWORD = 'Harrisburg-17';
const WIDTHS = [1280, 390];
/** Maximum height in CSS pixels; long lists are cut. */
const HIGHEST = 1200;
const NETWORK_IDLE_TIMEOUT_MS = 15_000;

interface Session {
  user: object;
  accessToken: string;
  refreshToken: string;
}

/** The user's request headers and browser storage. */
async function signedIn(url: string, role: Role): Promise<Session | null> {
  if (role === 'visitor') return null;
  const { body } = await call(url).post('/api/auth/signin', {
    body: { email: `${role}@demo.example`, password: PASSWORD },
  });
  return body;
}

async function contextOf(browser: Browser, url: string, width: number, session: Session | null) {
  const kept = session
    ? { user: JSON.stringify(session.user), accessToken: session.accessToken, refreshToken: session.refreshToken }
    : {};
  return browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
    },
  });
}

/** Takes a screenshot of the loaded page, and returns its size in bytes. */
async function shoot(page: Page, address: string, width: number, path: string): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  // The system log holds a stream open, so that its network is never idle.
  await page.waitForLoadState('networkidle', { timeout: NETWORK_IDLE_TIMEOUT_MS }).catch(() => undefined);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await scrollThrough(page);
  const height = Math.ceil((await page.locator('html').boundingBox())?.height ?? 900);
  await page.setViewportSize({ width, height: Math.max(600, Math.min(height, HIGHEST)) });
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  return (await stat(path)).size;
}

/** Brings the sections near that the picture shows, and waits until they are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(`scrollTo(0, ${HIGHEST})`);
  const waiting = page.locator('.skeleton, .skeleton-space').filter({ visible: true });
  await eventually(async () => {
    // A section above the end of the page loads when it comes near.
    for (const one of await waiting.all()) await one.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => undefined);
    if ((await waiting.count()) > 0) throw new Error(`${page.url()} is still loading`);
  });
  await page.evaluate('scrollTo(0, 0)');
}

async function shootAll(context: BrowserContext, role: Role, width: number, ask: Ask): Promise<number> {
  const page = await context.newPage();
  let bytes = 0;
  for (const { name, at } of SCREENS[role]) {
    const address = typeof at === 'string' ? at : await at(ask);
    bytes += await shoot(page, address, width, join(FOLDER, `${name}-${width}.png`));
  }
  await context.close();
  return bytes;
}

/** Resolves once all demo jobs are indexed: their number is the same a second later. */
async function filled(url: string): Promise<void> {
  for (let [seen, before] = [0, -1]; seen !== before; ) {
    before = seen;
    seen = (await call(url).get('/api/jobs')).body.totalItemsCount;
    await pause(1_000);
  }
}

/** Takes screenshots of the main pages, on a new instance with fresh demo data. */
async function takeScreenshots(): Promise<void> {
  const begun = Date.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'));
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const server = await Server.start({ DATA_DIR: dataDir, PORT: new URL(url).port, HOME: dataDir });
  const browser = await playwright.launch({
    executablePath: process.env.CHROMIUM ?? (await chromium()),
    args: ['--no-sandbox'],
  });
  let bytes = 0;
  try {
    await filled(url);
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    for (const role of Object.keys(SCREENS) as Role[]) {
      const session = await signedIn(url, role);
      const ask: Ask = (path) => call(url).get(path, { as: session?.accessToken });
      const sizes = WIDTHS.map(async (width) =>
        shootAll(await contextOf(browser, url, width, session), role, width, ask),
      );
      for (const size of await Promise.all(sizes)) bytes += size;
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(
    `docs/screenshots: ${(bytes / 1024 ** 2).toFixed(1)} MB in ${Math.round((Date.now() - begun) / 1000)} s.`,
  );
}

await takeScreenshots();
