import AxeBuilder from '@axe-core/playwright';
import { expectSuccess } from './applicants.js';
import { DOCX, demoApplication, FRAME, newApplication, openDocuments, shown, tab } from './documents.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { authHeaders, pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

test('a demo resume is read in place, and loaded only once it is near (U59)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/review-applicants');
  const { id, resume } = await demoApplication(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`/review-application/${id}`);
  await expect(tab(page, 'Resume')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /document-frame|pdf|\/files\//.test(path))).toEqual([]);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(25);

  await tab(page, 'Resume').scrollIntoViewIfNeeded();
  await expect(shown(page)).toContainText('Experience');
  await expect(page.getByTitle(`Resume: ${resume}`)).toBeVisible();
  await page.context().close();
});

test('a reviewer reads each type that can be shown, by keyboard too, and downloads the rest', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager', '/review-applicants');
  const id = await newApplication(browser, site, manager);
  const page = await pageAs(browser, site, 'reviewer', '/review-applicants');
  const panel = page.getByRole('tabpanel');
  await openDocuments(page, id);
  await expect(shown(page)).toContainText('Taught algebra in Lititz.');
  await expect(panel).toContainText('June Vogel resume.pdf PDF, 1 KB');
  await expect(panel.getByText('1 page', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const { violations } = await new AxeBuilder({ page }).include('.document-box iframe').analyze();
  expect(violations).toEqual([]);

  await tab(page, 'Resume').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Resume 2')).toBeFocused();
  await expect(shown(page)).toContainText('Line on page 1');
  const position = panel.getByRole('status').filter({ hasText: /^Page/ });
  await expect(position).toHaveText('Page 1 of 3');
  await panel.getByRole('button', { name: 'Next page' }).click();
  await expect(position).toHaveText('Page 2 of 3');
  await panel.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => shown(page).evaluate((pages) => pages.scrollWidth > pages.clientWidth)).toBe(true);
  await expect(position).toHaveText('Page 2 of 3');
  await panel.getByRole('button', { name: 'Zoom out' }).click();
  await panel.getByRole('button', { name: 'Zoom in' }).focus();
  for (const _ of ['the download', 'the pages']) await page.keyboard.press('Tab');
  await expect(page.getByTitle('Resume: Transcript.pdf')).toBeFocused();
  await page.keyboard.press('End');
  await expect(position).toHaveText('Page 3 of 3');

  await tab(page, 'Resume 3').click();
  const [canvas, text] = [shown(page).locator('canvas'), shown(page).getByRole('img')];
  await expect(text).toHaveAccessibleName('A picture without text');
  // The image fills the page; without its decoder nothing would be drawn.
  const pixel = (element: HTMLCanvasElement) =>
    element
      .getContext('2d')
      ?.getImageData(element.width / 2, element.height / 2, 1, 1)
      .data.join();
  await expect.poll(() => canvas.evaluate(pixel as (element: Element) => string)).toBe('0,0,0,255');

  await tab(page, 'Resume 4').click();
  await expect(panel.getByText('Read <b>before</b> the interview.')).toBeVisible();
  await expectAccessible(page);

  await tab(page, 'Resume 5').click();
  await expect(panel).toContainText('A file of this type is not shown here.');
  await expect(panel.locator('iframe')).toHaveCount(0);
  const button = panel.getByRole('button', { name: 'Download Resume: Letter of a colleague.docx' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe(DOCX.name);

  await tab(page, 'Cover Letter').click();
  await expect(panel.getByRole('alert')).toHaveText('This file could not be shown. Download it instead.');
  await expect(panel.getByRole('button', { name: 'Download Cover Letter' })).toBeVisible();
  await expect(panel.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);

  await tab(page, 'Resume 2').click();
  await expect(shown(page)).toContainText('Line on page 1');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 812 ? 844 : 900 });
    await expectFits(page);
    await expect.poll(() => shown(page).evaluate((pages) => pages.scrollWidth - pages.clientWidth)).toBe(0);
  }
  await openDocuments(manager, id);
  await expect(shown(manager)).toContainText('Taught algebra');
  await manager.emulateMedia({ media: 'print' });
  await expect(manager.locator('iframe')).toBeHidden();
  await expect(manager.getByText('Resume: Letter of a colleague.docx')).toBeVisible();
  // Other journeys count the positions that have applicants.
  await expectSuccess(manager.request.delete(`/api/applications/admin/${id}`, { headers: await authHeaders(manager) }));
  for (const one of [manager, page]) await one.context().close();
});

test('a document that never opens is given up, and one that is not clean is not opened', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/review-applicants');
  const { id } = await demoApplication(page);
  await page.route(`**${FRAME}`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Nothing' }));
  await page.clock.install();
  await openDocuments(page, id);
  await expect(page.locator('iframe')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('This file could not be shown.');

  // Nothing of a file is fetched before it is clean.
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const [scan, text] of [
    ['scanning', 'Being checked for viruses'],
    ['refused', 'Refused: a virus was found'],
  ] as const) {
    await page.route('**/api/applications/review/*', async (route) => {
      const review = await (await route.fetch()).json();
      await route.fulfill({ json: { ...review, files: review.files.map((file: object) => ({ ...file, scan })) } });
    });
    await openDocuments(page, id);
    await expect(page.getByRole('tabpanel').getByRole('status')).toContainText(text);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
  }
  expect(files.filter((path) => path.includes('/files/'))).toEqual([]);
  await page.context().close();
});
