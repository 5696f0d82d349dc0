import type { Page } from '@playwright/test';
import { apply, newApplicant } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

const SECTIONS = [
  'Applicant Information',
  'Education',
  'Career History',
  'References',
  'Application Questions',
  'Supporting Documents',
];
const save = (page: Page) => page.getByRole('button', { name: 'Save Application', exact: true });

test('[W13.11, W14.1, W14.2, W14.3, W14.4, W14.5] [T34] an administrator changes the documents of an application', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const title = uniqueTitle('to edit');
  const jobId = await newPosting(manager, title, { isProfileRequired: false });
  const seeker = await newApplicant(browser, site);
  const id = await apply(seeker, jobId);

  for (const role of ['manager', 'admin'] as const) {
    const page = await pageAs(browser, site, role, `/review-application/${id}`);
    await page.getByRole('link', { name: /^Edit/ }).click();
    await expect(page).toHaveURL(`/review/user-application/${id}`);
    await page.context().close();
  }
  for (const role of ['reviewer', 'poster', 'seeker'] as const) {
    const page = await pageAs(browser, site, role);
    await page.goto(`/review/user-application/${id}`);
    await expect(page).toHaveURL('/');
    await page.context().close();
  }

  await manager.goto(`/review/user-application/${id}`);
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText('Apply for a Job');
  for (const words of [title, 'Deadline ', 'Listing no.', 'Posted Today'])
    await expect(manager.getByRole('main')).toContainText(words);
  await expect(manager.getByRole('main').locator('details h2')).toHaveText(SECTIONS);
  await manager.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  const inputs = manager.getByRole('main').locator('input, textarea, select');
  await expect(inputs).toHaveCount(1);
  await expectAccessible(manager);
  for (const width of WIDTHS) {
    await manager.setViewportSize({ width, height: 900 });
    await expectFits(manager);
  }

  await expect(save(manager)).toBeDisabled();
  const resume = manager.getByRole('checkbox', { name: /Resume\.pdf/ });
  await expect(resume).toBeChecked();
  await resume.uncheck();
  await expect(save(manager)).toBeEnabled();
  await resume.check();
  await expect(save(manager)).toBeDisabled();
  await resume.uncheck();
  const request = manager.waitForRequest((sent) => sent.method() === 'PATCH');
  await save(manager).click();
  expect((await request).url()).toContain(`/api/applications/admin/${id}`);
  expect((await request).postDataJSON()).toEqual({ selectedFiles: [], deletedFiles: [seeker.resumeId] });
  await expect(manager.getByText('Successfully updated!')).toBeVisible();
  await expect(save(manager)).toBeDisabled();
  await manager.reload();
  await expect(resume).not.toBeChecked();
  await seeker.page.context().close();
  await manager.context().close();
});
