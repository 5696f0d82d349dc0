import type { Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

const REGIONS = ['Northwest', 'Northcentral', 'Northeast', 'Southwest', 'Southcentral', 'Southeast'];

const group = (page: Page) => page.getByRole('radiogroup', { name: 'Geography' });
const onMap = (page: Page, region: string) => group(page).getByRole('button', { name: `${region} on the map` });
const inList = (page: Page, region: string) => group(page).getByRole('radio', { name: region, exact: true });

/** Expects list and map to have this one region, or Statewide, which is in the list only. */
async function expectRegion(page: Page, region: string): Promise<void> {
  // The map is loaded when it comes near.
  await group(page).scrollIntoViewIfNeeded();
  await expect(group(page).getByRole('button')).toHaveCount(6);
  await expect(group(page).getByRole('radio', { checked: true })).toHaveAccessibleName(region);
  const pressed = REGIONS.filter((one) => one === region);
  await expect(group(page).getByRole('button', { pressed: true })).toHaveCount(pressed.length);
  for (const one of pressed) await expect(onMap(page, one)).toHaveAttribute('aria-pressed', 'true');
}

test('[W5.36, W5.37] the region map also sets geography, by mouse and by keyboard, and shows what the list says (U45)', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/post-jobs');
  await group(page).scrollIntoViewIfNeeded();
  await expect(group(page).getByRole('button')).toHaveCount(6);
  await expect(group(page).getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(0);

  await onMap(page, 'Northeast').locator('path').first().click();
  await expectRegion(page, 'Northeast');
  await inList(page, 'Southwest').check();
  await expectRegion(page, 'Southwest');

  // In tab order behind the list.
  await inList(page, 'Southwest').focus();
  for (const region of REGIONS) {
    await page.keyboard.press('Tab');
    await expect(onMap(page, region)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectRegion(page, 'Southeast');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expectRegion(page, 'Southcentral');
  await page.keyboard.press('Space');
  await expectRegion(page, 'Southcentral');

  await expect(group(page)).toContainText('Statewide has no place on the map.');
  await inList(page, 'Statewide').check();
  await expectRegion(page, 'Statewide');
  await expect(group(page)).toContainText('Statewide is chosen, which has no place on the map.');
  await expectAccessible(page);
  await page.context().close();
});

test('[W5.37] what the map sets is saved; a closed posting’s map cannot be pressed', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const id = await newPosting(page, uniqueTitle('region'), { status: 'unsubmitted', geography: 'SC' });
  await page.goto(`/post-jobs/edit/${id}`);
  await expectRegion(page, 'Southcentral');
  await onMap(page, 'Northwest').locator('path').first().click();
  await page.getByRole('button', { name: 'Save Position' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expectRegion(page, 'Northwest');

  const closed = await newPosting(page, uniqueTitle('closed region'));
  await removePosting(page, id);
  await page.goto(`/post-jobs/edit/${closed}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Close Position/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close position' }).click();
  await expect(page.getByText('This posting is closed.')).toBeVisible();
  await group(page).scrollIntoViewIfNeeded();
  for (const region of REGIONS) await expect(onMap(page, region)).toBeDisabled();
  await onMap(page, 'Northwest').locator('path').first().click({ force: true });
  await expectRegion(page, 'Southcentral');
  await page.context().close();
});

test('the region map has its place at every width, and its names do not cover one another (U52)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/post-jobs');
  const map = group(page).locator('.region-map');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await map.scrollIntoViewIfNeeded();
    await expectFits(page);
    await expect.soft.poll(() => map.evaluate(coveredNames), `${width} px`).toEqual([]);
  }
  await page.context().close();
});

/** Runs in the page: names on the map that overlap another one. */
function coveredNames(map: Element): string[] {
  const names = [...map.querySelectorAll('span')].map((name) => ({ name, box: name.getBoundingClientRect() }));
  const isCovered = (one: DOMRect, two: DOMRect) =>
    one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
  return names
    .filter((one) => names.some((two) => two !== one && isCovered(one.box, two.box)))
    .map(({ name }) => name.textContent ?? '');
}
