import type { Page } from '@playwright/test';
import { holdRoute } from './hold-route.js';
import { expectFits } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { pauseClock } from './pause-clock.js';
import { dayFromToday, newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, expectLoaded, test } from './site.js';

const PAUSE_MS = 350;
const LOGS = '**/api/logs?*';

const table = (page: Page) => page.getByRole('table', { name: 'System log, newest first' });
const levels = (page: Page) => table(page).locator('tbody [data-label=Level]');

test('[W18.2, W18.5, W18.6, W18.7] the display option and the filters of the system log', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/area-51');
  await page.request.post('/api/auth/signin', { data: { email: 'seeker@demo.example', password: 'Wrong-pass-1' } });
  const display = page.getByLabel('Display Option');
  await expect(display.getByRole('option')).toHaveText(['System Logs', 'System Settings']);
  await expect(display).toHaveValue('logs');
  await expect(table(page)).toBeVisible();
  await display.selectOption('System Settings');
  await expect(page).toHaveURL('/area-51?display=settings');
  await expect(table(page)).toHaveCount(0);
  await display.selectOption('System Logs');
  await expect(table(page)).toBeVisible();

  const level = page.getByLabel('Level', { exact: true });
  await expect(level.getByRole('option')).toHaveText(['All', 'Error', 'Info', 'Warning']);
  for (const name of ['Info', 'Warning']) {
    await level.selectOption(name);
    await expect(page).toHaveURL(`/area-51?level=${name.toLowerCase()}`);
    await expect(levels(page).filter({ hasNotText: name })).toHaveCount(0);
    await expect(levels(page).first()).toContainText(name);
  }
  const [call] = await Promise.all([page.waitForRequest(/\/api\/logs\?.*level=error/), level.selectOption('Error')]);
  expect(call.method()).toBe('GET');
  await level.selectOption('All');
  await expect(page).toHaveURL('/area-51');

  const date = page.getByLabel('Log date');
  await expect(date).toHaveAttribute('max', dayFromToday(0));
  await date.fill(dayFromToday(0));
  await expect(page).toHaveURL(/date=/);
  await expect(date).toHaveValue(dayFromToday(0));
  await expect.poll(() => date.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(true);
  await date.fill(dayFromToday(1));
  await expect.poll(() => date.evaluate((input: HTMLInputElement) => input.validity.rangeOverflow)).toBe(true);

  await page.clock.install();
  await page.goto('/area-51');
  await expect(table(page)).toBeVisible();
  await pauseClock(page);
  const searched: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/logs') searched.push(searchParams.get('message'));
  });
  const message = page.getByLabel('Message or person');
  for (const letter of ['u', 'p']) {
    await message.press(letter);
    await page.clock.runFor(PAUSE_MS - 1);
    expect(searched).toEqual([]);
  }
  await page.clock.runFor(1);
  await expect.poll(() => searched).toEqual(['up']);
  await page.context().close();
});

test('[W21.8] an entry of unknown level says so, on the dashboard and in /area-51', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin');
  const id = '01900000-0000-7000-8000-000000000001';
  const entry = {
    id,
    timestamp: new Date().toISOString(),
    level: 'panic',
    message: 'The roof is on fire',
    factName: 'RoofBurnt',
  };
  const item = { ...entry, parts: [{ text: entry.message }] };
  await page.route(LOGS, (route) => route.fulfill({ json: { items: [item], totalItemsCount: 1, isCounting: false } }));
  for (const address of ['/user-dashboard', '/area-51']) {
    await page.goto(address);
    await expectLoaded(page);
    const row = page.getByRole('row').filter({ hasText: entry.message });
    await expect(row).toContainText('Unknown level');
    await expect(row).not.toContainText('panic');
  }
  await page.context().close();
});

const refuseSignIn = (page: Page) =>
  page.request.post('/api/auth/signin', { data: { email: 'poster@demo.example', password: 'Wrong-pass-1' } });

test('new entries wait above the first until they are asked for, each once, also after a lost connection', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin');
  const answerList = await holdRoute(page, LOGS);
  await page.goto('/area-51?level=warning&message=sign-in+refused');
  const bar = page.locator('.live-bar');
  await expect(bar).toContainText('Live');
  // Without a list, nothing is known to be new or not.
  await expect(bar.getByRole('status')).toBeEmpty();
  answerList();
  await expect(bar).toContainText('No new entries.');
  const before = await table(page).locator('tbody tr').count();
  await refuseSignIn(page);
  await refuseSignIn(page);
  await expect(bar).toContainText('2 new entries above the first.');
  await expect(table(page).locator('tbody tr')).toHaveCount(before);
  await page.getByRole('button', { name: 'Show 2 new' }).click();
  await expect(page.locator('#count')).toBeFocused();
  await expect(bar).toContainText('No new entries.');
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);

  // While it is paused, or away, an entry is neither lost nor counted twice.
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(bar).toContainText('Paused');
  await refuseSignIn(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(bar).toContainText('1 new entry above the first.');
  await refuseSignIn(page);
  await expect(bar).toContainText('2 new entries above the first.');
  await page.context().close();
});

test('new entries are counted however long a total takes, and after a count that failed', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/area-51');
  const isCount = (url: URL) => url.pathname === '/api/logs' && url.searchParams.get('limit') === '1';
  const isList = (url: URL) => url.pathname === '/api/logs' && !isCount(url);
  const filter = '?level=warning&message=sign-in+refused';
  const before = Date.now();
  await refuseSignIn(page);
  // Without its entry in the list, that entry would be a new one too.
  const newest = async () => (await apiGet(page, `/api/logs${filter}`)).items[0]?.timestamp ?? 0;
  await expect.poll(async () => new Date(await newest()).getTime()).toBeGreaterThanOrEqual(before);
  // The list as it is now, whose total is never shown.
  const list = { ...(await apiGet(page, `/api/logs${filter}`)), isCounting: true };
  await page.route(isList, (route) => route.fulfill({ json: list }));
  const failures: unknown[] = [];
  await page.route(isCount, (route) => {
    failures.push(route);
    return failures.length > 3 ? route.continue() : route.abort();
  });
  await page.goto(`/area-51${filter}`);
  await expect(page.locator('#count')).toContainText('still counting');
  await refuseSignIn(page);
  await expect(page.locator('.live-bar')).toContainText('1 new entry above the first.');
  expect(failures.length).toBeGreaterThan(3);
  await page.context().close();
});

test('a tab in the background leaves its connection to others, and goes on in the foreground', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/area-51');
  const bar = page.locator('.live-bar');
  await expect(bar).toContainText('No new entries.');
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const isLive = (request: { url(): string }) => request.url().includes('/api/logs/live');
  const ended = page.waitForEvent('requestfailed', isLive);
  await show('hidden');
  await ended;
  await refuseSignIn(page);
  const begun = page.waitForRequest(isLive);
  await show('visible');
  await begun;
  await expect(page.getByRole('button', { name: /^Show \d+ new$/ })).toBeVisible();
  await page.context().close();
});

test('new entries that are asked for on another page, and those of meanwhile, are on the first page', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/area-51');
  await page.clock.install();
  await page.goto('/area-51?limit=10');
  const first = table(page).locator('tbody tr').first();
  const display = page.getByLabel('Display Option');
  await expect(first).toBeVisible();
  const newest = (await first.textContent()) ?? '';
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/offset=10/);
  await refuseSignIn(page);
  await page.getByRole('button', { name: /^Show \d+ new$/ }).click();
  await expect(page).toHaveURL(/offset=0/);
  await expect(first).not.toHaveText(newest);
  await expect(page.locator('#count')).toBeFocused();

  // Two entries of one second may read alike, so that their number tells.
  const count = page.locator('#count');
  const seen = (await count.textContent()) ?? '';
  await display.selectOption('System Settings');
  await expect(table(page)).toHaveCount(0);
  const total = async () => (await apiGet(page, '/api/logs?limit=1')).totalItemsCount as number;
  const before = await total();
  await refuseSignIn(page);
  await expect.poll(total).toBeGreaterThan(before);
  await page.clock.fastForward('00:02');
  await page.goBack();
  await expect(first).toBeVisible();
  await expect(count).not.toHaveText(seen);
  await page.context().close();
});

test('filters keep what is typed, and Clear empties those that count for nothing too', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/area-51');
  const message = page.getByLabel('Message or person');
  await message.pressSequentially('backup ');
  await expect(page).toHaveURL('/area-51?message=backup');
  // The next letter, typed after the text has left for the address and before it comes back from there.
  await page.evaluate(() => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      replaceState(...given);
      history.replaceState = replaceState;
      document.execCommand('insertText', false, 'd');
    };
  });
  // At once: the address must not receive a part of it, before which the "d" would be inserted.
  await page.keyboard.insertText('faile');
  await expect(message).toHaveValue('backup failed');
  await expect(page).toHaveURL('/area-51?message=backup+failed');
  await page.getByRole('button', { name: 'More filters' }).click();
  const account = page.getByLabel('Id of the account');
  await account.fill('01900000');
  await expect(account).toHaveAccessibleDescription(/Error: Please enter the whole id of an account/);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/area-51');
  await expect(message).toHaveValue('');
  await expect(account).toHaveValue('');
  await page.context().close();
});

test('an entry opens its event, its deliveries and the story of its posting; filters are in the address (U37)', async ({
  browser,
  site,
}) => {
  const poster = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('logged');
  const id = await newPosting(poster, title);
  await poster.context().close();

  const page = await pageAs(browser, site, 'admin', '/area-51');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Fact', { exact: true }).selectOption('JobPosted');
  await expect(page).toHaveURL('/area-51?factName=JobPosted');
  const row = table(page).getByRole('row').filter({ hasText: title }).first();
  await expect(row.getByRole('link', { name: new RegExp(`^${title}, No\\. \\d+$`) })).toHaveAttribute(
    'href',
    `/post-jobs/edit/${id}`,
  );
  const opener = row.getByRole('button', { name: /^Details of the entry of / });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const panel = page.locator('.log-entry');
  await expect(panel).toContainText('JobPosted');
  await expect(panel.locator('.log-deliveries li').filter({ hasText: 'job-search' })).toContainText('Delivered');
  await expect(panel.locator('.log-story li')).toHaveText([/saved.*JobSaved$/s, /opened to applicants.*JobPosted$/s]);
  await expectAccessible(page);
  for (const width of [320, 390, 812, 900, 1024, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await panel.getByRole('link', { name: /^Only entries of No\. / }).click();
  await expect(page).toHaveURL(/\/area-51\?jobListingNumber=\d+$/);
  await expect(table(page).locator('tbody th')).toHaveCount(2);
  await page.getByRole('link', { name: /^Remove filter Posting/ }).click();
  await expect(page).toHaveURL('/area-51');

  const number = page.getByLabel('Number of the posting');
  await number.fill('twelve');
  await expect(number).toHaveAccessibleDescription('Error: Please enter the number of a posting');
  await expect(page).toHaveURL('/area-51');
  await page.context().close();
});
