import type { Page } from '@playwright/test';
import { dayFromToday, openNewPosting } from './postings.js';
import { expect, test } from './site.js';

/** The errors at the fields of the form, by the ids of the fields. */
const errorsOf = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('.err-text')
    .evaluateAll((errors) =>
      Object.fromEntries(
        errors.map((error) => [
          error.id.replace(/-error$/, ''),
          (error.textContent ?? '').replace('Error: ', '').trim(),
        ]),
      ),
    );

const REQUIRED = {
  organization: 'Organization is required',
  phoneNumber: 'Phone Number is required',
  email: 'Email is required',
  city: 'City is required',
  zipCode: 'Zip Code is required',
  county: 'County is required',
  title: 'Title is required',
  position: 'Position is required',
  startDate: 'Listing Start Date is required',
  endDate: 'Listing End Date is required',
  geography: 'Geography is required',
  districtSize: 'District Size is required',
  description: 'Position Description is required',
  externalUrl: 'External URL is required',
  performanceAssessmentURL: 'Performance Assessment URL is required',
  boardReviewDays: 'Board Review Date is required',
  essayQuestion: 'Essay Question is required',
};

test('[W5.20, W5.23, W5.24, W5.26, W5.27, W5.28, W5.30, W5.31, W5.34, W5.36, W5.38, W5.40, W5.41, W5.42, W5.43] an empty posting is refused at every field, a wrong one at the wrong ones', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await openNewPosting(browser, site, 'manager');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const post = page.getByRole('button', { name: 'Post Position', exact: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/jobs') sent.push(request.url());
  });

  const setting = (name: RegExp) => page.getByRole('checkbox', { name });
  for (const name of [/^Performance Assessment/, /^Board Review/, /^Essay Required/]) await setting(name).check();
  await expect(setting(/^External Posting/)).toBeChecked();
  for (const day of ['Listing Start Date', 'Listing End Date', 'Board Review Date']) await field(day).fill('');
  await post.click();
  await expect.poll(() => errorsOf(page)).toEqual(REQUIRED);

  await field('Phone Number').fill('717');
  await field('Email').fill('nobody');
  await field('Zip Code').fill('1710A');
  await field('Listing Start Date').fill(dayFromToday(20));
  await field('Listing End Date').fill(dayFromToday(10));
  await field('Board Review Date').fill(dayFromToday(5));
  await field('External URL').fill('jobs.example');
  await page.getByRole('combobox', { name: 'State' }).selectOption('NJ');
  await expect(field('County')).toHaveCount(0);
  await post.click();
  await expect
    .poll(() => errorsOf(page))
    .toMatchObject({
      phoneNumber: 'Please enter a valid phone number',
      email: 'Invalid email address',
      zipCode: 'Zip Code must have only digits',
      endDate: 'Listing End Date should go after Listing Start Date',
      boardReviewDays: 'Board Review Date should not be before Listing End Date',
      externalUrl: 'Please enter a full web address that begins with http:// or https://',
    });
  await expect.poll(() => errorsOf(page)).not.toHaveProperty('county');
  expect(sent).toEqual([]);
  await page.context().close();
});
