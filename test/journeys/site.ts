import type AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { FaultProxy } from '../support/instances/fault-proxy.js';
import { startElasticsearch } from '../support/services/elasticsearch.js';
import type { Running } from '../support/services/processes.js';
import { startRedis } from '../support/services/redis.js';
import { axeOn } from './axe.js';
import { startInstance } from './instance.js';

type ServiceSet = 'embedded' | 'distributed';

export const PASSWORD = 'Harrisburg-17';

interface Options {
  set: ServiceSet;
  /** The proxy in front of the search engine, in the distributed set. */
  faultProxy: FaultProxy | null;
  /** The URL of the running build, with its own demo data. */
  site: string;
}

/** The backing service of the environment variable, else a newly started one. */
function reuseOrStart(variable: string, start: () => Promise<Running>): Promise<Running> {
  const given = process.env[variable];
  return given ? Promise.resolve({ url: given, stop: async () => {} }) : start();
}

/**
 * Journeys run on a newly started instance, one per worker, or on a running one with demo data at JOURNEYS_URL.
 */
export const test = base.extend<{ baseURL: string }, Options>({
  set: ['embedded', { scope: 'worker', option: true }],
  faultProxy: [
    async ({ set }, use) => {
      if (process.env.JOURNEYS_URL || set === 'embedded') return use(null);
      const elasticsearch = await reuseOrStart('TEST_ELASTICSEARCH_URL', startElasticsearch);
      const faultProxy = await FaultProxy.before(elasticsearch.url);
      await use(faultProxy);
      await faultProxy.close();
      await elasticsearch.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [
    async ({ faultProxy }, use) => {
      if (process.env.JOURNEYS_URL) return use(process.env.JOURNEYS_URL);
      const redis = faultProxy && (await reuseOrStart('TEST_REDIS_URL', startRedis));
      const services = faultProxy && redis && { REDIS_URL: redis.url, ELASTICSEARCH_URL: faultProxy.url };
      const instance = await startInstance({ ...services });
      await use(instance.url);
      await instance.stop();
      await redis?.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : waitForHydration(page)),
});

/** Makes `goto` and `reload` wait until the page is hydrated. */
export function waitForHydration(page: Page): Page {
  for (const way of ['goto', 'reload'] as const) {
    const open = page[way].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>;
    const opened = async (...given: unknown[]) => {
      const response = await open(...given);
      await hydrated(page);
      return response;
    };
    Object.assign(page, { [way]: opened });
  }
  return page;
}

/** A server-rendered page is anonymous and has no menu sheet before hydration. */
const hydrated = (page: Page) => page.locator('dialog.sheet').waitFor({ state: 'attached' });

export { expect };

/** Brings every section of the page near, and expects them to be loaded. */
export async function expectLoaded(page: Page): Promise<void> {
  // In a tab behind another one, the browser does not tell what is near.
  await page.bringToFront();
  const waiting = page.locator('.skeleton, .skeleton-space').filter({ visible: true });
  await expect(async () => {
    // One that was loaded in the meantime needs no scrolling.
    for (const one of await waiting.all()) await one.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => undefined);
    await expect(waiting).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Like expectNoBarrier, but not in the gate, which visits each page for it once (pages.spec.ts). */
export async function expectAccessible(page: Page): Promise<void> {
  if (!process.env.TEST_GATE) await expectNoBarrier(page);
}

/** Expects no violations of axe and no undecided contrast, in the page's current state (U46, U47). */
export async function expectNoBarrier(page: Page): Promise<void> {
  // The pages are the same on every set of backing services, so they are checked on one.
  if (test.info().project.name === 'distributed') return;
  // Waits for pending results, because stale ones are dimmed.
  await expect(page.locator('.stale')).toHaveCount(0);
  let { violations, undecided } = await runAxe(page);
  if (undecided.length) {
    // Contrast below the sticky bar is undecided. In a window as high as the page the bar covers nothing.
    const size = page.viewportSize();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size?.width ?? 0, height });
    const contrast = await runAxe(page, [CONTRAST]);
    violations = [...violations.filter(({ id }) => id !== CONTRAST), ...contrast.violations];
    undecided = contrast.undecided;
    if (size) await page.setViewportSize(size);
  }
  const reported = [...violations, ...undecided].map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join(', ')}`);
  expect.soft({ [page.url()]: reported }).toEqual({ [page.url()]: [] });
}

type Node = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

const CONTRAST = 'color-contrast';

/** Runs all rules, or these. */
async function runAxe(page: Page, rules?: string[]) {
  // Axe does not know the top layer: without a z-index it takes a modal dialog for covered by sticky heads.
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll<HTMLElement>('dialog:modal')) dialog.style.zIndex = '9999';
  });
  // Axe never decides the contrast of text in an SVG, which charts have in ink and muted on white only.
  const axe = axeOn(page).exclude('.recharts-surface');
  // The page below a modal dialog is inert, and its contrast undecided where the dialog covers it.
  for (const open of ['dialog:modal:focus-within:not(:has(dialog:modal))', 'dialog:modal'])
    if (await page.locator(open).count()) {
      axe.include(open);
      break;
    }
  if (rules) axe.withRules(rules);
  const { violations, incomplete } = await axe.analyze();
  return { violations, undecided: incomplete.filter(({ id }) => id === CONTRAST) };
}

/** The element with the reasons. */
const describeNode = ({ target, any }: Node) => `${target.join(' ')} (${any.map(({ message }) => message).join(' ')})`;

const accessTokens = new WeakMap<BrowserContext, string>();

/** The access token of the user, also before a page is loaded; undefined for a visitor. */
export const accessTokenOf = async (page: Page): Promise<string | undefined> =>
  page.url() === 'about:blank' ? accessTokens.get(page.context()) : page.evaluate(() => localStorage.accessToken);

/** Signs in by the API, which saves loading the form, and opens a page if one is named: calls of the API need none. */
export async function signIn(page: Page, email: string, to?: string): Promise<void> {
  const response = await page.request.post('/api/auth/signin', { data: { email, password: PASSWORD } });
  if (!response.ok()) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  const { user, accessToken, refreshToken } = await response.json();
  const stored = { user: JSON.stringify(user), accessToken, refreshToken };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const origins = [{ origin: new URL(response.url()).origin, localStorage }];
  await page.context().setStorageState({ cookies: [], origins });
  accessTokens.set(page.context(), accessToken);
  if (!to) return;
  await page.goto(to);
  await hydrated(page);
}

/** Signs in by the form, for journeys that are about it. */
export async function signInByForm(page: Page, email: string, to = '/user-dashboard'): Promise<void> {
  await page.goto(`/signin?redir=${encodeURIComponent(to)}`);
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${to}`);
}
