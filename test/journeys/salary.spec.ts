import type { Page } from '@playwright/test';
import { CLIPBOARD, paste } from './clipboard.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

/** Types key by key. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).clear();
  await page.getByLabel(label).pressSequentially(text);
}

/** The JSON of this form part in the request that `press` triggers. */
async function sentBy(page: Page, part: string, press: () => Promise<void>) {
  const sending = page.waitForRequest((request) => ['POST', 'PATCH'].includes(request.method()));
  await press();
  const body = (await sending).postDataBuffer()?.toString() ?? '';
  return JSON.parse(body.split(`name="${part}"`)[1]?.trim().split('\r\n')[0] ?? '');
}

test('a comma separates thousands, typed or pasted, in Post Job and Apply (U56)', async ({ browser, site }) => {
  const poster = await pageAs(browser, site, 'poster');
  await poster.context().grantPermissions(CLIPBOARD);
  const id = await newPosting(poster, uniqueTitle('paid'), { status: 'unsubmitted' });
  await poster.goto(`/post-jobs/edit/${id}`);
  await type(poster, 'Minimum Salary', '58,500');
  await paste(poster, 'Maximum Salary', '$120,000');
  await expect(poster.getByText('$58,500.00 a year', { exact: true })).toBeVisible();
  await expect(poster.getByText('$120,000.00 a year', { exact: true })).toBeVisible();
  const jobData = await sentBy(poster, 'jobData', () => poster.getByRole('button', { name: 'Save Position' }).click());
  expect(jobData).toMatchObject({ salaryMin: 58_500, salaryMax: 120_000, salaryUnit: 'year' });
  await expect(poster.getByText(/^Saved /)).toBeVisible();

  const doubt = 'Do you mean $58.50 a year?';
  await poster.getByLabel('Minimum Salary').fill('58.50');
  await poster.getByRole('button', { name: 'Post Position' }).click();
  await expect(poster.getByRole('dialog')).toContainText(`Minimum Salary: ${doubt}`);
  await poster.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await expect(poster.getByText(doubt, { exact: true })).toBeVisible();
  await poster.getByLabel('Salary Unit').selectOption({ label: 'Hour' });
  await expect(poster.getByText('$58.50 an hour', { exact: true })).toBeVisible();
  await expect(poster.getByText(doubt)).toHaveCount(0);
  await poster.context().close();

  const seeker = await pageAs(browser, site, 'seeker');
  await seeker.context().grantPermissions(CLIPBOARD);
  const { items } = await (await seeker.request.get('/api/jobs?limit=100')).json();
  // Positions in Philadelphia do not ask for the current salary.
  const job = items.find(
    ({ isExternalPost, city }: { isExternalPost: boolean; city: string }) => !isExternalPost && city !== 'Philadelphia',
  );
  await seeker.goto(`/user-application/${job.id}`);
  await type(seeker, 'Current Salary', '58,500');
  await paste(seeker, 'Expected Salary', '$120,000.50');
  const applicationData = await sentBy(seeker, 'applicationData', () =>
    seeker.getByRole('button', { name: 'Save Draft' }).click(),
  );
  expect(applicationData).toMatchObject({ currentSalary: '58500', expectedSalary: '120000.5' });

  await expect(seeker.getByText(/^Saved /)).toBeVisible();

  // As in any field, Tab selects the value, and typing replaces it.
  await seeker.getByLabel('Current Salary').focus();
  await seeker.keyboard.press('Tab');
  await seeker.keyboard.type('90000');
  await seeker.keyboard.press('Tab');
  await expect(seeker.getByLabel('Expected Salary')).toHaveValue('90,000.00');

  // The commas are the field's: they are none of the text that is edited.
  const expected = seeker.getByLabel('Expected Salary');
  await expected.press('Home');
  for (const key of ['ArrowRight', '5', 'Delete', 'Delete', '1']) await expected.press(key);
  await expect(expected).toHaveValue('95100.00');
  await expected.blur();
  await expect(expected).toHaveValue('95,100.00');
  await seeker.context().close();
});
