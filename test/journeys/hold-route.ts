import type { Page } from '@playwright/test';

/** Holds back the page's requests to `url` until the returned function is called. */
export async function holdRoute(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
