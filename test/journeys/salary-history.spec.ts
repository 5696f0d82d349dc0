import { jobPayload } from '../support/fixtures/job-payload.js';
import { apply, expectSuccess, newApplicant } from './applicants.js';
import { authHeaders, pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

const PHILADELPHIA = {
  city: 'Philadelphia',
  zipCode: '19103',
  county: 51,
  geography: 'SE',
  isProfileRequired: false,
} as const;
const NOT_ASKED = 'Not asked for positions in this county';

test('[T44] a position in Philadelphia does not ask for the current salary, and says so afterwards', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const applicant = await newApplicant(browser, site);
  const { page } = applicant;
  const jobId = await newPosting(manager, uniqueTitle('in Philadelphia'), PHILADELPHIA);

  await page.goto(`/user-application/${jobId}`);
  await expect(page.getByLabel('Expected Salary')).toBeVisible();
  await expect(page.getByLabel('Current Salary')).toHaveCount(0);
  const checklist = page.getByRole('region', { name: 'Before you can submit' });
  await expect(checklist.getByText('Expected Salary', { exact: true })).toBeVisible();
  await expect(checklist.getByText('Current Salary')).toHaveCount(0);
  await expectAccessible(page);

  const id = await apply(applicant, jobId);
  await page.goto(`/user-application/${jobId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Submitted');
  await expect(page.getByText(NOT_ASKED, { exact: true })).toBeVisible();
  await manager.goto(`/review-application/${id}`);
  await expect(manager.getByText(NOT_ASKED, { exact: true })).toBeVisible();
  await expectAccessible(manager);
  await manager.context().close();

  const elsewhere = await newPosting(await pageAs(browser, site, 'manager'), uniqueTitle('in Harrisburg'), {
    isProfileRequired: false,
  });
  await page.goto(`/user-application/${elsewhere}`);
  await expect(page.getByLabel('Current Salary')).toBeVisible();
  await expect(checklist.getByText('Current Salary', { exact: true })).toBeVisible();
  await page.context().close();
});

test('[T44] a position that leaves Philadelphia while somebody applies asks for the current salary then', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const applicant = await newApplicant(browser, site);
  const { page } = applicant;
  const title = uniqueTitle('moving');
  const id = await newPosting(manager, title, PHILADELPHIA);
  await apply(applicant, id, 'save');
  await page.goto(`/user-application/${id}`);
  await page.getByRole('button', { name: 'Review application' }).click();
  await expect(page.getByText(NOT_ASKED, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'I agree' }).check();

  const headers = await authHeaders(manager);
  const job = await (await manager.request.get(`/api/jobs/${id}/admin`, { headers })).json();
  const { organization, position, version } = job;
  const moved = jobPayload({ organization: organization.accountNumber, position: position.id, title });
  const jobData = JSON.stringify({ ...moved, isProfileRequired: false, status: 'open', version, id });
  await expectSuccess(manager.request.patch(`/api/jobs/${id}`, { headers, multipart: { jobData } }));

  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByLabel('Current Salary')).toBeVisible();
  await expect(page.getByText('Current Salary is required').first()).toBeVisible();
  await page.getByLabel('Current Salary').fill('61000');
  await page.getByRole('button', { name: 'Review application' }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click();
  await page.waitForURL('**/success-application-submit?application=*');
  await page.context().close();
  await manager.context().close();
});
