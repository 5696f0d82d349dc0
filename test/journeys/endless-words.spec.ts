import type { Page } from '@playwright/test';
import { apply, newApplicant } from './applicants.js';
import { expectNoOverflow } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { dayFromToday, newPosting, removePosting, reviewPath, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

async function expectEndlessFits(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').getByText('WWWW').filter({ visible: true }).first()).toBeVisible();
  await expectNoOverflow(page, name, [1280, 812, 390, 320]);
}

test('words without an end in titles and places make no page wider than the window (U52)', async ({
  browser,
  site,
}) => {
  const manager = await pageAs(browser, site, 'manager');
  const title = `${uniqueTitle('endless')} ${'W'.repeat(180)}`;
  const id = await newPosting(manager, title, { endDate: dayFromToday(40), city: 'L'.repeat(116) });
  const applicant = await newApplicant(browser, site, { contact: { city: 'L'.repeat(116) } });
  await apply(applicant, id);
  const admin = await pageAs(browser, site, 'admin');
  for (const [page, path] of [
    [manager, `${await reviewPath(manager, title)}&job=${id}`],
    [manager, `/job-applicants/${id}`],
    [manager, `/job-post/${id}`],
    [manager, '/user-dashboard'],
    [applicant.page, '/user-dashboard'],
    [admin, '/area-51'],
    [admin, '/mailbox'],
  ] as const) {
    await page.goto(path);
    await expectEndlessFits(page, path);
  }
  await admin.getByRole('main').getByRole('link', { name: 'WWWW' }).first().click();
  await expectEndlessFits(admin, 'a mail');
  await removePosting(manager, id);
  for (const one of [manager, admin, applicant.page]) await one.context().close();
});
