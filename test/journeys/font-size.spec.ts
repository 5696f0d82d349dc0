import type { Page } from '@playwright/test';
import { pageAs } from './page-as.js';
import { expect, test } from './site.js';

const DEFAULT_FONT_SIZE = 16;
const LARGE = 20;

/** The font sizes of all text, in page order. */
const sizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeName === '#text'))
      .map((one) => `${one.tagName} ${one.className} ${Number.parseFloat(getComputedStyle(one).fontSize)}`),
  );

test('all text grows with the font size of the browser (U44)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const browserOf = await page.context().newCDPSession(page);
  const setStandard = (standard: number) => browserOf.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const path of ['/', '/positions', '/user-dashboard', '/my-profile', '/contact-us']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await setStandard(DEFAULT_FONT_SIZE);
    const usual = await sizes(page);
    const grown = usual.map((text) =>
      text.replace(/[\d.]+$/, (size) => String(Math.round(((Number(size) * LARGE) / DEFAULT_FONT_SIZE) * 1e3) / 1e3)),
    );
    await setStandard(LARGE);
    await expect.poll(() => sizes(page), path).toEqual(grown);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
  await page.context().close();
});
