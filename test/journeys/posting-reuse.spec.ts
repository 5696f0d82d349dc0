import { expectFits, WIDTHS } from './layout-faults.js';
import { authHeaders, pageAs } from './page-as.js';
import { answerDialog, dayFromToday, newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

const MORE = { name: 'More' };

test('a copy opens with its dates to check, and visitors see nothing of it', async ({
  browser,
  site,
  page: visitor,
}) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('copied');
  const id = await newPosting(page, title);
  await page.goto(`/post-jobs/edit/${id}`);
  await page.getByLabel('Title').fill(`${title} changed`);
  await page.getByRole('button', MORE).click();
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', MORE).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(page.getByText('A new unsubmitted posting; visitors see nothing yet.')).toBeVisible();
  const note = page.getByText(/Copied from No\.\s\d+\. Check the listing dates, then post it\./);
  await expect(note).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id));
  const copyId = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText('Job is not submitted yet').first()).toBeVisible();
  await expect(page.getByLabel('Listing Start Date')).toHaveValue(dayFromToday(0));
  await page.getByRole('link', { name: 'listing dates' }).click();
  await expect(page.getByLabel('Listing Start Date')).toBeFocused();
  const answer = await visitor.goto(`/job-post/${copyId}`);
  expect(answer?.status()).toBe(404);

  await page.getByLabel('Listing End Date').fill(dayFromToday(40));
  await page.getByRole('button', { name: 'Save Position' }).click();
  await expect(page.getByText('The position is saved.')).toBeVisible();
  await expect(note).toBeHidden();
  await removePosting(page, copyId);
  await removePosting(page, id);
});

test('a preview shows who sees the posting, and the page as visitors get it', async ({
  browser,
  site,
  page: visitor,
}) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('previewed');
  const id = await newPosting(page, title, { startDate: dayFromToday(3), description: '<p>Teach <b>twenty</b>.</p>' });
  await page.goto(`/job-preview/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/Preview\. Visitors see it from \w+ \d+, \d{4}\./)).toBeVisible();
  await expect(page.getByText('Visitors will apply here.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Apply/ })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  // A guessed link tells a visitor nothing.
  const answer = await visitor.goto(`/job-preview/${id}`);
  expect(await answer?.text()).not.toContain(title);
  await expect(visitor.getByRole('heading', { level: 1, name: /Sign/ })).toBeVisible();

  const headers = await authHeaders(page);
  await page.request.patch(`/api/jobs/${id}/status`, { headers, data: { status: 'open', startDate: dayFromToday(0) } });
  await page.goto(`/job-preview/${id}`);
  await page.getByRole('link', { name: 'See the public page' }).click();
  await expect(page).toHaveURL(`/job-post/${id}`);
  await removePosting(page, id);
});

test('a preview of what is typed needs valid input, and saves nothing', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('typed');
  const id = await newPosting(page, title, { status: 'unsubmitted' });
  await page.goto(`/post-jobs/edit/${id}`);
  const open = async () => {
    await page.getByRole('button', MORE).click();
    await page.getByRole('menuitem', { name: 'Preview' }).click();
  };
  await open();
  const saved = page.getByRole('dialog', { name: title, exact: true });
  await expect(saved.locator('.preview-bar')).toContainText('Preview. This is the saved posting.');
  await page.keyboard.press('Escape');
  await page.getByLabel('Title').fill('');
  await open();
  await expect(page.locator('#title-error')).toContainText('Title is required');
  await page.getByLabel('Title').fill(`${title} anew`);
  await open();
  const preview = page.getByRole('dialog', { name: `${title} anew` });
  await expect(preview.getByText('What you typed is not saved, and only you see it.')).toBeVisible();
  await expect(preview.getByText('Visitors will apply here.')).toBeVisible();
  await expect(preview.getByText('Files that you added')).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue(`${title} anew`);
  await expect(page.getByText('Changes not saved')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await open();
  await expect(preview.getByText('Files that you added are shown after the next save.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Title').fill(title);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`/job-preview/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Not public: unsubmitted.')).toBeVisible();
  await removePosting(page, id);
});

test('a form outlives a dialog whose code is gone after an update of the site', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const id = await newPosting(page, uniqueTitle('gone'), { status: 'unsubmitted' });
  await page.goto(`/post-jobs/edit/${id}`);
  await page.getByLabel('Title').fill('Typed and not lost');
  await page.route(/\/(save-template|preview)-dialog-/, (route) => route.fulfill({ status: 404 }));
  for (const name of ['Save as template', 'Preview']) {
    await page.getByRole('button', MORE).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.locator('.toast.error')).toContainText('Server is not avaliable!');
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Typed and not lost');
  }
  await removePosting(page, id);
  await page.context().close();
});

test('a preview that comes after its form was left opens on no other page', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('left');
  const id = await newPosting(page, title, { status: 'unsubmitted' });
  await page.goto(`/post-jobs/edit/${id}`);
  const preview = async () => {
    await page.getByRole('button', MORE).click();
    await page.getByRole('menuitem', { name: 'Preview' }).click();
  };
  // Its code is there from now on.
  await preview();
  await expect(page.locator('dialog.preview')).toBeVisible();
  await page.keyboard.press('Escape');
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route('**/api/jobs/preview', async (route) => {
      resolve();
      await new Promise<void>((go) => {
        release = go;
      });
      await route.continue();
    });
  });
  await preview();
  await asked;
  await page.getByRole('button', { name: 'Create New Job' }).click();
  await expect(page).toHaveURL('/post-jobs');
  await expect(page.getByLabel('Title')).toHaveValue('');
  const answered = page.waitForResponse('**/api/jobs/preview');
  release();
  await (await answered).finished();
  await page.getByRole('button', MORE).click();
  await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeVisible();
  await expect(page.locator('dialog.preview')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await removePosting(page, id);
});

test('the history of a copy links to its original, and that of the original to the copy', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('original');
  const id = await newPosting(page, title);
  const headers = await authHeaders(page);
  const { id: copyId } = await (await page.request.post(`/api/jobs/${id}/copy`, { headers })).json();
  await page.goto(`/post-jobs/edit/${copyId}`);
  const history = page.getByRole('main');
  const openHistory = () => page.getByRole('link', { name: 'History', exact: true }).click();
  await openHistory();
  await expect(history.getByText(/made the posting, copied from No\. \d+, /)).toBeVisible();
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await history.getByRole('link', { name: new RegExp(`^No\\. \\d+, ${title}$`) }).click();
  await expect(page).toHaveURL(`/post-jobs/edit/${id}`);
  await openHistory();
  await expect(history.getByText(`copied the posting to ${title}.`)).toBeVisible();
  await history.locator('section').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/post-jobs/edit/${copyId}`);
  await removePosting(page, copyId);
  await removePosting(page, id);
});

test('[W21.4] a template fills in a new posting, and can be removed after a question', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('template');
  const id = await newPosting(page, title, { status: 'unsubmitted', description: '<p>Teach twenty.</p>' });
  await page.goto(`/post-jobs/edit/${id}`);
  await page.getByRole('button', MORE).click();
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await expect(dialog.getByLabel('Template name')).toHaveValue(title);
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('The template is saved.')).toBeVisible();

  await page.goto('/post-jobs');
  const field = page.getByRole('combobox', { name: 'Start from a template' });
  const pick = async () => {
    await field.click();
    await field.fill(title);
    await page.getByRole('option', { name: title }).click();
  };
  await pick();
  await expect(page.getByText(`Filled in from the template ${title}.`)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Listing Start Date')).toHaveValue(dayFromToday(0));
  await expect(page.getByRole('textbox', { name: 'Position Description' })).toContainText('Teach twenty.');
  await expectAccessible(page);

  // Nothing was typed so far; now something is.
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await answerDialog(page, 'Do you want to discard current progress?', 'Discard changes');
  await page.getByLabel('Title').fill('Typed by me');
  const question = page.getByRole('dialog', { name: 'Replace what you typed?' });
  await pick();
  await expect(question).toContainText('The template replaces what you typed here: Title.');
  await expect(question.getByRole('button', { name: 'Keep what I typed' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('Typed by me');
  await pick();
  await question.getByRole('button', { name: 'Use the template' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Remove this template for everybody' }).click();
  await answerDialog(page, 'Are you sure?', 'Remove template');
  await expect(page.getByText('The template is removed.')).toBeVisible();
  await expect(page.getByText(`Filled in from the template ${title}.`)).toBeHidden();
  await removePosting(page, id);
});
