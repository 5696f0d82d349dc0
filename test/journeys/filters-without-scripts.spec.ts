import { chip, choice, choices, count, expectedResults, filter, filters, jobCountText, rows } from './results.js';
import { expect, test } from './site.js';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript (U12)', () => {
  test('one chooses filters and applies them with a button, and removes them by their chips', async ({ page }) => {
    await page.goto('/positions?q=teacher&sort=title');
    await choice(page, 'Position group', 'Professional').check();
    await choice(page, 'Posted within', '30 days').check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/q=teacher/);
    await expect(page).toHaveURL(/sort=title/);
    const { total } = await expectedResults(page, 'q=teacher&positionGroup=Professional&postedWithin=30');
    await expect(count(page)).toHaveText(jobCountText(total));
    await expect(choice(page, 'Position group', 'Professional')).toBeChecked();
    await chip(page, 'Posted within: 30 days').click();
    await expect(page).toHaveURL('/positions?q=teacher&positionGroup=Professional&sort=title');
    await expect(choice(page, 'Posted within', 'Any time')).toBeChecked();

    await page.getByLabel('Pays at least $').fill('50,000');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(chip(page, 'Pays at least $50,000')).toBeVisible();
    await page.getByLabel('Position title').fill('teacher');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(chip(page, 'Pays at least $50,000')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use my location' })).toHaveCount(0);
  });

  test('long lists of choices are a link away, and a radius a list in the form', async ({ page }) => {
    await page.goto('/positions');
    const all = await choices(page, 'organization');
    await filter(page, 'Organization')
      .getByRole('link', { name: `Show all ${all.length} organizations` })
      .click();
    await expect(filter(page, 'Organization').getByRole('checkbox')).toHaveCount(all.length);

    await page.goto('/positions?location=17101');
    await page.getByLabel('Miles around 17101').selectOption('Within 100 miles');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    const { total } = await expectedResults(page, 'location=17101&radius=100');
    await expect(count(page)).toHaveText(jobCountText(total));
  });

  test('on a phone the filters stand below the results, and a link leads there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/positions');
    const link = page.getByRole('link', { name: 'Filters', exact: true });
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeInViewport();
    const list = await rows(page).last().boundingBox();
    const column = await filters(page).boundingBox();
    expect(column?.y).toBeGreaterThan(list?.y ?? Number.POSITIVE_INFINITY);
  });
});
