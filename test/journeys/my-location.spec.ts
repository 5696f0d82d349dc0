import { chip, count, expectedResults, jobCountText } from './results.js';
import { expect, expectAccessible, test } from './site.js';

const COUDERSPORT = { latitude: 41.7762, longitude: -77.9567 };
const CHICAGO = { latitude: 41.88, longitude: -87.63 };

test('[P2.5, P2.9] a browser that may say where it is puts the nearest ZIP code into Location and searches', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(COUDERSPORT);
  await page.goto('/');
  await page.getByLabel('Keywords').fill('teacher');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page).toHaveURL('/positions?q=teacher&location=16915');
  await expect(page.getByLabel('Location')).toHaveValue('16915');
  await expect(chip(page, 'Near 16915, 25 miles')).toBeVisible();
  await expect(count(page)).toHaveText(jobCountText((await expectedResults(page, 'q=teacher&location=16915')).total));
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
