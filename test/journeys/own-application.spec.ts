import { apply, expectSuccess, newApplicant } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { authHeaders, pageAs } from './page-as.js';
import { MANAGE_JOBS, newPosting, removePosting, reviewPath, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

const JOB_SEEKING = 9;

test('who applied for a position that they administer sees the own application as its applicant alone', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const title = uniqueTitle('own');
  const id = await newPosting(manager, title);
  const applicant = await newApplicant(browser, site, { contact: { contactSurname: 'Vogel' } });
  const { page } = applicant;
  await apply(applicant, id);
  await apply(await newApplicant(browser, site, { contact: { contactName: 'Ruth', contactSurname: 'Engle' } }), id);
  const admin = await pageAs(browser, site, 'admin');
  const headers = await authHeaders(admin);
  const data = { id: applicant.id, privileges: [JOB_SEEKING, MANAGE_JOBS], organizations: [] };
  await expectSuccess(admin.request.patch(`/api/users/${applicant.id}`, { headers, data }));

  await page.goto('/user-dashboard');
  await expect(page.getByRole('link', { name: 'Review Applicants' }).first()).toBeVisible();

  await page.goto(`${await reviewPath(page, title)}&job=${id}`);
  const rows = page.locator('table table').getByRole('row');
  const row = rows.filter({ hasText: 'June Vogel' });
  await expect(row).toContainText('Your own; a colleague handles it');
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Ruth Engle' })).toContainText('Not released');
  await page.goto(`/review-applicants/${id}/release`);
  await expect(page.getByRole('checkbox', { name: 'Select Ruth Engle' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Select June Vogel' })).toHaveCount(0);
  await expect(page.getByText('Your own application is released by a colleague.')).toBeVisible();

  await page.goto(`/job-applicants/${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Ruth Engle' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'June Vogel' })).toHaveCount(0);

  await page.goto(`/fill-position/${id}`);
  await expect(page.getByRole('heading', { name: 'Your own application 1' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'June Vogel' })).toHaveCount(0);
  await expect(page.getByText('A colleague decides')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }

  const other = await newPosting(manager, uniqueTitle('own too'));
  await page.goto(`/user-application/${other}`);
  await expect(page.getByText('A colleague handles yours: it is closed to you as an employer.')).toBeVisible();
  await expectFits(page);
  for (const one of [id, other]) await removePosting(manager, one);
  for (const one of [manager, admin, page]) await one.context().close();
});
