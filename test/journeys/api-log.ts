import type { Page } from '@playwright/test';

/** The API reads of a page, which can be held back. */
export interface ApiLog {
  /** Path and query, in the order of sending. */
  readonly urls: readonly string[];
  /** The paths, sorted. */
  paths(): string[];
  /** Lets all requests through that wait, and all further ones. */
  release(): void;
}

/** Records the API reads of a page from now on, and holds them back until `release`. */
export async function holdApi(page: Page): Promise<ApiLog> {
  const urls: string[] = [];
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const { pathname, search } = new URL(route.request().url());
    // A stream is no read: it has no answer to hold back, and its page would never be idle.
    if (pathname === '/api/logs/live') return route.abort();
    urls.push(pathname + search);
    await held;
    // The page may be closed or have cancelled the request by now.
    await route.continue().catch(() => undefined);
  });
  return {
    urls,
    paths: () => urls.map((url) => url.replace(/\?.*/, '')).sort(),
    release: letThrough,
  };
}
