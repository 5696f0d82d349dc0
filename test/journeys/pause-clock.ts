import type { Page } from '@playwright/test';

/** More than a slow machine takes to pause the clock, which Playwright refuses for a time that is past. */
const AHEAD_MS = 10_000;

/** Pauses the page's installed clock a few seconds ahead. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
}
