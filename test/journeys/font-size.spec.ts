import type { Page } from '@playwright/test';
import { pageAs } from './page-as.js';
import { expect, test } from './site.js';

const DEFAULT_FONT_SIZE = 16;
const LARGE = 20;

interface Measured {
  readonly elements: number;
  /** Elements with text whose size did not follow, as "TAG class before → after". */
  readonly fixed: readonly string[];
}

/**
 * Compares the same elements at both sizes: a section that loads late and a table that becomes cards are new elements,
 * and no text of theirs had another size before.
 */
async function measureGrowth(page: Page, setStandard: (standard: number) => Promise<unknown>): Promise<Measured> {
  await setStandard(DEFAULT_FONT_SIZE);
  const before = await page.evaluateHandle(
    () =>
      new Map(
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeName === '#text'))
          .map((one) => [one, Number.parseFloat(getComputedStyle(one).fontSize)]),
      ),
  );
  await setStandard(LARGE);
  return before.evaluate((sizes, ratio) => {
    const kept = [...sizes].filter(([one]) => one.isConnected && one.checkVisibility());
    const fixed = kept.flatMap(([one, size]) => {
      const now = Number.parseFloat(getComputedStyle(one).fontSize);
      return Math.abs(now - size * ratio) < 1e-3 ? [] : [`${one.tagName} ${one.className} ${size} → ${now}`];
    });
    return { elements: kept.length, fixed };
  }, LARGE / DEFAULT_FONT_SIZE);
}

test('all text grows with the font size of the browser (U44)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  const browserOf = await page.context().newCDPSession(page);
  const setStandard = (standard: number) => browserOf.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const path of ['/', '/positions', '/user-dashboard', '/my-profile', '/contact-us']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { elements, fixed } = await measureGrowth(page, setStandard);
    expect(fixed, path).toEqual([]);
    expect(elements, path).toBeGreaterThan(20);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
  await page.context().close();
});

/** Texts and controls of the header that are cut off, or lie on each other. Runs in the page. */
function faultsOfHeader(): string[] {
  const header = document.querySelector('.top');
  const parts = [...document.querySelectorAll<HTMLElement>('.top :is(a, button)')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const edge = header?.getBoundingClientRect() ?? new DOMRect();
  const boxes = parts.map((part) => {
    const text = document.createRange();
    text.selectNodeContents(part);
    return { name: part.textContent?.trim(), ...text.getBoundingClientRect().toJSON() };
  });
  const cut = boxes.filter(({ left, right, top, bottom }) => {
    return left < 0 || right > innerWidth || top < edge.top || bottom > edge.bottom;
  });
  const overlaps = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(({ left, right, top, bottom }) => {
        return left < one.right && right > one.left && top < one.bottom && bottom > one.top;
      })
      .map(({ name }) => `${one.name} lies on ${name}`),
  );
  const skip = document.querySelector('.skip')?.getBoundingClientRect();
  return [
    ...cut.map(({ name }) => `${name} is cut off`),
    ...overlaps,
    ...(skip && skip.bottom > 0 ? ['the skip link shows without the focus'] : []),
  ];
}

test('the header has room for text of twice the size, for visitors and users (U38)', async ({
  browser,
  site,
  page,
}) => {
  const user = await pageAs(browser, site, 'admin', '/reporting');
  await page.goto('/positions');
  for (const one of [page, user])
    for (const width of [320, 390, 812, 1024, 1280]) {
      await one.setViewportSize({ width, height: 700 });
      await one.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft({ [width]: await one.evaluate(faultsOfHeader) }).toEqual({ [width]: [] });
      await one.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    }
  await user.context().close();
});
