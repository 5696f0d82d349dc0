import { pageAs } from './page-as.js';
import { answerDialog, newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

test('[W5.5] Create New Job always asks first; after Post the form says where to go next (U33, U57)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster');
  const id = await newPosting(page, uniqueTitle('next'), { status: 'unsubmitted' });
  await page.goto(`/post-jobs/edit/${id}`);
  await page.getByRole('button', { name: 'Post Position' }).click();
  await answerDialog(page, 'Are you sure the position is ready for applicants?', 'Post position');
  const posted = page.locator('.next-step');
  await expect(posted).toBeFocused();
  await expect(posted).toContainText('Posted.');
  await expect(posted.getByRole('link', { name: 'See the public page' })).toHaveAttribute('href', `/job-post/${id}`);
  await expect(posted.getByRole('link', { name: 'My postings' })).toHaveAttribute('href', '/postings');

  const question = 'Leave this posting for a new one?';
  const createNew = page.getByRole('button', { name: 'Create New Job' });
  await createNew.click();
  await answerDialog(page, question, 'Stay here');
  await expect(page).toHaveURL(`/post-jobs/edit/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('Changed and lost');
  await createNew.click();
  await answerDialog(page, question, 'Create new job');
  await page.waitForURL('**/post-jobs');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');

  const pendingId = await newPosting(page, uniqueTitle('pending'), { approval: true, status: 'unsubmitted' });
  await page.goto(`/post-jobs/edit/${pendingId}`);
  await page.getByRole('button', { name: 'Post Position' }).click();
  await answerDialog(page, 'Are you sure the position is ready for applicants?', 'Post position');
  await expect(posted).toContainText('Sent for approval.');
  await expect(posted.getByRole('link')).toHaveText(['My postings']);
  await page.context().close();
});
