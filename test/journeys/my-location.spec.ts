import { chip, rows } from './results.js';
import { expect, expectAccessible, test } from './site.js';

const CAPITOL = { latitude: 40.2645, longitude: -76.8836 };
const CHICAGO = { latitude: 41.88, longitude: -87.63 };

test('[P2.5, P2.9] a browser that may say where it is puts the nearest ZIP code into Location and searches', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(CAPITOL);
  await page.goto('/');
  await page.getByLabel('Keywords').fill('teacher');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page).toHaveURL('/positions?q=teacher&location=17120');
  await expect(page.getByLabel('Location')).toHaveValue('17120');
  await expect(chip(page, 'Near 17120, 25 miles')).toBeVisible();
  await expect(rows(page)).not.toHaveCount(0);
});

test('a browser that may not, or is far away, is told so at the field (U9)', async ({ page, context }) => {
  await page.goto('/positions');
  const here = page.getByRole('button', { name: 'Use my location' });
  const error = page.locator('#location-error');
  await here.click();
  await expect(error).toContainText('Your browser may not tell us where you are. Please enter a ZIP code or city.');
  await expectAccessible(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(CHICAGO);
  await here.click();
  await expect(error).toContainText('You are more than 50 miles from Pennsylvania.');
  await expect(page).toHaveURL('/positions');
  await page.getByLabel('Location').fill('York');
  await expect(error).toHaveCount(0);
});
