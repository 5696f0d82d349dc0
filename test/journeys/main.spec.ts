import type { Page } from '@playwright/test';
import { dayFromToday } from '../support/fixtures/job-payload.js';
import { pageAs } from './page-as.js';
import { choose, openNewPosting, reviewPath } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

/** Unique per run, so that several runs can use one instance. */
const TITLE = `Superintendent of the Harrisburg schools ${Date.now().toString(36)}`;

async function confirm(page: Page, question: string, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(question);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: answer }).click();
}

test('[P2.8, P2.9, W5.11, W5.45, W6.2, W6.4, W6.5, W6.7, W7.9, W9.12, W10.22, W12.10, W12.12, W13.1, W13.2, W18.4] a position is posted, approved, found, applied for, released, read and logged', {
  tag: '@gate',
}, async ({ browser, site }) => {
  // A poster saves and posts a position that needs approval.
  const poster = await openNewPosting(browser, site, 'poster');
  await choose(poster, 'Organization', 'Harrisburg City School District');
  await poster.getByLabel('Contact First Name').fill('Dana');
  await poster.getByLabel('Contact Last Name').fill('Whitfield');
  await poster.getByLabel('Phone Number').fill('(717)555-0142');
  await poster.getByLabel('Email', { exact: true }).fill('hiring@schools.example');
  await poster.getByLabel('City').fill('Harrisburg');
  await poster.getByLabel('Zip Code').fill('17101');
  await poster.getByLabel('County').selectOption({ label: 'Dauphin' });
  await poster.getByLabel('Title', { exact: true }).fill(TITLE);
  await choose(poster, 'Position', 'Superintendent');
  await poster.getByLabel('Listing End Date').fill(dayFromToday(20));
  await poster.getByRole('radio', { name: 'Southcentral' }).check();
  await poster.getByLabel('District Size').selectOption({ index: 2 });
  await poster.getByLabel('Position Description').fill('Lead the schools of the capital.');
  await poster.getByLabel('External Posting').uncheck();
  await poster.getByLabel('Require a complete profile to apply').uncheck();
  await expectAccessible(poster);
  await poster.getByRole('button', { name: 'Save Position' }).click();
  await poster.waitForURL('**/post-jobs/edit/*');
  // Until then the form of the new posting is still on the page.
  await expect(poster.getByText(/^Saved \d/)).toBeVisible();
  await poster.getByRole('button', { name: 'Post Position' }).click();
  await confirm(poster, 'Are you sure the position is ready for applicants?', 'Post');
  await expect(poster.getByText('Pending Approval').first()).toBeVisible();
  const jobId = new URL(poster.url()).pathname.split('/').at(-1) ?? '';

  // The manager opens it from the approval list, adds board review with the reviewer, and approves it by posting.
  const manager = await pageAs(browser, site, 'manager', '/manage-jobs');
  await manager.getByRole('navigation', { name: 'Quick filters' }).getByRole('link').first().click();
  await expectAccessible(manager);
  await manager.getByRole('link', { name: TITLE, exact: true }).click();
  await manager.waitForURL(`**/post-jobs/edit/${jobId}`);
  await manager.getByRole('checkbox', { name: /^Board Review/ }).check();
  await manager.getByRole('button', { name: 'Choose reviewers' }).click();
  await manager
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Tomas Nguyen/ })
    .check();
  await manager.getByRole('button', { name: 'Use selected reviewers' }).click();
  await manager.getByLabel('Board Review Date').fill(dayFromToday(20));
  await manager.getByRole('button', { name: 'Approve' }).click();
  await confirm(manager, 'Are you sure the position is ready for applicants?', 'Approve');
  await expect(manager.getByText('Open', { exact: true }).first()).toBeVisible();

  // A job seeker finds it by word and distance, and applies.
  const seeker = await pageAs(browser, site, 'seeker', '/positions');
  await seeker.getByLabel('Position title').fill('superintendent harrisburg');
  await expect(async () => {
    await seeker.getByRole('button', { name: 'Search' }).click();
    await expect(seeker.getByRole('link', { name: TITLE })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await seeker.getByLabel('Location').fill('17110');
  await seeker.getByRole('button', { name: 'Search' }).click();
  await expect(seeker.getByRole('link', { name: TITLE })).toBeVisible();
  await expectAccessible(seeker);
  await seeker.goto(`/job-post/${jobId}`);
  await expect(seeker.getByRole('heading', { level: 1 })).toContainText(TITLE);
  await expectAccessible(seeker);
  await seeker
    .getByRole('link', { name: /Apply/ })
    .or(seeker.getByRole('button', { name: /Apply/ }))
    .first()
    .click();
  await seeker.waitForURL(`**/user-application/${jobId}`);
  await seeker.getByLabel('Current Salary').fill('98000');
  await seeker.getByLabel('Expected Salary').fill('120000');
  for (const question of [/^Have you ever been terminated/, /^Has a contract of yours/]) {
    const answers = seeker.getByRole('radiogroup', { name: question });
    await expect(answers.getByRole('radio', { checked: true })).toHaveCount(0);
    await answers.getByRole('radio', { name: 'No' }).check();
  }
  await seeker
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Cover letter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nI would be glad to lead.\n%%EOF\n'),
    });
  await seeker
    .getByRole('checkbox', { name: /Resume/i })
    .first()
    .check();
  await seeker.getByRole('checkbox', { name: 'I agree' }).check();
  await expectAccessible(seeker);
  await seeker.getByRole('button', { name: 'Review application' }).click();
  await seeker.getByRole('button', { name: 'Submit Application' }).click();
  await confirm(seeker, 'Do you want to submit your application?', 'Submit');
  await seeker.waitForURL('**/success-application-submit?application=*');
  await expect(seeker.getByText('Your application was successfully submitted.')).toBeVisible();
  await expectAccessible(seeker);

  // The manager releases the application to the reviewer.
  await manager.goto(await reviewPath(manager, TITLE));
  await expect(manager.getByText('Manage applications for review or release.')).toBeVisible();
  await manager.getByRole('button', { name: TITLE, exact: true }).click();
  await expect(manager.getByText('Not released', { exact: true })).toBeVisible();
  await manager.getByRole('link', { name: 'Release to Reviewers' }).click();
  await expect(manager.getByRole('checkbox', { name: 'Select Emily Novak' })).toBeChecked();
  await manager.getByLabel('Review by').fill(dayFromToday(25));
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Release 1 applicant' }).click();
  await manager
    .getByRole('dialog')
    .getByRole('button', { name: /Release/ })
    .click();
  await expect(manager.getByRole('heading', { name: /^1 applicant is with/ })).toBeFocused();
  await expectAccessible(manager);
  await manager.getByRole('main').getByRole('link', { name: 'Review Applicants' }).last().click();
  await expect(manager.getByText(/With reviewers since/)).toBeVisible();

  // The reviewer reads it, without contact details.
  const reviewer = await pageAs(browser, site, 'reviewer', '/review-applicants');
  await reviewer.getByRole('button', { name: TITLE, exact: true }).click();
  await reviewer
    .getByRole('link', { name: /Emily Novak/ })
    .first()
    .click();
  await reviewer.waitForURL('**/review-application/*');
  await expect(reviewer.getByText('$120,000.00')).toBeVisible();
  await expect(reviewer.getByText('seeker@demo.example')).toHaveCount(0);
  await expectAccessible(reviewer);

  // The system log contains each step.
  const admin = await pageAs(browser, site, 'admin', '/area-51');
  for (const step of [
    'submitted for approval',
    'approved and opened',
    'Application submitted',
    'released to reviewers',
  ]) {
    await admin.getByLabel('Message or person').fill(step);
    await expect(admin.getByRole('row').filter({ hasText: step }).first()).toBeVisible();
    // Waits until only the table's head and new rows are left.
    await expect(admin.getByRole('row').filter({ hasNotText: step })).toHaveCount(1);
  }
  await expectAccessible(admin);
});
