import type { Page } from '@playwright/test';
import { axeOn } from './axe.js';
import { apiGet, pageAs } from './page-as.js';
import { expect, test } from './site.js';
import { expectTargetSize } from './target-size.js';

interface Suggestion {
  kind: string;
  label: string;
  value: string;
  location?: string;
}

const keywords = (page: Page) => page.getByRole('combobox', { name: 'Keywords' });
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const suggested = async (page: Page, query: string): Promise<Suggestion[]> =>
  (await apiGet(page, `/api/jobs/suggest?${query}`)).items;

/** Excludes the contrast of content below the open list, which is undecidable. */
async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

/** Types key by key, and waits for the suggestions. */
async function typed(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill('');
  await page.getByLabel(label).pressSequentially(text);
  await expect(options(page).first()).toBeVisible();
}

for (const [device, use] of [
  ['desktop', { viewport: { width: 1280, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`suggestions on a ${device}`, () => {
    test.use(use);

    test('by keyboard: the list is told, walked, closed, and a title is searched for (U43, U47)', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/positions');
      await expect(page.getByRole('textbox', { name: 'Keywords' })).toBeVisible();
      expect(asked.filter((address) => /suggest/.test(address))).toEqual([]);

      const some = await suggested(page, 'q=tea');
      await typed(page, 'Keywords', 'tea');
      await expect(options(page)).toHaveCount(some.length);
      await expect(page.getByRole('status').filter({ hasText: `${some.length} suggestions` })).toBeAttached();
      await expect(keywords(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(list(page).getByRole('group', { name: 'Job title' })).toBeVisible();
      await expectNoViolation(page);

      const isActive = async (at: number) => {
        await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true');
        const id = await options(page).nth(at).getAttribute('id');
        await expect(keywords(page)).toHaveAttribute('aria-activedescendant', id ?? '');
        await expect(options(page).nth(at)).toBeInViewport();
      };
      for (const [key, at] of [
        ['ArrowUp', some.length - 1],
        ['ArrowDown', 0],
        ['ArrowDown', 1],
        ['End', some.length - 1],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await isActive(at);
      }
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(keywords(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(keywords(page)).toHaveValue('tea');
      await expect(keywords(page)).toBeFocused();

      await page.keyboard.press('ArrowDown');
      await expect(options(page)).toHaveCount(some.length);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const [title] = some;
      await expect(page).toHaveURL(`/positions?${new URLSearchParams({ q: title?.value ?? '' })}`);
      await expect(page.getByLabel('Keywords')).toHaveValue(title?.value ?? '');
      await expect(list(page)).toBeHidden();
    });

    test('by pointer or touch: each kind goes into its own field, nothing takes the focus (U9)', async ({ page }) => {
      const press = (name: string) => {
        const option = options(page).filter({ hasText: name }).first();
        return device === 'phone' ? option.tap() : option.click();
      };
      await page.goto('/positions');
      const [organization] = await suggested(page, 'q=harr&kinds=organization');
      await typed(page, 'Keywords', 'harr');
      await press(organization?.label ?? '');
      await expect(page).toHaveURL(`/positions?organization=${organization?.value}`);
      await expect(page.getByLabel('Keywords')).toHaveValue('');

      const [position] = await suggested(page, 'q=librar&kinds=position');
      await page.goto('/positions');
      await typed(page, 'Keywords', 'librar');
      const positions = list(page).getByRole('group', { name: 'Position type' }).getByRole('option');
      await expect(positions.first()).toContainText(position?.label ?? '');
      await positions.first().click();
      await expect(page).toHaveURL(`/positions?position=${position?.value}`);

      await page.goto('/positions');
      await typed(page, 'Location', 'yor');
      await expectTargetSize(page, 'with suggestions of places');
      await press('York, PA');
      await expect(location(page)).toHaveValue('York, PA');
      await expect(location(page)).toBeFocused();
      await expect(list(page)).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/positions?location=York%2C+PA');
    });
  });
}

test('a server that suggests nothing is no fault: the field stays a field', async ({ page }) => {
  await page.route('**/api/jobs/suggest?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/positions');
  const answered = page.waitForResponse('**/api/jobs/suggest?*');
  await page.getByLabel('Keywords').pressSequentially('teacher');
  await answered;
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/positions?q=teacher');
});

test('what a suggestion says besides stands apart from it', async ({ page }) => {
  await page.goto('/positions');
  await typed(page, 'Keywords', 'school nurse');
  const detail = options(page).locator('.detail').first();
  const gap = await detail.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.parentElement?.firstChild ?? element);
    return element.getBoundingClientRect().left - range.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(4);
});

/** Searches by keywords and a place; waits for the list's code, which remembers the search. */
async function search(page: Page, words: string, place = ''): Promise<void> {
  await page.goto('/positions');
  await page.getByLabel('Keywords').focus();
  await keywords(page).fill(words);
  await page.getByLabel('Location').fill(place);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/positions\?q=/);
}

test('recent searches show in the empty field, are searched again and are cleared by one press', async ({ page }) => {
  await page.goto('/positions');
  await page.getByLabel('Keywords').focus();
  await expect(keywords(page)).toHaveAttribute('aria-expanded', 'false');
  for (const words of ['one', 'two', 'three', 'four']) await search(page, words);
  await search(page, 'teacher', 'Harrisburg');
  await search(page, 'nurse');

  await page.goto('/positions');
  await page.getByLabel('Keywords').focus();
  const shown = ['nurse', 'teacher near Harrisburg', 'four', 'three', 'two', 'Clear recent searches'];
  await expect(options(page)).toHaveText(shown);
  await expect(list(page).getByRole('group', { name: 'Recent searches' })).toBeVisible();
  await expect(keywords(page)).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/positions?q=teacher&location=Harrisburg');
  await expect(page.getByLabel('Location')).toHaveValue('Harrisburg');

  await keywords(page).fill('');
  await expect(options(page).first()).toHaveText('teacher near Harrisburg');
  await options(page).filter({ hasText: 'Clear recent searches' }).click();
  await expect(list(page)).toBeHidden();
  await expect(keywords(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeHidden();
});

test('recent searches end with the session', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'seeker', '/positions');
  await search(page, 'nurse');
  const stored = () => page.evaluate(() => localStorage.getItem('recentSearches'));
  await expect.poll(() => stored()).toContain('nurse');
  await page.getByRole('button', { name: 'Emily Novak', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/signin');
  await expect.poll(() => stored()).toBeNull();
  await page.context().close();
});

test('a title and a place that are typed together are searched for in their own fields', async ({ page }) => {
  await page.goto('/positions');
  const [both] = (await suggested(page, 'q=teacher+near+harrisb')).filter(({ location }) => location);
  await typed(page, 'Keywords', 'teacher near harrisb');
  await options(page)
    .filter({ hasText: both?.label ?? '' })
    .first()
    .click();
  await expect(page.getByLabel('Keywords')).toHaveValue(both?.value ?? '');
  await expect(page.getByLabel('Location')).toHaveValue('Harrisburg, PA');
  await expect(page).toHaveURL(/location=Harrisburg%2C\+PA/);
});
