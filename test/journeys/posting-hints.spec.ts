import type { Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { answerDialog, choose, newPosting, reject, removePosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

const title = (page: Page) => page.getByLabel('Title', { exact: true });

test('a like posting of the organization is named while the title is typed, and blocks nothing', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const words = uniqueTitle('School Nurse, Elementary');
  const id = await newPosting(page, words);
  const { jobListingNumber, organization } = await apiGet(page, `/api/jobs/${id}/admin`);
  await page.goto('/post-jobs');
  const note = page.getByText('This organization has a similar posting:');
  await choose(page, 'Organization', organization.accountName);
  await title(page).fill(words.replace('School Nurse, Elementary', 'Elementary School Nurses').toLowerCase());
  await expect(note).toContainText(new RegExp(`No. ${jobListingNumber}, ${words}, open until \\d\\d/\\d\\d/\\d{4}\\.`));
  await expect(page.getByRole('status').filter({ has: note })).toHaveCount(1);
  await expect(note.getByRole('link')).toHaveAttribute('href', `/post-jobs/edit/${id}`);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await title(page).fill(uniqueTitle('Another one'));
  await expect(note).toHaveCount(0);

  // The posting is not like itself.
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await answerDialog(page, 'Do you want to discard current progress?', 'Discard changes');
  const isAsked = (url: string) => url.includes('/api/jobs/like') && url.includes(`except=${id}`);
  const asked = page.waitForResponse((response) => isAsked(response.url()));
  await page.goto(`/post-jobs/edit/${id}`);
  expect((await (await asked).json()).job).toBeNull();
  await expect(note).toHaveCount(0);
  await removePosting(page, id);
  await page.context().close();
});

test('what the organization usually pays is offered and not filled in', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const id = await newPosting(page, uniqueTitle('salary'), { salaryMin: 18, salaryMax: 21.5, salaryUnit: 'hour' });
  const { position, organization } = await apiGet(page, `/api/jobs/${id}/admin`);
  const { usual } = await apiGet(
    page,
    `/api/jobs/usual-salary?organization=${organization.accountNumber}&position=${position.id}`,
  );
  await page.goto(`/post-jobs/edit/${id}`);
  const note = page.locator('.field-note').filter({ hasText: `Usual here for ${position.name}: ` });
  await expect(note).toContainText(usual.postings === 1 ? '(1 posting).' : `(${usual.postings} postings).`);
  const minimum = page.getByLabel('Minimum Salary');
  await minimum.fill('1');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('button', { name: /^Use it/ }).click();
  await expect(minimum).toBeFocused();
  await expect(minimum).toHaveValue(new RegExp(`^${usual.salaryMin.toLocaleString('en-US')}`));
  await expect(page.getByLabel('Salary Unit')).toHaveValue(usual.salaryUnit);
  await expect(note.getByRole('button')).toHaveCount(0);
  await page.context().close();
});

test('a rejected posting says why, by whom and when where it is mended, until it is posted again (U57)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const words = uniqueTitle('rejected and mended');
  const id = await newPosting(page, words, { approval: true });
  await reject(page, id);
  await page.goto('/postings?sortedBy=title');
  await page.getByRole('link', { name: `Edit ${words}` }).click();
  await expect(page).toHaveURL(`/post-jobs/edit/${id}`);
  const note = page.locator('.note.error');
  const reason = 'This posting was rejected: Pending authorization, please contact the association.';
  await expect(note).toContainText(reason);
  await expect(note).toContainText(/By \w+ \w+ on \w+ \d+, \d{4}, \d+:\d\d\s[AP]M\./);
  await note.focus();
  await expect(note).toBeFocused();
  await expectAccessible(page);
  const approver = await pageAs(browser, site, 'manager', `/post-jobs/edit/${id}`);
  await expect(approver.locator('.note.error')).toContainText('then Post Position opens it to applicants');
  await approver.context().close();

  await page.getByLabel('City').fill('York');
  await page.getByRole('button', { name: 'Save Position' }).click();
  await page.getByRole('dialog').filter({ visible: true }).getByRole('button', { name: 'Save position' }).click();
  await expect(page.getByText('Unsubmitted', { exact: true }).first()).toBeVisible();
  await expect(note).toContainText(reason);
  await expect(note).toContainText('then Post Position sends it for approval again.');
  const manager = await pageAs(browser, site, 'manager', `/post-jobs/edit/${id}`);
  await expect(manager.locator('.note.error')).toContainText('then Post Position sends it for approval again.');
  await manager.context().close();
  await page.getByRole('button', { name: 'Post Position' }).click();
  await answerDialog(page, 'Are you sure the position is ready for applicants?', 'Post position');
  await expect(page.locator('.next-step')).toContainText('Sent for approval.');
  await page.reload();
  await expect(page.locator('.note', { hasText: 'Sent for approval.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post Position' })).toHaveCount(0);
  await expect(note).toHaveCount(0);
  await page.context().close();
});
