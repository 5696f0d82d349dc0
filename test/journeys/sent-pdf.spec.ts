import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { pdfText } from '../support/pdf-text.js';
import { apply, newApplicant } from './applicants.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

/** Presses the button, and returns the name and the text of the PDF, which may have to be made first. */
async function download(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), button.click()]);
  return { name: file.suggestedFilename(), text: await pdfText(await readFile(await file.path())) };
}

test('the PDF of what was sent: after submitting, on the application and in My Applications', async ({
  browser,
  site,
}) => {
  const poster = await pageAs(browser, site, 'poster', '/postings');
  const seeker = await newApplicant(browser, site);
  const { page } = seeker;
  const title = uniqueTitle('sent');
  const jobId = await newPosting(poster, title);
  const id = await apply(seeker, jobId, 'submit', { essay: 'I would listen first.' });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
  const button = page.getByRole('button', { name: 'What you sent, PDF' });

  await page.goto(`/success-application-submit?application=${id}`);
  const sent = await download(page, button);
  expect(sent.name).toBe(`${title}, sent ${day}.pdf`);
  for (const words of [title, '$61,000.00', 'I would listen first.', 'Carol Nolt', 'Cover letter.pdf', 'I agree'])
    expect(sent.text).toContain(words);
  await expectAccessible(page);

  await page.goto(`/user-application/${jobId}`);
  expect(await download(page, button)).toEqual(sent);
  await page.goto('/applications');
  await expect(button).toHaveAccessibleName(`What you sent, PDF application for ${title}`);
  expect(await download(page, button)).toEqual(sent);
  await expectAccessible(page);

  // It is being made, and the button asks again.
  let refusals = 2;
  await page.route('**/api/applications/user/pdf/*', (route) => {
    refusals -= 1;
    if (refusals < 0) return route.continue();
    const body = { statusCode: 409, code: 'pdf_pending', message: 'The PDF of what you sent is still being made.' };
    return route.fulfill({ status: 409, json: body });
  });
  const [again] = await Promise.all([
    download(page, button),
    expect(page.getByText('being made')).toBeVisible(),
    expect(button).toHaveAttribute('aria-busy', 'true'),
  ]);
  expect(again).toEqual(sent);
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page.locator('.toast')).toHaveCount(0);

  await page.goto('/success-application-submit?application=0192f0c4-0000-7000-8000-000000000009');
  await button.click();
  await expect(page.locator('.toast')).toContainText('The application was not found.');
  await page.goto('/success-application-submit');
  await expect(page.getByRole('link', { name: 'My Applications' }).first()).toBeVisible();
  await expect(button).toHaveCount(0);
});
