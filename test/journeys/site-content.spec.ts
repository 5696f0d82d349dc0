import type { Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

/** Runs in the page. */
function textBeforeCaret(box: HTMLElement | SVGElement): string {
  const { anchorNode, anchorOffset } = getSelection() as Selection;
  const range = document.createRange();
  range.setStart(box, 0);
  range.setEnd(anchorNode as Node, anchorOffset);
  return range.toString();
}

test('[P1.1, P1.3, P1.4, P1.6] the block on Home is edited in place, and every visitor reads the new text', {
  tag: '@gate',
}, async ({ browser, page, site }) => {
  const admin = await pageAs(browser, site, 'admin', '/user-dashboard');
  await admin.getByRole('link', { name: 'Manage Content' }).click();
  await expect(admin).toHaveURL('/');
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('You are editing the home page');
  const text = admin.getByRole('textbox', { name: 'Text of this block' });
  await expect(text).toBeFocused();
  await expect(text).toContainText('three clearances');
  // The placeholder of the editor takes no keys.
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expectAccessible(admin);

  // The editor keeps its own caret for a moment after it took the focus.
  await expect(async () => {
    await text.press('Control+Home');
    expect(await text.evaluate(textBeforeCaret)).toBe('');
  }).toPass();
  await text.pressSequentially('New this week. ');
  await admin.route('**/api/content', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: 'Busy. Please wait.' } })
      : route.continue(),
  );
  await admin.getByRole('button', { name: 'Publish' }).click();
  await expect(admin.getByRole('alert').locator('.toast')).toContainText('Busy. Please wait.');
  await expect(admin.getByText('Busy. Please wait.')).toHaveCount(1);
  await expect(text).toContainText('New this week.');
  await admin.unroute('**/api/content');
  await admin.getByRole('button', { name: 'Changes marked' }).click();
  const preview = admin.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('ins')).toHaveText('New this week. ');
  await expect(preview).toContainText('1 place differs from the text you began with');
  await admin.getByRole('button', { name: 'Publish' }).click();
  const receipt = admin.getByRole('region', { name: 'Published' });
  await expect(receipt.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(receipt).toContainText('1 place changed');
  await expectAccessible(admin);
  await receipt.getByRole('button', { name: 'See the home page' }).click();
  const block = admin.getByRole('region', { name: 'Before you apply' });
  await expect(block).toContainText('New this week. Every public school employer');
  await expect(text).toHaveCount(0);

  await page.goto('/');
  const seen = page.getByRole('region', { name: 'Before you apply' });
  await expect(seen).toContainText('New this week. Every public school employer');
  await expect(seen.getByRole('img', { name: /schoolhouse/ })).toBeVisible();
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(['Dates to know', 'For employers']);
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured jobs' })).toBeVisible();
  await seen.getByRole('link', { name: 'How to post a job' }).click();
  await expect(page).toHaveURL('/post-jobs');
});

test('[P1.4, P1.5] /manage-content opens the block for editors; others view; Cancel asks (U29)', async ({
  browser,
  site,
}) => {
  const seeker = await pageAs(browser, site, 'seeker', '/');
  await seeker.goto('/manage-content');
  await expect(seeker).toHaveURL('/');
  await expect.poll(() => seeker.evaluate(() => history.state?.usr)).toEqual({ isManage: true });
  await expect(seeker.getByText('three clearances')).toBeVisible();
  await expect(seeker.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  const admin = await pageAs(browser, site, 'admin', '/');
  await admin.goto('/manage-content');
  await expect(admin).toHaveURL('/');
  const text = admin.getByRole('textbox', { name: 'Text of this block' });
  await expect(text).toBeEditable();
  await text.press('Control+Home');
  await text.pressSequentially('Never published. ');
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('button', { name: 'Keep editing' }).click();
  await expect(text).toContainText('Never published.');
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('button', { name: 'Discard changes' }).click();
  await expect(admin.getByRole('region', { name: 'Before you apply' })).toContainText('three clearances');
  await expect(admin.getByText('Never published.')).toHaveCount(0);
});

test('(U62) a text that somebody else published meanwhile is put together with mine, and former ones come back', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const first = await pageAs(browser, site, 'admin', '/manage-content');
  const second = await pageAs(browser, site, 'admin', '/manage-content');
  const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of this block' });
  const typeInFront = async (page: Page, words: string) => {
    await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
    await expect
      .poll(async () => {
        await textOf(page).press('Control+Home');
        return textOf(page).evaluate(textBeforeCaret);
      })
      .toBe('');
    await textOf(page).pressSequentially(words);
  };
  await typeInFront(first, 'First here. ');
  await first.getByRole('button', { name: 'Publish' }).click();
  await expect(first.getByRole('region', { name: 'Published' })).toBeVisible();
  await typeInFront(second, 'Second here. ');
  await second.getByRole('button', { name: 'Publish' }).click();
  const conflict = second.getByRole('region', { name: /published a text while you were editing$/ });
  await expect(conflict.getByRole('heading').first()).toBeFocused();
  await expect(conflict).toContainText('You both changed 1 place.');
  await expect(conflict.getByRole('radio', { name: /, published$/ })).toBeChecked();
  await expectAccessible(second);
  for (const width of WIDTHS) {
    await second.setViewportSize({ width, height: 900 });
    await expectFits(second);
  }
  await second.setViewportSize({ width: 1280, height: 900 });
  await conflict.getByRole('radio', { name: 'Yours' }).check();
  await conflict.getByRole('button', { name: 'Publish both together' }).click();
  await expect(second.getByRole('region', { name: 'Published' })).toBeVisible();
  const shown = async () => (await (await second.request.get('/api/content')).json()).text;
  await expect.poll(shown).toContain('Second here. ');

  const texts = second.getByRole('table', { name: 'Texts so far' });
  const { totalItemsCount } = await apiGet(second, '/api/content/texts');
  await expect(texts.getByRole('row')).toHaveCount(totalItemsCount + 1);
  await expect(texts.getByRole('row').nth(1)).toContainText('In use');
  await texts
    .getByRole('row')
    .nth(2)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(textOf(second)).toContainText('First here. ');
  await texts
    .getByRole('row')
    .nth(2)
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(second.getByRole('region', { name: 'Preview' })).toContainText('No word differs from the text of');
  await second.getByRole('button', { name: 'Publish' }).click();
  await expect(second.getByRole('region', { name: 'Published' })).toBeVisible();
  await expect.poll(shown).toContain('First here. ');
  await expectAccessible(second);
});
