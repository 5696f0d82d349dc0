import { education, openProfile, PROFILE, SCHOOL, storedProfile, storeSection } from './profile-history.js';
import { expect, expectAccessible, PASSWORD, test } from './site.js';

const names = async (page: Parameters<typeof storedProfile>[0]) =>
  (await storedProfile(page)).educationDetails.map(({ name }: { name: string }) => name);

for (const isMineKept of [true, false]) {
  test(`entries that were saved elsewhere meanwhile are ${isMineKept ? 'replaced' : 'shown'} by choice, and nothing is lost before it`, async ({
    page,
  }) => {
    const me = await openProfile(page, { education: { educations: [SCHOOL] } });
    const section = education(page);
    await section.edit();
    await section.press('Edit Millersville University');
    await section.field('School').fill('Mine');
    await storeSection(page, me, 'education', { educations: [{ ...SCHOOL, name: 'Theirs' }] });
    await section.press('Save');
    const notice = section.root.getByRole('alert');
    await expect(notice).toContainText('Somebody else changed this in the meantime.');
    await expect(notice).toBeFocused();
    await expect(section.rows).toContainText(['Mine']);
    await expect.poll(() => names(page)).toEqual(['Theirs']);
    await expectAccessible(page);
    if (isMineKept) {
      await section.press('Keep my changes');
      await expect(section.button('Save')).toBeFocused();
      await section.press('Save');
    } else {
      await section.press('Show the saved entries');
    }
    await expect(section.editButton()).toBeVisible();
    const result = isMineKept ? 'Mine' : 'Theirs';
    await expect(section.rows).toContainText([result]);
    await expect.poll(() => names(page)).toEqual([result]);
  });
}

test('what was typed before the session ended is back after signing in, in the section and its open row (U18)', async ({
  page,
}) => {
  const me = await openProfile(page, { education: { educations: [SCHOOL] } });
  const section = education(page);
  const contact = page.locator('#contact-details');
  await page.getByRole('button', { name: 'Edit Contact Details' }).click();
  await contact.getByLabel('Cell Phone').fill('(717)555-0188');
  await section.edit();
  await section.press('Edit Millersville University');
  await section.field('Major').fill('Chemistry');
  await section.press('Add');
  await section.field('School').fill('Elizabethtown College');
  await section.field('Start Date, month').selectOption('August');

  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.waitForURL('**/signin**');
  await page.getByLabel('Email', { exact: true }).fill(me.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${PROFILE}`);
  const note = 'What you typed before your session ended is here. It is not saved yet.';
  await expect(contact).toContainText(note);
  await expect(contact.getByLabel('Cell Phone')).toHaveValue('(717)555-0188');
  await expect(section.root).toContainText(note);
  await expect(section.rows).toContainText(['Millersville UniversityChemistry']);
  await expect(section.form).toHaveAccessibleName('New school');
  await expect(section.field('School')).toHaveValue('Elizabethtown College');
  await expect(section.field('Start Date, month')).toHaveValue('August');
  await expectAccessible(page);

  await section.chooseMonth('Start Date', 'August 2005');
  await section.chooseMonth('End Date', 'May 2009');
  await section.field('Major').fill('Biology');
  await section.press('Save');
  await expect(section.editButton()).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Millersville University', 'Elizabethtown College']);
});
