import { TEMPLATE_LIMITS } from '#modules/postings/contract/api/templates.js';
import { expectFits, expectNoOverflow, WIDTHS } from './layout-faults.js';
import { authHeaders, pageAs } from './page-as.js';
import { card, newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

const WORD = uniqueTitle('').replaceAll(' ', '').padEnd(250, 'extraordinary');
const ALL_COLUMNS = 'number.position.organization.city.expires.status.started.applicants';

test('a word of 250 letters in a title stays in the table, with all columns shown, at every width (U52)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const id = await newPosting(page, WORD, { externalListingNumber: 'HBG-2026-00417', city: 'L'.repeat(255) });
  const rows = page.getByRole('table', { name: 'Postings' }).locator('tbody tr');
  for (const columns of [ALL_COLUMNS, 'started', 'number.applicants'])
    for (const isAlone of [true, false]) {
      const list = isAlone
        ? `title=${WORD.slice(0, 50)}`
        : 'startDate=&endDate=&limit=100&sortedBy=job.title&sortedAlgorithm=ASC';
      await page.goto(`/manage-jobs?${list}&columns=${columns}`);
      await expect(rows.filter({ hasText: WORD })).toHaveCount(1);
      await expectNoOverflow(page, columns);
    }

  // The words of other titles stay whole; in Harrisburg are those of other journeys, with numbers as long as words.
  await page.goto(`/manage-jobs?columns=${ALL_COLUMNS}&limit=100&startDate=&endDate=&city=e`);
  await expect(rows).toHaveCount(100);
  await expect(rows.filter({ hasText: WORD })).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }

  const poster = await pageAs(browser, site, 'poster', '/postings?sortedBy=title&status=open&limit=100');
  await expect(poster.getByRole('link', { name: WORD, exact: true })).toBeVisible();
  await expectNoOverflow(poster, 'My Postings');
  for (const width of WIDTHS) {
    await poster.setViewportSize({ width, height: 900 });
    const [box, title] = await Promise.all([
      card(poster, WORD).getByRole('checkbox').boundingBox(),
      card(poster, WORD).getByRole('link', { name: WORD, exact: true }).boundingBox(),
    ]);
    expect.soft(title?.x, `the title beside its box at ${width} px`).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
  }
  await poster.context().close();
  await removePosting(page, id);
  await page.context().close();
});

test('a word as long as its field in the names of a template and of a like posting stays in the form, at every width (U52)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const headers = await authHeaders(page);
  const id = await newPosting(page, WORD);
  const name = WORD.slice(0, TEMPLATE_LIMITS.name);
  const saved = await page.request.post(`/api/jobs/${id}/template`, { headers, data: { name } });
  await page.goto('/post-jobs');
  await page.getByRole('combobox', { name: 'Start from a template' }).fill(name);
  const option = page.getByRole('option', { name });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(option).toBeVisible();
    const isWhole = () => option.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    await expect.soft.poll(isWhole, { message: `the option at ${width} px` }).toBe(true);
  }
  await option.click();
  await expect(page.getByText(`Filled in from the template ${name}.`)).toBeVisible();
  await expect(page.getByText('This organization has a similar posting:')).toBeVisible();
  await expectNoOverflow(page, 'the form');
  await page.request.delete(`/api/jobs/templates/${(await saved.json()).id}`, { headers });
  await removePosting(page, id);
  await page.context().close();
});
