import { messageAt } from './forms.js';
import { tabTo } from './keys.js';
import { career, openProfile, storedProfile } from './profile-history.js';
import { expect, expectAccessible, test } from './site.js';

const EXPERIENCES = [
  'Central Office',
  'Building Administrator',
  'Classroom Teaching',
  'Support Staff',
  'Other Education Position',
  'Private Sector',
];

const COUNSELOR = {
  title: 'Other',
  titleOther: 'Camp counselor',
  companyName: 'Camp Donegal',
  startDate: 'June 2003',
  endDate: 'August 2003',
  reasonForLeaving: 'End of the summer',
};

test('[W2.6, W2.36, W2.37, W2.38, W2.39, W2.40, W2.41, W2.42] a job is described, checked and saved; a current one has no end', {
  tag: '@gate',
}, async ({ page }) => {
  await openProfile(page);
  const section = career(page);
  const { field, press } = section;
  await section.edit();
  await expect(section.root).toContainText('Click Add for each single entry and then Save.');
  await press('Add');
  await press('Add entry');
  await expect.poll(() => messageAt(page, field('Title'))).toBe('Please, select a title');
  await expect.poll(() => messageAt(page, field('Employer'))).toBe('Employer is required');
  await expect.poll(() => messageAt(page, field('Start Date, month'))).toBe('Start Date is required');
  expect((await field('Type of experience').locator('option').allTextContents()).slice(1)).toEqual(EXPERIENCES);
  await expectAccessible(page);

  const choose = async (title: string) => {
    await field('Title').fill(title);
    await page.getByRole('option', { name: title, exact: true }).click();
  };
  await choose('Other');
  const tooLong = { 'Other title': 101, Employer: 101, Supervisor: 101, Description: 1001, 'Reason for leaving': 1001 };
  for (const [label, length] of Object.entries(tooLong)) await field(label).fill('x'.repeat(length));
  await field('Employer phone').fill('71755501');
  await press('Add entry');
  for (const [label, length] of Object.entries(tooLong))
    await expect.poll(() => messageAt(page, field(label)), label).toContain(`must be ${length - 1} symbols or less`);
  await expect.poll(() => messageAt(page, field('Employer phone'))).toBe('Please enter a valid phone number');

  const words = { Employer: 'Ephrata Area School District', Supervisor: 'Joan Shirk', Description: 'Seven buildings' };
  for (const [label, text] of Object.entries(words)) await field(label).fill(text);
  await field('Employer phone').clear();
  await field('Employer phone').fill('7175550143');
  await field('Type of experience').selectOption('Central Office');
  await section.chooseMonth('Start Date', 'July 2022');
  await section.chooseMonth('End Date', 'May 2024');
  await field('Reason for leaving').fill('Moved away');
  await field('Other title').fill('');
  await press('Add entry');
  await expect.poll(() => messageAt(page, field('Other title'))).toBe('Title is required');
  await choose('Principal, Elementary');
  await expect(field('Other title')).toHaveCount(0);
  await section.form.getByRole('radio', { name: 'Yes' }).check();
  await expect(field('End Date, month')).toHaveCount(0);
  await expect(field('Reason for leaving')).toHaveCount(0);
  await section.form.getByRole('radio', { name: 'No' }).check();
  await expect(field('End Date, month')).toHaveValue('');
  await expect(field('End Date, year')).toHaveValue('');
  await expect(field('Reason for leaving')).toHaveValue('');
  await section.form.getByRole('radio', { name: 'Yes' }).check();
  await press('Save');
  await expect(section.editButton()).toBeVisible();
  await expect(section.rows).toHaveText([
    /^Principal, ElementaryEphrata Area School District · Central OfficeJuly 2022 to now/,
  ]);
  expect((await storedProfile(page)).careerDetails).toEqual([
    {
      title: 'Principal, Elementary',
      titleOther: '',
      typeOfExperience: 'Central Office',
      companyName: 'Ephrata Area School District',
      startDate: 'July 2022',
      currentlyEmployed: 1,
      endDate: '',
      reasonForLeaving: '',
      companyPhone: '(717)555-0143',
      supervisorName: 'Joan Shirk',
      description: 'Seven buildings',
    },
  ]);
});

test('[W2.43, W2.44] veteran’s preference opens the question of the discharge; a failure of the answers is told', {
  tag: '@gate',
}, async ({ page }) => {
  await openProfile(page, { career: { careers: [COUNSELOR] } });
  const section = career(page);
  await section.edit();
  const preference = section.root.getByRole('radiogroup', { name: 'Do you claim veteran’s preference?' });
  const discharge = section.root.getByRole('radiogroup', { name: 'Were you honorably discharged?' });
  for (const answer of ['Yes', 'No']) await expect(preference.getByRole('radio', { name: answer })).not.toBeChecked();
  await expect(discharge).toHaveCount(0);
  await preference.getByRole('radio', { name: 'Yes' }).check();
  await section.press('Save');
  await expect(discharge).toContainText('Please, choose Yes or No');
  await expect(section.root.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await discharge.getByRole('radio', { name: 'Yes' }).check();

  const answers = '**/api/users/*/employment-questions';
  const message = 'The registry is closed for an hour.';
  await page.route(answers, (route) => route.fulfill({ status: 503, json: { code: 'away', message } }));
  await section.press('Save');
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(section.root).toContainText('The employment questions are not saved yet.');
  await expect(discharge.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.unroute(answers);
  await section.press('Save');
  await expect(section.editButton()).toBeVisible();
  const stored = async () => (await storedProfile(page)).employmentQuestions;
  await expect.poll(() => stored()).toEqual({ veteransPreference: 1, honorableDischarge: 1 });
  await expect(section.root).toContainText(/Were you honorably discharged\?\s*Yes/);

  await section.edit();
  await preference.getByRole('radio', { name: 'No' }).check();
  await expect(discharge).toHaveCount(0);
  await section.press('Save');
  await expect(section.editButton()).toBeVisible();
  await expect.poll(() => stored()).toEqual({ veteransPreference: 0, honorableDischarge: 0 });
});

test('the career section is filled in and saved by keyboard alone', async ({ page }) => {
  await openProfile(page);
  const section = career(page);
  const { field, button } = section;
  const { keyboard } = page;
  const choose = async (label: string, words: string) => {
    await tabTo(page, field(label));
    await keyboard.type(words);
  };
  await tabTo(page, section.editButton());
  await keyboard.press('Enter');
  await expect(button('Add')).toBeFocused();
  await keyboard.press('Enter');
  await expect(section.form).toBeFocused();
  await choose('Title', 'Principal, Elem');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await choose('Employer', 'Ephrata Area School District');
  await choose('Start Date, month', 'July');
  await choose('Start Date, year', '2022');
  await tabTo(page, section.form.getByRole('radio', { name: 'No' }));
  await keyboard.press('ArrowUp');
  await expect(section.form.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await tabTo(page, button('Add entry'));
  await keyboard.press('Enter');
  await expect(button('Add')).toBeFocused();
  await tabTo(page, section.root.getByRole('radio', { name: 'Yes' }));
  await keyboard.press('ArrowDown');
  await expect(section.root.getByRole('radio', { name: 'No' })).toBeChecked();
  await tabTo(page, button('Save'));
  await keyboard.press('Enter');
  await expect(section.editButton()).toBeFocused();
  const { careerDetails, employmentQuestions } = await storedProfile(page);
  expect(careerDetails).toMatchObject([
    { title: 'Principal, Elementary', currentlyEmployed: 1, startDate: 'July 2022' },
  ]);
  expect(employmentQuestions).toEqual({ veteransPreference: 0, honorableDischarge: 0 });
});
