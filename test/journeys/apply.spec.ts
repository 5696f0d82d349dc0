import type { Page } from '@playwright/test';
import { apply, COVER_LETTER, newApplicant } from './applicants.js';
import { messageAt } from './forms.js';
import { apiGet, pageAs } from './page-as.js';
import { pauseClock } from './pause-clock.js';
import { answerDialog, newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

const SUBMIT = 'Do you want to submit your application?';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
/** Whether the review offers to submit; returns to the form. */
async function expectSubmit(page: Page, isOffered: boolean, reason: string): Promise<void> {
  await button(page, 'Review application').click();
  await expect(page.getByRole('heading', { name: 'Review your application' })).toBeVisible();
  await expect(button(page, 'Submit Application'), reason).toHaveCount(isOffered ? 1 : 0);
  await button(page, 'Back to the form').click();
}

/** The radio buttons of a Yes/No question. */
const question = (page: Page, words: RegExp) => page.getByRole('radiogroup', { name: words });

test('[W10.1, W10.2, W10.4, W10.15, W10.20, W10.22, W10.26, W10.27, W10.28] an application from its first draft to the thanks', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const { page } = await newApplicant(browser, site);
  const title = uniqueTitle('to apply for');
  const jobId = await newPosting(manager, title, {
    isProfileRequired: false,
    isEssayRequired: true,
    essayQuestion: 'Why do you teach?',
  });

  await page.goto(`/user-application/${jobId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for a Job');
  await expect(button(page, 'Delete')).toHaveCount(0);
  await button(page, 'Save Draft').click();
  await expect(toast(page, 'Your draft was successfully saved!')).toBeVisible();
  await expect(button(page, 'Delete')).toBeVisible();

  // The limit of the essay, and the question above it.
  const essay = page.getByLabel('Essay', { exact: true });
  const asked = page.getByText('Why do you teach?', { exact: true });
  const [above, below] = await Promise.all([asked.boundingBox(), essay.boundingBox()]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await essay.fill('e'.repeat(8001));
  await essay.blur();
  await expect.poll(() => messageAt(page, essay)).toBe('Essay must be 8000 characters or less');
  await essay.fill('e'.repeat(8000));
  await essay.blur();
  await button(page, 'Save Draft').click();
  await expect(toast(page, 'Your draft was successfully updated!')).toBeVisible();

  // Submit Application appears once all rules hold, in any order, and disappears when one fails.
  const steps: [string, () => Promise<void>, () => Promise<void>][] = [
    [
      'Current Salary',
      () => page.getByLabel('Current Salary').fill('61000'),
      () => page.getByLabel('Current Salary').fill(''),
    ],
    [
      'Expected Salary',
      () => page.getByLabel('Expected Salary').fill('65000'),
      () => page.getByLabel('Expected Salary').fill(''),
    ],
    ['Essay', () => essay.fill('Because I like it.'), () => essay.fill('')],
    [
      'Resume',
      () => page.getByRole('checkbox', { name: /Resume/ }).check(),
      () => page.getByRole('checkbox', { name: /Resume/ }).uncheck(),
    ],
    [
      'Cover letter',
      () => page.locator('input[type=file]').first().setInputFiles(COVER_LETTER),
      () => button(page, `Remove ${COVER_LETTER.name}`).click(),
    ],
    [
      'Disclaimer',
      () => page.getByRole('checkbox', { name: 'I agree' }).check(),
      () => page.getByRole('checkbox', { name: 'I agree' }).uncheck(),
    ],
  ];
  for (const words of [/terminated from a position/, /not been renewed/]) {
    await question(page, words).getByRole('radio', { name: 'No' }).check();
  }
  for (const [name, fulfil] of steps) {
    await expectSubmit(page, false, name);
    await fulfil();
  }
  for (const [name, fulfil, undo] of steps) {
    await expectSubmit(page, true, name);
    await undo();
    await expectSubmit(page, false, name);
    await fulfil();
  }

  await button(page, 'Review application').click();
  await expect(page.getByText('$61,000.00 a year, sixty-one thousand dollars')).toBeVisible();
  await button(page, 'Submit Application').click();
  await answerDialog(page, SUBMIT, 'Not yet');
  await expect(page).toHaveURL(`/user-application/${jobId}?step=review`);
  await button(page, 'Submit Application').click();
  await answerDialog(page, SUBMIT, 'Submit application');
  await expect(page).toHaveURL(/\/success-application-submit\?application=[0-9a-f-]{36}$/);
  await expect(toast(page, 'Your application was successfully submitted!')).toBeVisible();
  await expect(page.getByText('Your application was successfully submitted.', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Thank you for submitting your application through Career Gateway. Good luck with your job search.'),
  ).toBeVisible();
  const picture = page.getByRole('main').getByRole('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // A submitted application is read-only.
  await expect.poll(() => apiGet(page, `/api/applications/${jobId}`)).toMatchObject({ type: 'submitted' });
  await page.goto(`/user-application/${jobId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Submitted');
  await expect(page.getByText('$61,000.00')).toBeVisible();
  await expect(page.getByRole('main').locator('input, textarea, select')).toHaveCount(0);
  for (const name of ['Save Draft', 'Submit Application']) await expect(button(page, name)).toHaveCount(0);
  await expect(button(page, 'Delete')).toBeVisible();
  await page.context().close();
  await manager.context().close();
});

test('[W10.5, W10.6] an administrator saves an application; without information the page says so', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const manager = await pageAs(browser, site, 'manager');
  const jobId = await newPosting(manager, uniqueTitle('for everybody'), { isProfileRequired: false });
  await manager.goto(`/user-application/${jobId}`);
  await expect(button(manager, 'Save Application')).toBeVisible();
  await expect(button(manager, 'Save Draft')).toHaveCount(0);
  const references = manager.getByRole('region', { name: 'References', exact: true });
  await references.locator('summary').click();
  await expect(references.getByText('No information', { exact: true })).toBeVisible();

  const seeker = await newApplicant(browser, site);
  await apply(seeker, jobId, 'submit', { essay: '', expectedBenefits: '' });
  await seeker.page.goto(`/user-application/${jobId}`);
  const answers = seeker.page.getByRole('region', { name: 'Application Questions' });
  await expect(answers.getByText('No information', { exact: true })).toHaveCount(2);
  await seeker.page.context().close();
  await manager.context().close();
});

test('[W10.7] a draft is saved after 150 seconds without activity, and no sooner', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const { page } = await newApplicant(browser, site);
  const jobId = await newPosting(manager, uniqueTitle('idle'), { isProfileRequired: false });
  const saved = toast(page, 'Due to your inactivity the application was auto-saved.');
  await page.clock.install();
  await page.goto(`/user-application/${jobId}`);
  await page.getByLabel('Expected Benefits').fill('Health insurance');
  await page.getByLabel(/^Essay/).focus();
  await pauseClock(page);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/applications/save')) saves.push(request.method());
  });
  await page.getByLabel(/^Essay/).press('Shift');
  // The 150 s begin 250 ms after the last activity.
  await page.clock.runFor(150_200);
  await page.evaluate(() => document.title);
  expect(saves).toEqual([]);
  await page.clock.runFor(100);
  await expect(saved).toBeVisible();
  await expect
    .poll(() => apiGet(page, `/api/applications/${jobId}`))
    .toMatchObject({
      type: 'draft',
      expectedBenefits: 'Health insurance',
    });
  await page.context().close();
  await manager.context().close();
});

test('a draft is still saved without activity after "Leave site?" was answered with Cancel', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const { page } = await newApplicant(browser, site);
  const jobId = await newPosting(manager, uniqueTitle('stay'), { isProfileRequired: false });
  await page.clock.install();
  await page.goto(`/user-application/${jobId}`);
  await page.getByLabel('Expected Benefits').pressSequentially('Dental');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await page.clock.runFor(151_000);
  await expect(toast(page, 'Due to your inactivity the application was auto-saved.')).toBeVisible();
  await page.context().close();
  await manager.context().close();
});
