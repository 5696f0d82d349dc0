import { messageAt } from './forms.js';
import { answerDialog, dayFromToday } from './postings.js';
import { education, openProfile, SCHOOL, storedProfile } from './profile-history.js';
import { expect, expectAccessible, test } from './site.js';

const COLLEGE = { ...SCHOOL, name: 'Elizabethtown College', startDate: 'August 2005', endDate: 'May 2009' };
const DEGREES = ['Diploma', 'Certificate', 'Associates', 'Bachelors', 'Masters', 'ABD', 'Doctorate', 'Other'];

test('[W2.6, W2.7, W2.9, W2.30, W2.31, W2.32, W2.33, W2.34, W2.35, W20.8] schools are added, checked, kept on the page until Save, newest first', {
  tag: '@gate',
}, async ({ page }) => {
  await openProfile(page);
  const section = education(page);
  const { form, field, press, rows } = section;
  await section.edit();
  await expect(section.root).toContainText('Click Add for each single entry and then Save.');
  await press('Add');
  await press('Add entry');
  for (const [label, words] of [
    ['School', 'School is required'],
    ['Start Date, month', 'Start Date is required'],
    ['Major', 'Major is required'],
  ] as const) {
    await expect.poll(() => messageAt(page, field(label))).toBe(words);
  }
  await expectAccessible(page);

  const thisYear = Number(dayFromToday(0).slice(0, 4));
  const years = (await field('Start Date, year').locator('option').allTextContents()).slice(1);
  expect(years).toEqual(Array.from({ length: 76 }, (_, back) => String(thisYear - back)));
  expect((await field('Type of degree').locator('option').allTextContents()).slice(1)).toEqual(DEGREES);

  await field('School').fill('x'.repeat(101));
  await field('Major').fill('x'.repeat(101));
  await field('Start Date, month').selectOption('May');
  await press('Add entry');
  await expect.poll(() => messageAt(page, field('School'))).toContain('100');
  await expect.poll(() => messageAt(page, field('Major'))).toContain('100');
  await expect.poll(() => messageAt(page, field('Start Date, month'))).toBe('Start Date must be a month and a year');
  await expect(field('Start Date, month')).toHaveValue('May');

  await field('School').fill('Elizabethtown College');
  await field('Major').fill('Biology');
  await section.chooseMonth('Start Date', 'May 2009');
  await section.chooseMonth('End Date', 'August 2005');
  await press('Add entry');
  await expect.poll(() => messageAt(page, field('Start Date, month'))).toBe('Start Date must not be after End Date');
  await expect.poll(() => messageAt(page, field('End Date, month'))).toBe('End Date must not be before Start Date');
  await section.chooseMonth('Start Date', 'August 2005');
  await section.chooseMonth('End Date', 'May 2009');

  await expect(field('Other Degree')).toHaveCount(0);
  await field('Type of degree').selectOption('Other');
  await press('Add entry');
  await expect.poll(() => messageAt(page, field('Other Degree'))).toBe('Other Degree is required');
  await field('Other Degree').fill('x'.repeat(101));
  await press('Add entry');
  await expect.poll(() => messageAt(page, field('Other Degree'))).toContain('100');
  await field('Other Degree').fill('Licentiate');
  await field('Type of degree').selectOption('Bachelors');
  await field('Type of degree').selectOption('Other');
  await expect(field('Other Degree')).toHaveValue('');
  await field('Type of degree').selectOption('Bachelors');
  await press('Add entry');
  await expect(form).toHaveCount(0);

  await press('Add');
  await field('School').fill('Millersville University');
  await field('Major').fill('School Counseling');
  await section.chooseMonth('Start Date', 'August 2009');
  await press('Add entry');
  await expect(rows).toHaveText([
    /^Millersville UniversitySchool CounselingAugust 2009 to now/,
    /^Elizabethtown CollegeBachelors · BiologyAugust 2005 to May 2009/,
  ]);
  await expect(section.root).toContainText('2 entries on this page, not saved yet.');
  expect((await storedProfile(page)).educationDetails).toEqual([]);

  await press('Delete Elizabethtown College');
  await answerDialog(page, 'Are you sure you want to delete this record?', 'Keep record');
  await expect(rows).toHaveCount(2);
  await press('Delete Elizabethtown College');
  await answerDialog(page, 'Are you sure you want to delete this record?', 'Delete record');
  await expect(rows).toHaveText([/^Millersville University/]);
  await press('Save');
  await expect(section.editButton()).toBeFocused();
  await expect(rows).toHaveText([/^Millersville UniversitySchool CounselingAugust 2009 to now$/]);
  expect((await storedProfile(page)).educationDetails).toEqual([
    {
      name: 'Millersville University',
      startDate: 'August 2009',
      endDate: '',
      typeOfDegree: '',
      major: 'School Counseling',
      otherDegree: '',
    },
  ]);
});

test('[W2.8] one row is open at a time: another one opens once it is valid, Cancel restores, Save takes it along', {
  tag: '@gate',
}, async ({ page }) => {
  await openProfile(page, { education: { educations: [COLLEGE, SCHOOL] } });
  const section = education(page);
  const { form, field, press, rows } = section;
  await section.edit();
  await press('Edit Millersville University');
  await expect(form).toBeFocused();
  await field('Major').fill('Chemistry');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toContainText(['Millersville UniversityBiology', 'Elizabethtown CollegeBiology']);

  await press('Edit Millersville University');
  await field('Major').fill('');
  await press('Edit Elizabethtown College');
  await expect(form).toHaveCount(1);
  await expect(field('School')).toHaveValue('Millersville University');
  await expect.poll(() => messageAt(page, field('Major'))).toBe('Major is required');
  await field('Major').fill('Chemistry');
  await press('Add');
  await expect(form).toHaveAccessibleName('New school');
  await expect(rows).toContainText(['Millersville UniversityChemistry', 'Elizabethtown CollegeBiology']);
  await press('Edit Elizabethtown College');
  await expect(form).toHaveCount(1);
  await expect(form).toHaveAccessibleName('Edit Elizabethtown College');
  await field('Major').fill('');
  await press('Save');
  await expect.poll(() => messageAt(page, field('Major'))).toBe('Major is required');
  await field('Major').fill('Physics');
  await press('Save');
  await expect(section.editButton()).toBeVisible();
  await expect(rows).toContainText(['Millersville UniversityChemistry', 'Elizabethtown CollegePhysics']);
});

test('"I have none yet" completes the section without an entry and hides Add', async ({ page }) => {
  await openProfile(page, { education: { educations: [SCHOOL] } });
  const section = education(page);
  await section.edit();
  const none = section.root.getByLabel('I have none yet');
  await expect(none).toHaveCount(0);
  await section.press('Delete Millersville University');
  await answerDialog(page, 'Are you sure you want to delete this record?', 'Delete record');
  await none.check();
  await expect(section.button('Add')).toHaveCount(0);
  await expectAccessible(page);
  await section.press('Save');
  await expect(section.root).toContainText('None yet');
  await expect(section.root).toContainText('Complete');
  await expect.poll(() => storedProfile(page)).toMatchObject({ isEducationCompleted: true, hasNoEducation: true });
});
