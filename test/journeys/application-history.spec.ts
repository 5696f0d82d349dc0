import type { Page } from '@playwright/test';
import { apply, newApplicant } from './applicants.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { education, SCHOOL, storeSection } from './profile-history.js';
import { expect, expectAccessible, test } from './site.js';

const SECTIONS = [
  'Applicant Information',
  'Education',
  'Career History',
  'References',
  'Application Questions',
  'Supporting Documents',
];
const JOB = {
  title: 'Other',
  titleOther: 'Tutor',
  companyName: 'Solanco School District',
  startDate: 'May 2019',
  currentlyEmployed: 1,
};

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[W10.3, W13.3] education, career and military information stand on the application and its review', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const jobId = await newPosting(manager, uniqueTitle('with a history'));
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  await storeSection(page, seeker, 'education', { educations: [SCHOOL] });
  await storeSection(page, seeker, 'career', { careers: [JOB] });
  await storeSection(page, seeker, 'employment-questions', { veteransPreference: 1, honorableDischarge: 1 });

  await page.goto(`/user-application/${jobId}`);
  const headings = page.getByRole('main').locator('details h2');
  await expect(headings).toHaveText(SECTIONS);
  await expect(page.getByRole('heading', { name: 'Disclaimer' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'I agree' })).toBeVisible();
  for (const name of ['Education', 'Career History']) await region(page, name).locator('summary').click();
  await expect(region(page, 'Education')).toContainText('August 2009 to May 2011');
  await expect(region(page, 'Career History')).toContainText('May 2019 to now');
  await expect(region(page, 'Career History')).toContainText('Were you honorably discharged?Yes');
  await expectAccessible(page);

  // A section is corrected in the profile, which leads back.
  await page.getByRole('link', { name: 'Change education' }).click();
  await expect(page).toHaveURL(/my-profile.*#education$/);
  const section = education(page);
  await section.edit();
  await section.press(`Edit ${SCHOOL.name}`);
  await section.field('School').fill('Temple University');
  await section.press('Save');
  await page.getByRole('link', { name: 'Go on to your application' }).click();
  await expect(page).toHaveURL(`/user-application/${jobId}`);
  await expect(region(page, 'Education')).toContainText('Temple University');

  const id = await apply(seeker, jobId);
  await storeSection(page, seeker, 'education', { educations: [], hasNone: true });
  await page.goto(`/user-application/${jobId}`);
  await expect(headings).toHaveText([...SECTIONS, 'Disclaimer']);
  await expect(region(page, 'Education')).toContainText('Temple University');

  await manager.goto(`/review-application/${id}`);
  await expect(region(manager, 'Education')).toContainText('Temple University');
  const career = region(manager, 'Career history and military information');
  await expect(career).toContainText('Tutor');
  await expect(career).toContainText('Do you claim veteran’s preference?Yes');
  await expect(career).toContainText('Were you honorably discharged?Yes');
  await expectAccessible(manager);
  await page.context().close();
  await manager.context().close();
});
