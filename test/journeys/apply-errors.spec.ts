import { newApplicant } from './applicants.js';
import { authHeaders, pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

test('[W10.21] errors of the application form show as toasts, and as "Unexpected Error" without a message', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const jobId = await newPosting(manager, uniqueTitle('with errors'), { isProfileRequired: false });
  const { page, id, resumeId } = await newApplicant(browser, site);
  await page.goto(`/user-application/${jobId}`);
  await page.getByLabel(/^Essay/).fill('Typed.');
  const save = page.getByRole('button', { name: 'Save Draft' });
  const toast = page.locator('.toast.error');

  // Found in the browser.
  const benefits = page.getByLabel(/^Expected Benefits/);
  await benefits.fill('x'.repeat(101));
  await save.click();
  await expect(benefits).toHaveAccessibleDescription(/Error: Expected Benefits must be 100 characters or less/);
  await expect(toast).toHaveText('Expected Benefits must be 100 characters or less');
  await benefits.fill('');

  // Another tab deletes the document that is chosen here.
  await expect(page.getByRole('checkbox', { name: /Resume\.pdf/ })).toBeChecked();
  const headers = await authHeaders(page);
  const multipart = { fileData: JSON.stringify([{ id: resumeId, deleted: true }]) };
  await page.request.patch(`/api/users/${id}/supporting-documents`, { headers, multipart });
  await save.click();
  await expect(toast).toContainText('One of the chosen documents is no longer in your profile. Please choose again.');

  await page.route('**/api/applications/save', (route) => route.fulfill({ status: 201, body: 'no answer' }));
  await save.click();
  await expect(toast).toContainText('Unexpected Error');
  await expect(page.getByLabel(/^Essay/)).toHaveValue('Typed.');
  await page.context().close();
  await manager.context().close();
});
