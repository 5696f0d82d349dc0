import { expectRing, tabTo, tabToUnlessFocused } from './keys.js';
import { pageAs } from './page-as.js';
import { card, newPosting, uniqueTitle } from './postings.js';
import { findFirstJob } from './results.js';
import { menuButton } from './row-menu.js';
import { expect, expectAccessible, PASSWORD, test } from './site.js';

test('the first stop skips to the content, and a new page puts the focus on its heading', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Privacy.* - Career Gateway$/);
});

test('the menu of a phone opens, keeps the focus, closes and leads on by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('link', { name: 'Find a Job' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/positions');
  await expect(sheet).toBeHidden();
});

test('[P11.16] from 812 px on the menu stands beside the page, below in the sheet', { tag: '@gate' }, async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.setViewportSize({ width: 812, height: 700 });
  await page.goto('/about-us');
  await expect(menu).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 811, height: 700 });
  await expect(button).toBeVisible();
  await expect(menu).toBeHidden();
});

test('[P5.2, P5.6] signing in, searching and sorting without a mouse', async ({ page }) => {
  await page.goto('/signin?redir=/positions');
  const email = page.getByLabel('Email', { exact: true });
  await tabTo(page, email);
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Email is required');
  await expect(summary).toContainText('Password is required');
  await expect(page).toHaveTitle(/^Error: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await page.keyboard.type('seeker@demo.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/positions');

  await tabTo(page, page.getByLabel('Position title'));
  await page.keyboard.type('teacher');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/positions?positionTitle=teacher');
  await tabTo(page, page.getByLabel('Sort by'));
  // One letter: after a pause the next one would begin anew.
  await page.keyboard.type('J');
  await expect(page).toHaveURL('/positions?positionTitle=teacher&sort=title');
  await expect(page.locator('.stale')).toHaveCount(0);
  await tabTo(page, page.getByRole('region', { name: 'Results' }).getByRole('link').first());
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(opened).toHaveURL(/\/job-post\//);
});

test('who comes to the filters by keyboard may skip them (U43)', async ({ page }) => {
  await page.goto('/positions');
  const skip = page.getByRole('link', { name: 'Skip filters' });
  await tabTo(page, skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
});

test('[P3.8] the question before another site keeps the focus and gives it back', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'seeker', '/positions');
  const { job, address } = await findFirstJob(page, ({ isExternalPost }) => isExternalPost);
  await page.goto(address);
  const apply = page.getByRole('button', { name: `Apply for ${job.title}`, exact: true });
  const dialog = page.getByRole('dialog', { name: 'Redirecting' });
  await expect(apply).toBeVisible();
  await tabTo(page, apply);
  await page.keyboard.press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    // Beyond the last element the focus moves to the browser's own controls.
    await expect(page.locator('body :focus')).toHaveCount(await dialog.locator(':focus').count());
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectRing(apply);
  await expect(apply).toBeFocused();
  await page.context().close();
});

test('[W6.13, W6.15] a posting is marked filled and deleted without a mouse', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('by keyboard');
  await newPosting(page, title);
  await page.goto('/postings?sortedBy=title');
  await expect(card(page, title)).toBeVisible();
  for (const [name, question, yes] of [
    ['Mark filled', 'The position will be marked as Filled and no longer accepting applications.', 'Mark filled'],
    ['Delete', 'Deleting the position is permanent! Are you sure you want to continue?', 'Delete position'],
  ] as const) {
    const button = menuButton(card(page, title));
    const dialog = page.getByRole('dialog', { name: question, exact: true });
    await expect(button).toBeVisible();
    const choose = async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      // A letter goes to the entry that begins with it.
      await page.keyboard.press(name.charAt(0));
      await expect(page.getByRole('menuitem', { name })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    };
    await tabTo(page, button);
    await choose();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await choose();
    await tabToUnlessFocused(page, dialog.getByRole('button', { name: yes }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    // The menu of the card as it was has no Delete.
    await expect(card(page, title).filter({ hasNotText: /Filled/ })).toHaveCount(0);
  }
  await expect(card(page, title)).toHaveCount(0);
  await page.context().close();
});
