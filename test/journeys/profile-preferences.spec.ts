import type { Page } from '@playwright/test';
import { newcomer } from './newcomer.js';
import { apiGet } from './page-as.js';
import { expect, expectAccessible, PASSWORD, signIn, test } from './site.js';

const section = (page: Page) => page.locator('#preferences');
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Preferences', exact: true }).click();
const save = (page: Page) => section(page).getByRole('button', { name: 'Save', exact: true }).click();
const details = async (page: Page) => (await apiGet(page, '/api/users/profile/data')).preferencesDetails;

test('[W2.22, W2.23, W2.24, W2.25, W2.29] preferences are chosen, saved all empty or full, and read again', {
  tag: '@gate',
}, async ({ page }) => {
  const me = await newcomer(page);
  await signIn(page, me.email, '/my-profile');
  const preferences = section(page);
  await edit(page);
  await save(page);
  await expect(preferences.getByText('Complete', { exact: true })).toBeVisible();

  await edit(page);
  await preferences.getByLabel('Preferred positions').fill('counselor');
  await page.getByRole('option', { name: 'School Counselor, Elementary' }).click();
  await preferences.getByLabel('Preferred positions').fill('School Nurse');
  await page.getByRole('option', { name: 'School Nurse', exact: true }).click();
  await page.keyboard.press('Escape');
  const regions = preferences.getByRole('group', { name: 'Regions' });
  await expect(regions.getByRole('checkbox')).toHaveCount(7);
  for (const name of ['Northwest', 'Northcentral', 'Northeast', 'Southwest', 'Southcentral', 'Southeast', 'Statewide'])
    await expect(regions.getByRole('checkbox', { name })).not.toBeChecked();
  await regions.getByRole('checkbox', { name: 'Southeast' }).check();
  const sizes = preferences.getByRole('group', { name: 'District size' });
  await expect(sizes.locator('label')).toHaveText([
    '0 - 2,500',
    '2,500 - 5,000',
    '5,000 - 7,500',
    '7,500 - 10,000',
    '10,000+',
    'No preference',
  ]);
  await sizes.getByLabel('2,500 - 5,000').check();
  await sizes.getByLabel('No preference').check();
  await preferences.getByLabel('Zip Code').fill('17543');
  const slider = preferences.getByRole('slider', { name: 'Search distance, slider' });
  await expect(slider).toHaveAttribute('min', '5');
  await expect(slider).toHaveAttribute('max', '500');
  await expect(slider).toHaveAttribute('step', '5');
  await slider.press('ArrowRight');
  await expect(preferences.getByLabel('Search distance', { exact: true })).toHaveValue('30');
  await expectAccessible(page);
  await save(page);

  await expect(preferences).toContainText('School Counselor, Elementary; School Nurse');
  await expect(preferences).toContainText('2,500 - 5,000; No preference');
  await expect(preferences).toContainText('From Zip Code 17543 within 30 miles');
  await page.reload();
  await expect(preferences).toContainText('Southeast');
  await expect
    .poll(() => details(page))
    .toMatchObject({
      location: 'Southeast',
      districtSize: '2,500 - 5,000, No Preference',
      zipCode: '17543',
      searchDistance: 30,
    });
  await page.goto('/user-account-settings');
  await expect(page.getByLabel('ZIP code to search from')).toHaveValue('17543');
});

test('(U62) a form of preferences that is older than the settings does not put the former ZIP code back', async ({
  page,
}) => {
  const me = await newcomer(page);
  await signIn(page, me.email, '/my-profile');
  await edit(page);
  const settings = await page.context().newPage();
  await settings.goto('/user-account-settings');
  await settings.getByLabel('ZIP code to search from').fill('17101');
  await settings.getByLabel('Current password').fill(PASSWORD);
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await expect(settings.getByText('Your settings are saved.').first()).toBeVisible();
  await section(page).getByLabel('Doctorate').check();
  await save(page);
  await expect.poll(() => details(page)).toMatchObject({ doctorate: 1, zipCode: '17101' });
});

test('regions on the map and in the list agree, by mouse and by keyboard', async ({ page }) => {
  await signIn(page, 'nora@demo.example', '/my-profile');
  await edit(page);
  const regions = section(page).getByRole('group', { name: 'Regions' });
  const box = (name: string) => regions.getByRole('checkbox', { name });
  const onMap = (name: string) => regions.getByRole('button', { name: `${name} on the map` });
  await expect(onMap('Southcentral')).toHaveAttribute('aria-pressed', 'true');
  await onMap('Northwest').locator('span').click();
  await expect(box('Northwest')).toBeChecked();
  await onMap('Northeast').focus();
  await page.keyboard.press('Space');
  await expect(box('Northeast')).toBeChecked();
  await box('Northwest').focus();
  await page.keyboard.press('Space');
  await expect(onMap('Northwest')).toHaveAttribute('aria-pressed', 'false');
  await expect(regions.getByRole('status')).toHaveText(
    '3 regions chosen: Northeast, Southcentral, Southeast. Statewide has no place on the map.',
  );
  await section(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(section(page)).toContainText('Southcentral, Southeast');
});

test('[W2.26, W2.27, W2.28] figures are asked for Central Office and Superintendent experience, and dropped with it', {
  tag: '@gate',
}, async ({ page }) => {
  const me = await newcomer(page);
  await signIn(page, me.email, '/my-profile');
  await edit(page);
  const preferences = section(page);
  const budget = preferences.getByLabel('Annual budget');
  await preferences.getByLabel('Doctorate').check();
  await expect(budget).toHaveCount(0);
  await preferences.getByLabel('Central Office').check();
  await budget.fill('71,400,000');
  await preferences.getByLabel('Superintendent', { exact: true }).check();
  await preferences.getByLabel('Central Office').uncheck();
  await expect(budget).toHaveValue('71,400,000');
  await preferences.getByLabel('Teachers').fill('412');
  await save(page);
  await expect(preferences).toContainText('Superintendent, Doctorate');
  await expect
    .poll(() => details(page))
    .toMatchObject({
      superintendentExperience: 1,
      centralOfficeExperience: 0,
      doctorate: 1,
      annualBudget: '71,400,000',
      teachersNumber: '412',
    });
  await edit(page);
  await preferences.getByLabel('Superintendent', { exact: true }).uncheck();
  await expect(budget).toHaveCount(0);
  await save(page);
  await expect(page.getByRole('button', { name: 'Edit Preferences' })).toBeVisible();
  await expect
    .poll(() => details(page))
    .toMatchObject({ superintendentExperience: 0, annualBudget: '', teachersNumber: '' });
});
