import type { Browser, Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { authHeaders, pageAs } from './page-as.js';
import { pauseClock } from './pause-clock.js';
import { answerDialog, newPosting, openNewPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

/** The page keeps what is typed once in this time. */
const AUTOSAVE_INTERVAL_MS = 3_000;

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const offer = (page: Page) => page.getByRole('region', { name: 'Input that was not saved' });
const WAS_NOT_SAVED = /What you typed on \w+ \d+ at \d+:\d\d\s[AP]M was not saved\./;

const isPut = (request: { url(): string; method(): string }) =>
  request.method() === 'PUT' && request.url().endsWith('/autosave');
const isDiscard = (request: Parameters<typeof isPut>[0] & { postData(): string | null }) =>
  isPut(request) && (request.postData() ?? '').includes('"values":null');
const discardedOn = (page: Page) => page.waitForResponse((response) => isDiscard(response.request()) && response.ok());
const keptOn = (page: Page) => page.waitForResponse((response) => isPut(response.request()) && response.ok());

/** Opens a form, which keeps nothing before it knows what was kept. */
async function openForm(page: Page, id: string): Promise<void> {
  const isRead = (request: { url(): string; method(): string }) =>
    request.method() === 'GET' && request.url().endsWith('/autosave');
  const read = page.waitForResponse((response) => isRead(response.request()));
  await page.goto(`/post-jobs/edit/${id}`);
  await read;
  await expect(title(page)).toBeVisible();
}

/** A page with a posting in its form, and the posting's id. */
async function openPosting(browser: Browser, site: string, words: string): Promise<[Page, string]> {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const id = await newPosting(page, uniqueTitle(words));
  await openForm(page, id);
  return [page, id];
}

/** Saves an open posting where it is, which asks nothing. */
async function saveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

/** The page dies, as in a crash: nothing is asked and no event is heard. */
const crash = (page: Page) => page.context().close();

test('what is typed is kept while it changes, in one request for many keys, and the posting stays open', async ({
  browser,
  site,
}) => {
  const [page, id] = await openPosting(browser, site, 'typed');
  await page.clock.install();
  await openForm(page, id);
  await pauseClock(page);
  const puts: string[] = [];
  page.on('request', (request) => isPut(request) && puts.push(request.postDataJSON().values.title));
  await title(page).fill('');
  for (const keys of ['A title of ', 'twenty-six keys']) {
    await title(page).pressSequentially(keys);
    const kept = keptOn(page);
    await page.clock.runFor(AUTOSAVE_INTERVAL_MS);
    await kept;
  }
  await expect(page.getByText(/^Kept on your account, \d+:\d\d\s[AP]M$/)).toBeVisible();
  await expect(page.getByText('Changes not saved')).toBeVisible();
  expect(puts).toEqual(['A title of ', 'A title of twenty-six keys']);
  const headers = await authHeaders(page);
  expect((await (await page.request.get(`/api/jobs/${id}/admin`, { headers })).json()).status).toBe('open');
  await crash(page);

  // On another device.
  const other = await pageAs(browser, site, 'poster', `/post-jobs/edit/${id}`);
  await expect(offer(other)).toContainText(WAS_NOT_SAVED);
  await expect(title(other)).not.toHaveValue('A title of twenty-six keys');
  await expectAccessible(other);
  for (const width of WIDTHS) {
    await other.setViewportSize({ width, height: 900 });
    await expectFits(other);
  }
  await other.setViewportSize({ width: 1280, height: 900 });
  const saved = await title(other).inputValue();
  const isBack = other.getByText(/is back\. It is not saved yet\.$/);
  await offer(other).getByRole('button', { name: 'Use it' }).click();
  await expect(title(other)).toHaveValue('A title of twenty-six keys');
  await expect(isBack).toBeFocused();
  // It takes the focus once, and not again from somebody who types.
  await title(other).fill(saved);
  await expect(isBack).toBeHidden();
  await title(other).fill('A title of twenty-six keys');
  await expect(isBack).toBeVisible();
  await expect(title(other)).toBeFocused();
  await expect(offer(other)).toHaveCount(0);
  await expectAccessible(other);

  await saveChanges(other);
  await other.reload();
  await expect(title(other)).toHaveValue('A title of twenty-six keys');
  await expect(offer(other)).toHaveCount(0);
  await other.context().close();
});

test('what was kept is discarded only when that is meant, by the form’s own Discard too', async ({ browser, site }) => {
  const [page, id] = await openPosting(browser, site, 'discarded');
  const kept = keptOn(page);
  await title(page).fill('Typed and left');
  await kept;
  await crash(page);

  const again = await pageAs(browser, site, 'poster', `/post-jobs/edit/${id}`);
  await offer(again).getByRole('button', { name: 'Discard it' }).click();
  await answerDialog(again, 'Discard what you typed?', 'Keep it');
  await expect(offer(again)).toBeVisible();
  // Neither a Save nor the form's Discard loses unasked what is offered.
  const saved = await title(again).inputValue();
  await again.getByRole('button', { name: 'Save changes' }).click();
  await answerDialog(again, 'Save without what was kept?', 'Go back');
  await title(again).fill('Typed since');
  await again.getByRole('button', { name: 'Discard changes' }).click();
  await answerDialog(again, 'Do you want to discard current progress?', 'Discard changes');
  await expect(title(again)).toHaveValue(saved);
  await again.reload();
  await expect(offer(again)).toContainText(WAS_NOT_SAVED);
  await offer(again).getByRole('button', { name: 'Discard it' }).click();
  const removed = discardedOn(again);
  await answerDialog(again, 'Discard what you typed?', 'Discard it');
  await expect(again.locator('#organization-information')).toBeFocused();
  await removed;
  await again.reload();
  await expect(title(again)).toBeVisible();
  await expect(offer(again)).toHaveCount(0);

  const second = keptOn(again);
  await title(again).fill('Typed again');
  await second;
  await again.getByRole('button', { name: 'Discard changes' }).click();
  const gone = discardedOn(again);
  await answerDialog(again, 'Do you want to discard current progress?', 'Discard changes');
  await gone;
  await again.reload();
  await expect(title(again)).toBeVisible();
  await expect(offer(again)).toHaveCount(0);
  await again.context().close();
});

test('the last keys before the page goes away are kept; what others changed since is said', async ({
  browser,
  site,
}) => {
  const [page, id] = await openPosting(browser, site, 'left');
  const headers = await authHeaders(page);
  await title(page).fill('Typed a moment before');
  page.on('dialog', (dialog) => dialog.accept());
  await page.evaluate(() => location.assign('about:blank'));
  const kept = async () => (await (await page.request.get(`/api/jobs/${id}/autosave`, { headers })).json()).autosave;
  await expect.poll(async () => (await kept())?.values.title).toBe('Typed a moment before');
  await page.context().close();

  const manager = await pageAs(browser, site, 'manager', `/post-jobs/edit/${id}`);
  await manager.getByLabel('City').fill('York');
  await saveChanges(manager);
  await expect(offer(manager)).toHaveCount(0);
  await manager.context().close();

  const again = await pageAs(browser, site, 'poster', `/post-jobs/edit/${id}`);
  await expect(offer(again)).toContainText(WAS_NOT_SAVED);
  await expect(offer(again)).toContainText('The posting was changed after that.');
  await again.context().close();
});

test('a new posting is kept and offered too, until it is created; files are said not to be', async ({
  browser,
  site,
}) => {
  const page = await openNewPosting(browser, site, 'manager');
  const kept = keptOn(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  const leave = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.click();
  await expect(question).toContainText('What you changed on this page is not saved and will be lost.');
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await title(page).fill('Begun and not saved');
  await kept;
  await leave.click();
  await expect(question).toContainText('It is kept on your account and offered here later');
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/about-us');
  await page.goto('/post-jobs');
  await expect(offer(page)).toContainText('Files are not kept');
  // Typing does not replace the offered input.
  await title(page).fill('Something else');
  await expect(offer(page)).toContainText('Using it replaces what you have typed since.');
  await offer(page).getByRole('button', { name: 'Use it' }).click();
  await expect(title(page)).toHaveValue('Begun and not saved');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  const gone = discardedOn(page);
  await answerDialog(page, 'Do you want to discard current progress?', 'Discard changes');
  await gone;
  await page.goto('/post-jobs');
  await expect(title(page)).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
  await page.context().close();
});

test('a server that keeps nothing does not disturb typing, and the form says so until it does (U28)', async ({
  browser,
  site,
}) => {
  const [page] = await openPosting(browser, site, 'refused');
  await page.route('**/autosave', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'unavailable' } })
      : route.continue(),
  );
  const refused = page.waitForResponse((response) => isPut(response.request()));
  await title(page).fill('Typed on');
  await refused;
  await title(page).pressSequentially(' and on');
  await expect(title(page)).toHaveValue('Typed on and on');
  await expect(page.getByText('Changes not saved')).toBeVisible();
  await expect(page.getByText(/Kept on your account/)).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveCount(0);
  const failure = page.getByText(/^Not kept on your account since \d+:\d\d\s[AP]M\. Save to be sure\.$/);
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.unroute('**/autosave');
  await expect(page.getByText(/^Kept on your account/)).toBeVisible({ timeout: 60_000 });
  await expect(failure).toHaveCount(0);
  await page.context().close();
});

test('kept input that could not be read is not replaced', async ({ browser, site }) => {
  const [page, id] = await openPosting(browser, site, 'unread');
  const kept = keptOn(page);
  await title(page).fill('Typed first');
  await kept;
  await crash(page);

  const again = await pageAs(browser, site, 'poster', '/postings');
  let failures = 0;
  await again.route('**/autosave', (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    failures += 1;
    return route.fulfill({ status: 503, json: { code: 'unavailable' } });
  });
  const puts: string[] = [];
  again.on('request', (request) => isPut(request) && puts.push(request.postData() ?? ''));
  await again.goto(`/post-jobs/edit/${id}`);
  await title(again).fill('Typed second');
  await expect.poll(() => failures).toBe(2);
  again.on('dialog', (dialog) => dialog.accept());
  await again.goto('/about-us');
  expect(puts).toEqual([]);
  await again.unroute('**/autosave');
  await again.goto(`/post-jobs/edit/${id}`);
  await offer(again).getByRole('button', { name: 'Use it' }).click();
  await expect(title(again)).toHaveValue('Typed first');
  await again.context().close();
});

test('a Save does not remove unasked what could not be read', async ({ browser, site }) => {
  const [page, id] = await openPosting(browser, site, 'unread save');
  const kept = keptOn(page);
  await title(page).fill('Typed first');
  await kept;
  await crash(page);

  const again = await pageAs(browser, site, 'poster', '/postings');
  let failures = 0;
  await again.route('**/autosave', (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    failures += 1;
    return route.fulfill({ status: 503, json: { code: 'unavailable' } });
  });
  await again.goto(`/post-jobs/edit/${id}`);
  await again.getByLabel('City').fill('York');
  await expect.poll(() => failures).toBe(2);
  const save = again.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(again.getByRole('dialog').filter({ visible: true })).toContainText('could not be read');
  await answerDialog(again, 'Save without what was kept?', 'Go back');

  // Once it can be read, it is offered before anything is removed.
  await again.unroute('**/autosave');
  await save.click();
  await expect(again.getByRole('dialog').filter({ visible: true })).toContainText('is offered above');
  await answerDialog(again, 'Save without what was kept?', 'Go back');
  await offer(again).getByRole('button', { name: 'Use it' }).click();
  await expect(title(again)).toHaveValue('Typed first');
  await again.context().close();
});

test('each of two tabs keeps its own input, and a save in one loses nothing of the other', async ({
  browser,
  site,
}) => {
  const [first, id] = await openPosting(browser, site, 'two tabs');
  const second = await first.context().newPage();
  const kept = (page: Page) => page.getByText(/^Kept on your account/);
  await openForm(second, id);
  await title(first).fill('Of the first tab');
  await expect(kept(first)).toBeVisible();
  await title(second).fill('Of the second tab');
  await expect(kept(second)).toBeVisible();

  await saveChanges(second);
  await expect(kept(first)).toBeVisible();
  await crash(first);

  const later = await pageAs(browser, site, 'poster', `/post-jobs/edit/${id}`);
  await expect(title(later)).toHaveValue('Of the second tab');
  await expect(offer(later)).toContainText('saved');
  await offer(later).getByRole('button', { name: 'Use it' }).click();
  await expect(title(later)).toHaveValue('Of the first tab');
  await saveChanges(later);
  await later.reload();
  await expect(title(later)).toHaveValue('Of the first tab');
  await expect(offer(later)).toHaveCount(0);
  await crash(later);
});

test('a Save does not wait for what is being kept, which arrives after it and is not offered', async ({
  browser,
  site,
}) => {
  const [page, id] = await openPosting(browser, site, 'late');
  const late: (() => Promise<void>)[] = [];
  let isHolding = true;
  const held = new Promise<void>((resolve) => {
    void page.route('**/autosave', (route) => {
      if (route.request().method() !== 'PUT' || !isHolding) return route.continue();
      late.push(() => route.continue());
      resolve();
    });
  });
  await title(page).fill('Typed and saved');
  await held;
  await saveChanges(page);
  isHolding = false;
  const arrived = page.waitForResponse((response) => isPut(response.request()));
  for (const send of late) await send();
  expect(await (await arrived).json()).toEqual({ savedAt: null });
  const headers = await authHeaders(page);
  expect(await (await page.request.get(`/api/jobs/${id}/autosave`, { headers })).json()).toEqual({ autosave: null });
  await page.reload();
  await expect(title(page)).toHaveValue('Typed and saved');
  await expect(offer(page)).toHaveCount(0);
  await page.context().close();
});

test('a Save whose answer was lost and that is repeated leaves nothing to offer', async ({ browser, site }) => {
  const [page, id] = await openPosting(browser, site, 'lost');
  let isLost = true;
  await page.route(`**/api/jobs/${id}`, async (route) => {
    if (route.request().method() !== 'PATCH' || !isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  const kept = keptOn(page);
  await title(page).fill('Saved, but the answer was lost');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await kept;
  // A button that is busy takes no press.
  await expect(page.locator('.toast.error')).toBeVisible();
  const removed = discardedOn(page);
  await saveChanges(page);
  await removed;
  const headers = await authHeaders(page);
  expect(await (await page.request.get(`/api/jobs/${id}/autosave`, { headers })).json()).toEqual({ autosave: null });
  await page.context().close();
});
