import type { Browser, Page } from '@playwright/test';
import { patient, signIn } from './site.js';

export type Role = 'seeker' | 'poster' | 'manager' | 'reviewer' | 'admin';

/** A page of its own context, signed in as this demo account. */
export async function as(browser: Browser, site: string, role: Role, to?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site });
  const page = patient(await context.newPage());
  await signIn(page, `${role}@demo.example`, to);
  return page;
}

/** The body of a GET of the API, asked as whoever is signed in on the page. */
export async function ask(page: Page, path: string) {
  const response = await page.request.get(path, { headers: await bearer(page) });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()} ${await response.text()}`);
  return response.json();
}

/** The headers that go along with a call of whoever is signed in on the page; none for a visitor. */
export async function bearer(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate<string | undefined>(() => localStorage.accessToken);
  return token ? { authorization: `Bearer ${token}` } : {};
}
