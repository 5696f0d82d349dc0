import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../../src/engines/free-port.js';
import { EngineGate } from '../faults/engine-gate.js';
import { startElasticsearch } from '../support/engines/elasticsearch.js';
import type { Running } from '../support/engines/processes.js';
import { startRedis } from '../support/engines/redis.js';
import { Server } from '../support/server.js';

export type EngineSet = 'embedded' | 'distributed';

export const PASSWORD = 'Harrisburg-17';

interface Options {
  set: EngineSet;
  /** Stands before the search engine of a product that was started with one. */
  gate: EngineGate | null;
  /** Where the built product runs, with demo data of its own. */
  site: string;
}

/** The one that a variable names, else one that is started. */
function engine(variable: string, start: () => Promise<Running>): Promise<Running> {
  const given = process.env[variable];
  return given ? Promise.resolve({ url: given, stop: async () => {} }) : start();
}

/**
 * Journeys run on a freshly started product, or on a running one with demo data at JOURNEYS_URL; one start serves all
 * journeys of a worker.
 */
export const test = base.extend<{ baseURL: string }, Options>({
  set: ['embedded', { scope: 'worker', option: true }],
  gate: [
    async ({ set }, use) => {
      if (process.env.JOURNEYS_URL || set === 'embedded') return use(null);
      const elasticsearch = await engine('TEST_ELASTICSEARCH_URL', startElasticsearch);
      const gate = await EngineGate.open(elasticsearch.url);
      await use(gate);
      await gate.close();
      await elasticsearch.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [
    async ({ gate }, use) => {
      if (process.env.JOURNEYS_URL) return use(process.env.JOURNEYS_URL);
      const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'));
      const port = await freePort();
      const redis = gate && (await engine('TEST_REDIS_URL', startRedis));
      const engines = gate && redis && { REDIS_URL: redis.url, ELASTICSEARCH_URL: gate.url };
      const server = await Server.start({ ...engines, DATA_DIR: dataDir, PORT: String(port), HOME: dataDir });
      const site = `http://127.0.0.1:${port}`;
      await demoPostingsFound(site);
      await use(site);
      await server.stop();
      await redis?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : patient(page)),
});

/** Longer than the search takes from one posting to the next, and than a count is kept. */
const SETTLING_MS = 3_000;

/** A fresh product is ready while its first postings are still on their way into the search. */
async function demoPostingsFound(site: string): Promise<void> {
  let before = 0;
  const hasSettled = async () => {
    const { totalItemsCount: now } = await (await fetch(`${site}/api/jobs`)).json();
    const isSame = now > 0 && now === before;
    before = now;
    return isSame;
  };
  await expect.poll(hasSettled, { intervals: [SETTLING_MS], timeout: 120_000 }).toBe(true);
}

/** A page that waits, after opening an address, until its script has taken over what came rendered. */
export function patient(page: Page): Page {
  for (const way of ['goto', 'reload'] as const) {
    const open = page[way].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>;
    const opened = async (...given: unknown[]) => {
      const response = await open(...given);
      await takenOver(page);
      return response;
    };
    Object.assign(page, { [way]: opened });
  }
  return page;
}

/** Rendered for nobody in particular, a page has no sheet for its menu yet. */
const takenOver = (page: Page) => page.locator('dialog.sheet').waitFor({ state: 'attached' });

export { expect };

/** No violation of the rules that a machine can check, and no contrast it cannot tell, as the page is now (U46, U47). */
export async function expectAccessible(page: Page): Promise<void> {
  // The pages are the same on every engine set; they are looked at on one.
  if (test.info().project.name !== 'embedded') return;
  // Old results are dimmed while new ones are on their way; that is no state anybody reads.
  await expect(page.locator('.stale')).toHaveCount(0);
  let { violations, undecided } = await checked(page);
  if (undecided.length) {
    // What the bar at the lower edge lies over while the page scrolls cannot be told; on a window as high as the page it lies over nothing.
    const size = page.viewportSize();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size?.width ?? 0, height });
    ({ violations, undecided } = await checked(page));
    if (size) await page.setViewportSize(size);
  }
  const told = [...violations, ...undecided].map(({ id, nodes }) => `${id}: ${nodes.map(toldOf).join(', ')}`);
  expect.soft({ [page.url()]: told }).toEqual({ [page.url()]: [] });
}

type Node = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];
async function checked(page: Page) {
  // Our pages hold no frames, so nothing is lost by the mode that does without a second page, which takes half the time.
  const { violations, incomplete } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return { violations, undecided: incomplete.filter(({ id }) => id === 'color-contrast') };
}

/** Which element, and why. */
const toldOf = ({ target, any }: Node) => `${target.join(' ')} (${any.map(({ message }) => message).join(' ')})`;

/** Signs in through the form as a demo account, in a browser context of its own. */
export async function signIn(page: Page, email: string, to = '/user-dashboard'): Promise<void> {
  await page.goto(`/signin?redir=${encodeURIComponent(to)}`);
  await takenOver(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${to}`);
}
