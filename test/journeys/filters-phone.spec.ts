import { chip, count, expectedResults, jobCountText, rows } from './results.js';
import { expect, expectAccessible, test } from './site.js';
import { expectTargetSize } from './target-size.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the filters are a sheet: they apply at once, its button counts and leads back to the list (U5)', async ({
  page,
}) => {
  await page.goto('/positions?q=teacher');
  await expect(page.getByRole('region', { name: 'Filters' })).toBeHidden();
  const button = page.getByRole('button', { name: 'Filters' });
  await button.tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Professional/ }).tap();
  await expect(page).toHaveURL('/positions?q=teacher&positionGroup=Professional');
  const { total } = await expectedResults(page, 'q=teacher&positionGroup=Professional');
  const show = sheet.getByRole('button', { name: `Show ${jobCountText(total)}` });
  await expect(show).toBeInViewport();
  await sheet.getByRole('checkbox', { name: /^Charter School/ }).scrollIntoViewIfNeeded();
  await expect(show).toBeInViewport();
  await expectAccessible(page);
  for (const choice of await sheet.locator('.choice').all()) {
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await show.tap();
  await expect(sheet).toHaveCount(0);
  await expect(count(page)).toHaveText(jobCountText(total));
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(rows(page)).not.toHaveCount(0);
  await expectTargetSize(page, 'at 390 px');

  await page.getByRole('button', { name: 'Filters (1)' }).tap();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await chip(page, 'Position group: Professional').tap();
  await expect(page).toHaveURL('/positions?q=teacher');
});

test('on a phone the sheet clears its filters and leaves the words alone (U5)', async ({ page }) => {
  await page.goto('/positions?q=teacher&positionGroup=Professional&remote=true');
  await page.getByRole('button', { name: 'Filters (2)' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Clear filters' }).tap();
  await expect(page).toHaveURL('/positions?q=teacher');
  const { total } = await expectedResults(page, 'q=teacher');
  await sheet.getByRole('button', { name: `Show ${jobCountText(total)}` }).tap();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
});

for (const width of [320, 390, 811, 1023, 1280]) {
  test(`nothing needs scrolling to the side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(
      '/positions?q=mathematics+teacher+near+Harrisburg&region=SC&positionGroup=Professional&salaryMin=1',
    );
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(() => beyond()).toBeLessThanOrEqual(0);
    if (width >= 1024) return;
    await page.getByRole('button', { name: 'Filters (3)' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect.poll(() => sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}
