import type { Locator, Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

const WIDE = 1280;

/** The visible numbers of a pager. */
const numbers = (pager: Locator) =>
  pager
    .locator('.page-numbers li')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => Number(one.textContent)));

const gaps = (pager: Locator) =>
  pager
    .locator('.page-numbers li')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content.includes('…')));

async function expectEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: WIDE, height: 900 });
}

/** Previous, the numbers and Next. */
async function expectOneRow(page: Page, pager: Locator): Promise<void> {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = () =>
      pager
        .locator('a, .pages button')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    await expect.poll(async () => new Set(await tops()).size, { message: `rows at ${width} px` }).toBe(1);
  }
  await page.setViewportSize({ width: WIDE, height: 900 });
}

test('a table has five page numbers on every page, and three on a phone', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs?startDate=&endDate=');
  const pager = page.locator('.table-pager');
  await expect(pager.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  const last = (await numbers(pager)).at(-1) ?? 0;
  expect(last).toBeGreaterThan(6);
  await expect.poll(() => numbers(pager)).toEqual([1, 2, 3, 4, last]);
  await expect.poll(() => gaps(pager)).toEqual([false, false, false, false, true]);
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(pager).toContainText(/1 to 10 of [\d,]+/);
  await expectAccessible(page);
  await expectEveryWidth(page);

  await pager.getByRole('button', { name: 'Page 4', exact: true }).click();
  await expect(page).toHaveURL(/offset=30/);
  await expect.poll(() => numbers(pager)).toEqual([1, 3, 4, 5, last]);
  await expect.poll(() => gaps(pager)).toEqual([false, true, false, false, true]);
  await expectEveryWidth(page);
  await expectOneRow(page, pager);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => numbers(pager)).toEqual([1, 4, last]);
  await expect.poll(() => gaps(pager)).toEqual([false, true, true]);
  await pager.getByRole('button', { name: `Page ${last}`, exact: true }).click();
  await expect.poll(() => numbers(pager)).toEqual([1, last - 1, last]);
  await page.setViewportSize({ width: WIDE, height: 900 });
  await expect.poll(() => numbers(pager)).toEqual([1, last - 3, last - 2, last - 1, last]);
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.context().close();
});

test('the results of a search have the same numbers, as links', async ({ page }) => {
  await page.goto('/positions');
  const pager = page.getByRole('navigation', { name: 'Pages of results' });
  const last = (await numbers(pager)).at(-1) ?? 0;
  await expect.poll(() => numbers(pager)).toEqual([1, 2, 3, 4, last]);
  await expectEveryWidth(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => numbers(pager)).toEqual([1, 2, last]);
  await pager.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(pager.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  // The rows that arrive move the links below them, and a press on what moves under it is lost.
  await expect(page.locator('.stale')).toHaveCount(0);
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page');
  await expectOneRow(page, pager);
});
