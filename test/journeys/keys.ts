import type { Locator, Page } from '@playwright/test';
import { expect } from './site.js';

/** More tab stops than any page has before the target. */
const MAX_STOPS = 120;

/** Presses Tab until the target has the focus, and expects a visible focus ring. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return expectRing(target);
  }
  await expect(target).toBeFocused();
}

/** Like tabTo, if the target may already have the focus. */
export async function tabToUnlessFocused(page: Page, target: Locator): Promise<void> {
  if (await target.evaluate((element) => element === document.activeElement)) return expectRing(target);
  await tabTo(page, target);
}

/** Expects the focus ring of three pixels (U42). */
export async function expectRing(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('outline-style', 'solid');
  await expect(target).toHaveCSS('outline-width', '3px');
}
