import type { Page } from '@playwright/test';
import { ask } from './as.js';
import { expect } from './site.js';

/** Results on one page (P2.14). */
export const PER_PAGE = 20;

export const results = (page: Page) => page.getByRole('region', { name: 'Results' });
export const rows = (page: Page) => results(page).getByRole('list').first().locator('> li');
export const titles = (page: Page) => rows(page).getByRole('link');
export const count = (page: Page) => results(page).getByRole('heading', { level: 2 });

/** What the rows say of one thing, such as `Deadline:`. */
export const fact = (page: Page, name: string) =>
  rows(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd');

interface Found {
  id: string;
  title: string;
  isExternalPost: boolean;
  isFeatured: boolean;
  externalUrl: string;
}

/** What the server answers to the same question: the number of matches, and the titles in their order. */
export async function expected(page: Page, query: string): Promise<{ total: number; titles: RegExp[] }> {
  const { items, totalItemsCount } = await ask(page, `/api/jobs?${query}`);
  return { total: totalItemsCount, titles: items.map(({ title }: Found) => new RegExp(`^${escaped(title)} `)) };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How the page tells a number of matches. */
export const jobs = (total: number) => `${total.toLocaleString('en-US')} job${total === 1 ? '' : 's'}`;

/** The first job of its kind on a page of results, opened there. What is kept of a page may be seconds old. */
export async function shownJob(page: Page, wanted: (job: Found) => boolean) {
  let shown = await firstJob(page, wanted);
  await expect(async () => {
    shown = await firstJob(page, wanted);
    await page.goto(shown.address);
    await expect(titles(page).nth(shown.place)).toContainText(shown.job.title, { timeout: 1_000 });
  }).toPass();
  return shown;
}

/** The first job of its kind, with the page of /positions and the place on it where it stands. */
export async function firstJob(page: Page, wanted: (job: Found) => boolean) {
  for (let number = 1; ; number += 1) {
    const { items } = await ask(page, `/api/jobs?isPositionsPage=true&offset=${(number - 1) * PER_PAGE}`);
    expect(items, 'There is no such job').not.toEqual([]);
    const place = items.findIndex(wanted);
    if (place >= 0) return { job: items[place], place, address: `/positions?page=${number}` };
  }
}

/** Holds back the answers to searches until what it gives is called. */
export async function heldSearches(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/jobs?*', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

interface Choice {
  value: string;
  label: string;
  count: number;
}

/** The choices of a filter and what each would find, as the server counts them for a search. */
export async function choices(page: Page, filter: string, query = ''): Promise<Choice[]> {
  const { facets } = await ask(page, `/api/jobs?facets=true&limit=1&${query}`);
  return facets.find(({ name }: { name: string }) => name === filter).choices;
}

export const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
export const filter = (page: Page, legend: string) => filters(page).getByRole('group', { name: legend, exact: true });
/** A box to tick or a circle, by the words beside it. */
export const choice = (page: Page, legend: string, words: string) =>
  filter(page, legend).locator('label').filter({ hasText: words }).locator('input');
export const chip = (page: Page, words: string) =>
  page.getByRole('link', { name: `Remove filter ${words}`, exact: true });

/** Answers to searches come as `change` makes them of the server's. */
export async function changed(page: Page, change: (answer: object) => object): Promise<void> {
  await page.route('**/api/jobs?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}
