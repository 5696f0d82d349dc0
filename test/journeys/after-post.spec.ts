import { pageAs } from './page-as.js';
import { answerDialog, dayFromToday, newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

test('[W5.5] Create New Job confirms the loss of unsaved changes; after Post the form says where to go next (U26, U57)', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const id = await newPosting(page, uniqueTitle('next'), { status: 'unsubmitted' });
  await page.goto(`/post-jobs/edit/${id}`);
  await page.getByLabel('Listing End Date').fill(dayFromToday(0));
  await page.getByRole('button', { name: 'Post Position' }).click();
  // The dates of a new posting are those of one day (W5.17).
  const oneDay = 'Visitors see it only until tonight, 11:59 PM, Eastern Time.';
  await expect(page.getByRole('dialog')).toContainText(oneDay);
  await answerDialog(page, 'Are you sure the position is ready for applicants?', 'Post position');
  const posted = page.locator('.next-step');
  await expect(posted).toBeFocused();
  await expect(posted).toContainText(`Posted. ${oneDay}`);
  await expect(posted.getByRole('link', { name: 'See the public page' })).toHaveAttribute('href', `/job-post/${id}`);
  await expect(posted.getByRole('link', { name: 'My postings' })).toHaveAttribute('href', '/postings');

  const question = 'Leave without saving?';
  const createNew = page.getByRole('button', { name: 'Create New Job' });
  await page.getByLabel('Title', { exact: true }).fill('Changed and not saved');
  await createNew.click();
  await answerDialog(page, question, 'Stay on page');
  await expect(page).toHaveURL(`/post-jobs/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Changed and not saved');
  await createNew.click();
  await answerDialog(page, question, 'Leave page');
  await page.waitForURL('**/post-jobs');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');

  // Nothing is lost, so nothing is asked.
  await page.goto(`/post-jobs/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await createNew.click();
  await page.waitForURL('**/post-jobs');
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);

  const pendingId = await newPosting(page, uniqueTitle('pending'), { approval: true, status: 'unsubmitted' });
  await page.goto(`/post-jobs/edit/${pendingId}`);
  await page.getByRole('button', { name: 'Post Position' }).click();
  await answerDialog(page, 'Are you sure the position is ready for applicants?', 'Post position');
  await expect(posted).toContainText('Sent for approval.');
  await expect(posted.getByRole('link')).toHaveText(['My postings']);
  await page.context().close();
});
