import { expectFits, WIDTHS } from './layout-faults.js';
import { newcomer } from './newcomer.js';
import { expect, expectAccessible, PASSWORD, signIn, test } from './site.js';

test('users delete their account with their password, and change their mind', async ({ page }) => {
  const me = await newcomer(page);
  await signIn(page, me.email, '/user-account-settings');
  const section = page.getByRole('complementary', { name: 'Delete my account' });
  await section.getByRole('button', { name: 'Delete my account …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account?' });
  await expect(dialog).toContainText('In 7 days your profile, documents and drafts are gone');
  await expectAccessible(page);
  await dialog.getByLabel('Current password', { exact: true }).fill('Not-this-one-7');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog).toContainText('This is not your current password');
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(section.getByRole('heading')).toBeFocused();
  await expect(section.getByRole('status')).toContainText(/^Your account is deleted on \w+ \d+, \d{4}\. Until then/);
  await page.reload();
  await expect(section.getByRole('status')).toContainText('Your account is deleted on');
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await section.getByRole('button', { name: 'Keep my account' }).click();
  await expect(section.getByRole('button', { name: 'Delete my account …' })).toBeVisible();
  await expect(section.getByRole('status')).toHaveCount(0);
});
