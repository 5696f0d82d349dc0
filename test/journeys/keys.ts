import type { Locator, Page } from '@playwright/test';
import { expect } from './site.js';

/** More stops than any page has before what is looked for, the filters of a search included. */
const STOPS = 120;

/** Presses Tab until the focus stands there, where it must be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return expectRing(target);
  }
  await expect(target).toBeFocused();
}

/** As tabTo, where the focus may stand there already. */
export async function reach(page: Page, target: Locator): Promise<void> {
  if (await target.evaluate((element) => element === document.activeElement)) return expectRing(target);
  await tabTo(page, target);
}

/** The ring of three pixels around what has the focus (U42). */
export async function expectRing(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('outline-style', 'solid');
  await expect(target).toHaveCSS('outline-width', '3px');
}
