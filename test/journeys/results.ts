import type { Page } from '@playwright/test';
import { holdRoute } from './hold-route.js';
import { apiGet } from './page-as.js';
import { expect } from './site.js';

/** Results per page (P2.14). */
export const PAGE_SIZE = 20;

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
export const rows = (page: Page) => results(page).getByRole('list').first().locator('> li');
/** Links to the jobs. A signed-in user's row may also link to the own application. */
export const titles = (page: Page) => rows(page).getByRole('link', { name: /opens in a new tab/ });
export const count = (page: Page) => results(page).getByRole('heading', { level: 2 });

/** The rows' values of one label, such as `Deadline:`. */
export const event = (page: Page, name: string) =>
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

/** The API's results of the same query: number of matches, and titles in order. */
export async function expectedResults(page: Page, query: string): Promise<{ total: number; titles: RegExp[] }> {
  const { items, totalItemsCount } = await apiGet(page, `/api/jobs?${query}`);
  return { total: totalItemsCount, titles: items.map(({ title }: Found) => new RegExp(`^${escapeRegExp(title)} `)) };
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The page's text for a number of matches. */
export const jobCountText = (total: number) => `${total.toLocaleString('en-US')} job${total === 1 ? '' : 's'}`;

/** Opens the results page with the first matching job. Retries, because a cached page may be seconds old. */
export async function openResultsWithJob(page: Page, wanted: (job: Found) => boolean) {
  let shown = await findFirstJob(page, wanted);
  await expect(async () => {
    shown = await findFirstJob(page, wanted);
    await page.goto(shown.address);
    await expect(titles(page).nth(shown.place)).toContainText(shown.job.title, { timeout: 1_000 });
  }).toPass();
  return shown;
}

/** The first matching job, with the URL of its page of /positions and its index there. */
export async function findFirstJob(page: Page, wanted: (job: Found) => boolean) {
  for (let number = 1; ; number += 1) {
    const { items } = await apiGet(page, `/api/jobs?isPositionsPage=true&offset=${(number - 1) * PAGE_SIZE}`);
    expect(items, 'There is no such job').not.toEqual([]);
    const index = items.findIndex(wanted);
    if (index >= 0) return { job: items[index], place: index, address: `/positions?page=${number}` };
  }
}

/** Withholds responses to searches until the returned function is called. */
export function holdSearches(page: Page): Promise<() => void> {
  return holdRoute(page, '**/api/jobs?*');
}

interface Choice {
  value: string;
  label: string;
  count: number;
}

/** The facet counts of a filter for a search, from the API. */
export async function choices(page: Page, filter: string, query = ''): Promise<Choice[]> {
  const { facets } = await apiGet(page, `/api/jobs?facets=true&limit=1&${query}`);
  return facets.find(({ name }: { name: string }) => name === filter).choices;
}

export const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
export const filter = (page: Page, legend: string) => filters(page).getByRole('group', { name: legend, exact: true });
/** A checkbox or radio button, by its label. */
export const choice = (page: Page, legend: string, words: string) =>
  filter(page, legend).locator('label').filter({ hasText: words }).locator('input');
export const chip = (page: Page, words: string) =>
  page.getByRole('link', { name: `Remove filter ${words}`, exact: true });
