import type { Locator, Page } from '@playwright/test';
import { expectAccessibleMenu } from './accessible-menu.js';
import { apply, newApplicant } from './applicants.js';
import { expectRing, tabTo } from './keys.js';
import { expectFits } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';
import { expectTargetSize } from './target-size.js';

const menu = (page: Page) => page.getByRole('menu');
const entries = (page: Page) => page.getByRole('menuitem');

/** Opens the menu by keyboard, goes through it by the arrow keys, and leaves it by Escape and by Tab (U43). */
async function expectKeyboardMenu(page: Page, opener: Locator, names: readonly RegExp[]): Promise<void> {
  await expect(opener).toHaveAttribute('aria-haspopup', 'menu');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(entries(page)).toHaveCount(names.length);
  await expectAccessibleMenu(page);

  const entry = (name: RegExp | undefined) => page.getByRole('menuitem', { name });
  for (const name of names) {
    await expect(entry(name)).toBeFocused();
    await expectRing(entry(name));
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry(names[0])).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entry(names.at(-1))).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entry(names[0])).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(names.at(-1))).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expectRing(opener);
  await page.keyboard.press('ArrowDown');
  await expect(entry(names[0])).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveCount(0);
  await expect(opener).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(opener).toBeFocused();
}

/** On a phone the open menu stands inside the window, with targets large enough (U44, U52). */
async function expectMenuInsidePhone(page: Page, opener: Locator): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await opener.click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await expectFits(page);
    for (const one of await entries(page).all()) expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // Beside the page, where nothing else takes the click.
    await page.mouse.click(2, 4);
    await expect(menu(page)).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('the menus of the applicants page work by keyboard and on a phone', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/review-applicants');
  const title = uniqueTitle('by menu');
  const id = await newPosting(page, title, { isBoardReview: true, boardReviewDays: '2030-03-05' });
  const applicant = await newApplicant(browser, site);
  await apply(applicant, id);
  await page.goto('/review-applicants');
  const ofJob = page.getByRole('button', { name: `More actions for ${title}` });
  await expectKeyboardMenu(page, ofJob, [/^Applicants by stage$/, /^Fill Position$/, /^Close Position$/]);

  await page.getByRole('button', { name: title, exact: true }).click();
  const ofApplicant = page.locator('table table').getByRole('button', { name: /^More actions for/ });
  await expectKeyboardMenu(page, ofApplicant, [/^Documents$/, /^Delete application$/]);
  await expectMenuInsidePhone(page, ofJob);
  await expectMenuInsidePhone(page, ofApplicant);

  // A letter goes to the next entry that begins with it.
  await tabTo(page, ofApplicant);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Documents' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Delete application' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Application will be permanently deleted/ });
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(ofApplicant).toBeFocused();
  for (const one of [page, applicant.page]) await one.context().close();
});

test('the menu of a posting on the dashboard works by keyboard and on a phone', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const title = uniqueTitle('by menu');
  await newPosting(page, title);
  await page.goto('/user-dashboard');
  // It is in two lists: its own and that of the newest postings.
  const opener = page.getByRole('button', { name: `More actions for ${title}` }).first();
  const names = [/^Preview/, /^Extend/, /^Copy/, /^Mark filled/, /^Close Position/, /^History/];
  await expectKeyboardMenu(page, opener, names);
  await expectMenuInsidePhone(page, opener);
  await page.context().close();
});

test('the menu of the posting form tells why an entry is disabled, and lists more on a phone', async ({
  browser,
  site,
}) => {
  const poster = await pageAs(browser, site, 'poster', '/postings');
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const id = await newPosting(poster, uniqueTitle('to reject'), { approval: true });
  await page.goto(`/post-jobs/edit/${id}`);
  const opener = page.getByRole('button', { name: 'More', exact: true });
  const fill = page.getByRole('menuitem', { name: /^Fill Position\s*Only an open posting can be filled$/ });
  const always = [/^Preview/, /^Copy/, /^Save as template/, /^Save Position/];
  await expectKeyboardMenu(page, opener, [...always, /^Fill Position/, /^Close Position/]);

  // Disabled, it takes the focus and does nothing.
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Preview/ })).toBeFocused();
  for (const _ of always) await page.keyboard.press('ArrowDown');
  await expect(fill).toBeFocused();
  await expect(fill).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(fill).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [list, button] = [await menu(page).boundingBox(), await opener.boundingBox()];
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await page.keyboard.press('Escape');

  await expectMenuInsidePhone(page, opener);
  await page.setViewportSize({ width: 390, height: 800 });
  const onPhone = [...always, /^Discard changes$/, /^Reject Position/, /^Fill Position/, /^Close Position/];
  await expectKeyboardMenu(page, opener, onPhone);
  await opener.click();
  await expectTargetSize(page, 'with its menu open');
  for (const one of [page, poster]) await one.context().close();
});
