import type { Locator, Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { career, education, openProfile, PROFILE, SCHOOL, storedProfile, storeSection } from './profile-history.js';
import { expect, expectAccessible, PASSWORD, test } from './site.js';

const CONTACT = { contactName: 'June', contactSurname: 'Vogel', cellPhone: '(717)555-0186', city: 'York' };

const names = async (page: Page) =>
  (await storedProfile(page)).educationDetails.map(({ name }: { name: string }) => name);

const conflictOf = (page: Page) => page.getByRole('dialog', { name: /saved this section while you were editing$/ });
const keep = (conflict: Locator) => conflict.getByRole('button', { name: 'Save with the kept values' });

test('[U62] entries that were saved elsewhere meanwhile stand, and of one that both changed one chooses', async ({
  page,
}) => {
  const me = await openProfile(page, { education: { educations: [SCHOOL] } });
  const section = education(page);
  await section.edit();
  await section.press('Edit Millersville University');
  await section.field('Major').fill('Physics');
  const other = { ...SCHOOL, name: 'Elizabethtown College', startDate: 'August 2005', endDate: 'May 2009' };
  await storeSection(page, me, 'education', { educations: [{ ...SCHOOL, major: 'Chemistry' }, other] });
  await section.press('Save');
  const conflict = conflictOf(page);
  await expect(keep(conflict)).toBeFocused();
  await expect(conflict.getByRole('row', { name: /^Elizabethtown College/ })).toContainText(/None.*Biology.*as saved/);
  await expect(conflict.getByRole('radio', { name: /^Chemistry/ })).toBeChecked();
  await expect.poll(() => names(page)).toEqual(['Millersville University', 'Elizabethtown College']);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Go back, save nothing' }).click();
  await expect(section.rows).toHaveText([/^Millersville University.*Physics/]);
  await section.press('Save');
  await conflict.getByRole('radio', { name: /^Physics/ }).check();
  await keep(conflict).click();
  await expect(section.editButton()).toBeVisible();
  await expect(section.rows).toHaveText([/^Millersville University.*Physics/, /^Elizabethtown College/]);
  await expect.poll(() => names(page)).toEqual(['Millersville University', 'Elizabethtown College']);
});

test('[U62] an administrator and the owner of a profile undo nothing of each other', async ({
  browser,
  page,
  site,
}) => {
  const me = await openProfile(page, { 'contact-details': CONTACT, 'employment-questions': { veteransPreference: 0 } });
  const admin = await pageAs(browser, site, 'admin');
  await admin.goto(`/user-profile/${me.id}`);
  const contact = admin.locator('#contact-details');
  const history = career(admin);
  await admin.getByRole('button', { name: 'Edit Contact Details' }).click();
  await contact.getByLabel('City').fill('Ephrata');
  await contact.getByLabel('PPID').fill('123');
  await history.edit();
  await history.root.getByRole('radio', { name: 'Yes' }).first().check();
  await history.root.getByRole('radio', { name: 'Yes' }).last().check();

  await storeSection(page, me, 'contact-details', { ...CONTACT, city: 'Lititz', homePhone: '(717)555-0177' });
  await storeSection(page, me, 'employment-questions', { veteransPreference: 1, honorableDischarge: 0 });
  await contact.getByRole('button', { name: 'Save' }).click();
  const conflict = conflictOf(admin);
  await expect(conflict.getByRole('radio', { name: /^Lititz/ })).toBeChecked();
  await expect(conflict.getByRole('row', { name: /^Home Phone/ })).toContainText(/0177\s*as saved/);
  await expect(conflict).toContainText('Saving sends 1 change: PPID.');
  for (const width of WIDTHS) {
    await admin.setViewportSize({ width, height: 900 });
    await expectFits(admin);
  }
  await keep(conflict).click();
  await expect(admin.getByRole('button', { name: 'Edit Contact Details' })).toBeVisible();
  await history.press('Save');
  await expect(conflict.getByRole('row', { name: /veteran/ })).toContainText(/NoYes.*Yes\s*as saved/);
  await expect(conflict.getByRole('row', { name: /honorably/ })).toContainText(/Yes\s*yours/);
  await keep(conflict).click();
  await expect(history.editButton()).toBeVisible();
  await expect
    .poll(() => storedProfile(page))
    .toMatchObject({
      contactDetails: { city: 'Lititz', homePhone: '(717)555-0177', ppid: '123' },
      employmentQuestions: { veteransPreference: 1, honorableDischarge: 1 },
    });
  await admin.context().close();
});

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
