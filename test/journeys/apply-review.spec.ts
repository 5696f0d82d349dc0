import type { Page } from '@playwright/test';
import { apply, newApplicant } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { name: 'Review your application' });

test('the review before submitting shows all that is sent, and each part can be changed from there, by keyboard', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager', '/manage-jobs');
  const jobId = await newPosting(manager, uniqueTitle('to review first'), {
    isProfileRequired: false,
    isEssayRequired: true,
    essayQuestion: 'Why do you teach?',
  });
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  await apply(seeker, jobId, 'save', { currentSalary: '58.50', essay: '' });
  await page.goto(`/user-application/${jobId}`);
  await button(page, 'Review application').press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\?step=review$/);
  await expect(section(page, 'Application Questions')).toContainText(
    '$58.50 a year, fifty-eight dollars and fifty cents',
  );
  await expect(section(page, 'Application Questions')).toContainText('Why do you teach?');
  await expect(section(page, 'References')).toContainText('Carol Zook');
  await expect(section(page, 'Supporting Documents')).toContainText('Cover letter.pdf');
  await expect(section(page, 'Supporting Documents')).toContainText('Resume.pdf');
  await expect(section(page, 'Before you can submit')).toContainText('2 of');
  await expect(button(page, 'Submit Application')).toHaveCount(0);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }

  // A missing answer leads to its field, and Back to the review.
  await page.getByRole('link', { name: 'Go to Essay' }).press('Enter');
  await expect(page.getByLabel(/^Essay/)).toBeFocused();
  await page.keyboard.type('I like it.');
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await expect(section(page, 'Application Questions')).toContainText('I like it.');
  await button(page, 'Change Application Questions').press('Enter');
  await page.getByLabel('Current Salary').fill('58500');
  await button(page, 'Review application').press('Enter');
  await expect(section(page, 'Application Questions')).toContainText('fifty-eight thousand five hundred dollars');
  await page.getByRole('checkbox', { name: 'I agree' }).press('Space');
  await expect(button(page, 'Submit Application')).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
  await manager.context().close();
});
