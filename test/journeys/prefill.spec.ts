import { apply, newApplicant } from './applicants.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

test('a new application begins with salaries and benefits of the last one, each marked until it is changed', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager', '/manage-jobs');
  const first = uniqueTitle('sent before');
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  await apply(seeker, await newPosting(manager, first, { isProfileRequired: false }), 'submit', {
    expectedBenefits: 'Family medical',
    essay: 'Of that position.',
    isBeenTerminated: 1,
    terminationReason: 'It closed.',
  });
  const jobId = await newPosting(manager, uniqueTitle('to prefill'), { isProfileRequired: false });

  await page.goto(`/user-application/${jobId}`);
  const marks = page.getByText(`Taken over from your last application, ${first}, `);
  await expect(page.getByLabel('Current Salary')).toHaveValue(/61,?000/);
  await expect(page.getByLabel('Expected Salary')).toHaveValue(/65,?000/);
  await expect(page.getByLabel('Expected Benefits')).toHaveValue('Family medical');
  await expect(marks).toHaveCount(3);
  await expectAccessible(page);
  // Essays belong to one position, and legal questions have no default (U56).
  await expect(page.getByLabel(/^Essay/)).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await page.getByLabel('Expected Salary').fill('70000');
  await page.getByLabel('Expected Salary').blur();
  await expect(marks).toHaveCount(2);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Your draft was successfully saved!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Expected Salary')).toHaveValue(/70,?000/);
  await expect(page.getByLabel('Current Salary')).toHaveValue(/61,?000/);
  await expect(marks).toHaveCount(0);
  await page.context().close();
  await manager.context().close();
});
