import type { Browser, Page } from '@playwright/test';
import { accessTokenOf, signIn, waitForHydration } from './site.js';

export type Role = 'seeker' | 'poster' | 'manager' | 'reviewer' | 'admin';

/** Opens a page in a new context, signed in as this demo account. Without `to` nothing is loaded. */
export async function pageAs(browser: Browser, site: string, role: Role, to?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site });
  const page = waitForHydration(await context.newPage());
  await signIn(page, `${role}@demo.example`, to);
  return page;
}

/** GETs from the API as the user signed in on the page. Returns the body. */
export async function apiGet(page: Page, path: string) {
  const response = await page.request.get(path, { headers: await authHeaders(page) });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()} ${await response.text()}`);
  return response.json();
}

/** The authorization header of the user signed in on the page; none for a visitor. */
export async function authHeaders(page: Page): Promise<Record<string, string>> {
  const token = await accessTokenOf(page);
  return token ? { authorization: `Bearer ${token}` } : {};
}
