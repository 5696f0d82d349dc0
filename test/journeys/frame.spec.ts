import type { Page } from '@playwright/test';
import { pageAs } from './page-as.js';
import { expect, test } from './site.js';

const WIDE = 1920;
/** The menu (232 px) beside the content (1120 px). */
const FRAME = 1352;

test('at 1920 px header, menu, content, bar and footer stand in one frame in the middle', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/post-jobs');
  await page.setViewportSize({ width: WIDE, height: 1080 });
  const [start, end] = await edges(page, '.top > .brand', '.top > nav');
  expect(end - start).toBeLessThanOrEqual(FRAME);
  expect(Math.abs(start - (WIDE - end))).toBeLessThan(16);
  for (const [first, last] of [
    ['.side a', 'main .body'],
    ['.side a', 'main .form-actions'],
    ['.foot .brand', '.foot .source'],
  ] as const) {
    const [left, right] = await edges(page, first, last);
    expect.soft(Math.abs(left - start), `${first} begins elsewhere than the header`).toBeLessThan(32);
    expect.soft(end - right, `${last} ends beyond the padding of the frame`).toBeGreaterThan(-33);
  }
  await page.context().close();
});

test('[P11.17] the header leads home and to sign-out, the footer to the static pages', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'seeker', '/applications');
  const footer = page.getByRole('contentinfo');
  for (const name of ['About Us', 'Terms & Conditions', 'Privacy', 'Help', 'Contact Us']) {
    await expect(footer.getByRole('link', { name }).first()).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Career Gateway' }).click();
  await expect(page).toHaveURL('/');
  // A page takes the focus when it is there, which closes an open menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Emily Novak' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/signin');
  await page.context().close();
});

/** The left edge of the first and the right edge of the second element, in CSS pixels. */
async function edges(page: Page, first: string, last: string): Promise<[number, number]> {
  const start = await page.locator(first).first().boundingBox();
  const end = await page.locator(last).first().boundingBox();
  if (!start || !end) throw new Error(`${first} or ${last} is not on the page`);
  return [start.x, end.x + end.width];
}
