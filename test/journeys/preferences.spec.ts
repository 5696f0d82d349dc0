import type { Locator } from '@playwright/test';
import { tabTo } from './keys.js';
import { expect, signIn, test, waitForHydration } from './site.js';
import { expectTargetSize } from './target-size.js';

test('with colours forced by the system what is current, wrong or focused is still told apart (U46)', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, forcedColors: 'active' });
  const page = waitForHydration(await context.newPage());
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  // The colours change in a transition.
  await expect(async () => {
    const bars = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.ariaCurrent, getComputedStyle(link).borderLeftColor]));
    const current = bars.filter(([mark]) => mark === 'page').map(([, bar]) => bar);
    const others = bars.filter(([mark]) => mark !== 'page').map(([, bar]) => bar);
    expect(current).toHaveLength(1);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(current[0]);
  }).toPass();

  await page.goto('/signup');
  const create = page.getByRole('button', { name: 'Create profile' });
  await expect(create).toHaveCSS('border-style', 'solid');
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveCSS('border-width', '2px');
  await context.close();
});

/** The colour of what is selected. Runs in the page. */
function systemHighlight(): string {
  const probe = document.createElement('i');
  probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
  document.body.append(probe);
  const color = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return color;
}

test('with forced colours the current page of a list differs from the others (U46)', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, forcedColors: 'active' });
  const page = waitForHydration(await context.newPage());
  const expectCurrent = async (pager: Locator) => {
    await expect(pager).toBeVisible();
    const [current, ...others] = await pager
      .locator('.page-numbers :is(a, button)')
      .evaluateAll((all) =>
        [...all]
          .sort((one) => (one.ariaCurrent ? -1 : 1))
          .map((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).forcedColorAdjust]),
      );
    // Other backgrounds are taken away.
    expect(current).toEqual([await page.evaluate(systemHighlight), 'none']);
    expect(others).not.toEqual([]);
    expect(others).not.toContainEqual(current);
  };
  await page.goto('/positions');
  await expectCurrent(page.getByRole('navigation', { name: 'Pages of results' }));
  await signIn(page, 'admin@demo.example', '/reporting?reportType=jobPosting');
  await expectCurrent(page.locator('.table-pager'));
  await context.close();
});

test('whoever wants less motion gets none, also while something is under way (U46)', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route('**/api/users/*/password', () => {});
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('robin@people.example');
  const send = page.getByRole('button', { name: 'Send the link' });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(send).toHaveCSS('transition-duration', '0s');
  await context.close();
});

test('text of twice the size is all there, and no control lies on another (U38)', async ({ page }) => {
  for (const address of ['/', '/positions', '/signup']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton, .skeleton-space')).toHaveCount(0);
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('body *')];
      const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [at, element] of all.entries()) element.style.fontSize = `${2 * Number(sizes[at])}px`;
    });
    await expectTargetSize(page, 'with large text');
  }
});
