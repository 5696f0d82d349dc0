import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { answerDialog, card, dayFromToday, newPosting, removePosting, uniqueTitle } from './postings.js';
import { menuButton, offeredActions, selectAction } from './row-menu.js';
import { expect, expectAccessible, expectLoaded, test } from './site.js';

const slashes = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

test('[W6.12, W6.13, W6.14, W6.15] each row offers what its status allows, in both lists', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const word = uniqueTitle('menu');
  const ids = {
    open: await newPosting(page, `${word} open`),
    unsubmitted: await newPosting(page, `${word} unsubmitted`, { status: 'unsubmitted' }),
    filled: await newPosting(page, `${word} filled`),
  };
  const headers = await authHeaders(page);
  await page.request.patch(`/api/jobs/${ids.filled}/status`, { headers, data: { status: 'filled' } });
  await page.goto(`/manage-jobs?title=${encodeURIComponent(word)}`);
  const offered = {
    open: ['Preview', 'Extend', 'Copy', 'Mark filled', 'Close Position', 'History'],
    unsubmitted: ['Preview', 'Schedule', 'Copy', 'History', 'Delete'],
    filled: ['View', 'Relist', 'Copy', 'History', 'Delete'],
  };
  for (const status of ['open', 'unsubmitted', 'filled'] as const) {
    expect(await offeredActions(page, `${word} ${status}`)).toEqual(offered[status]);
    const [verb, path] = status === 'filled' ? ['View', 'job-post'] : ['Edit', 'post-jobs/edit'];
    const link = page.getByRole('link', { name: `${verb} ${word} ${status}` });
    await expect(link).toHaveAttribute('href', `/${path}/${ids[status]}`);
  }

  // One is extended, one copied, one listed again.
  const status = (title: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await selectAction(page, 'Extend', `${word} open`);
  const later = dayFromToday(60);
  const dialog = page.getByRole('dialog', { name: 'Extend this posting' });
  await dialog.getByLabel('New listing end date').fill(later);
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await expect(status(`${word} open`).locator('[data-label=Expires]')).toHaveText(`Active ${slashes(later)}`);
  await selectAction(page, 'Relist', `${word} filled`);
  const dates = page.getByRole('dialog', { name: 'Post a copy of this posting' });
  await dates.getByLabel('Listing start date').fill(dayFromToday(1));
  await dates.getByLabel('Listing end date').fill(later);
  await dates.getByRole('button', { name: 'Post with these dates' }).click();
  await expect(status(`${word} filled`).locator('[data-label=Status]')).toHaveText(['Filled', 'Open']);
  await expect(status(`${word} filled`).locator('[data-label=Expires]').last()).toHaveText(`Active ${slashes(later)}`);
  await selectAction(page, 'Copy', `${word} open`);
  await expect(page).toHaveURL(/\/post-jobs\/edit\//);

  const poster = await pageAs(browser, site, 'poster', '/postings?sortedBy=title');
  expect(await offeredActions(card(poster, `${word} unsubmitted`))).toEqual(offered.unsubmitted);
  const open = card(poster, `${word} open`).filter({ hasText: /Accepting applications/ });
  expect(await offeredActions(open)).toEqual(offered.open);

  // The dashboard has the same, from code that loads with the first menu.
  const loaded: string[] = [];
  poster.on('request', (request) => loaded.push(request.url()));
  await poster.goto('/user-dashboard');
  await expectLoaded(poster);
  const mine = poster.getByRole('table', { name: 'My postings' });
  await expect(mine.getByRole('link', { name: `${word} unsubmitted`, exact: true })).toBeVisible();
  expect(loaded.filter((url) => url.includes('posting-menu'))).toEqual([]);
  expect(await offeredActions(mine, `${word} unsubmitted`)).toEqual(offered.unsubmitted);
  expect(loaded.filter((url) => url.includes('posting-menu'))).toHaveLength(1);
  for (const one of [page, poster]) await one.context().close();
});

test('[W6.8, W8.1] a card closes its posting by its menu, and the focus stays', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const title = uniqueTitle('to close');
  await newPosting(page, title);
  await page.goto('/postings?sortedBy=title');
  await selectAction(card(page, title), 'Close Position');
  const question = 'Closing the position will suspend all activities. Do you want to continue?';
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep position' })).toBeFocused();
  await answerDialog(page, question, 'Close position');
  await expect(card(page, title)).toContainText('Closed');
  await expect(card(page, title).getByRole('button', { name: `More actions for ${title}` })).toBeFocused();
  await page.context().close();
});

test('[W5.50] postings are extended together; a changed one is reported, and a second run does the rest', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const word = uniqueTitle('together');
  const ids = {
    expired: await newPosting(page, `${word} expired`, { startDate: dayFromToday(-10), endDate: dayFromToday(-1) }),
    open: await newPosting(page, `${word} open`),
    changed: await newPosting(page, `${word} changed`),
    filled: await newPosting(page, `${word} filled`),
  };
  const headers = await authHeaders(page);
  const fill = { headers, data: { status: 'filled' } };
  expect((await page.request.patch(`/api/jobs/${ids.filled}/status`, fill)).ok()).toBe(true);
  const end = async (id: string) => (await apiGet(page, `/api/jobs/${id}/admin`)).endDate;
  await page.goto(`/manage-jobs?title=${encodeURIComponent(word)}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected postings' });
  await bar.getByRole('button', { name: 'Extend', exact: true }).click();
  const day = bar.getByLabel('New listing end date');
  await expect(day).toBeFocused();
  const later = dayFromToday(60);
  await day.fill(later);
  await expect(bar).toContainText(`3 postings accept applications until ${slashes(later)}.`);
  await expect(bar).toContainText('has expired and returns to the search at once.');
  await expect(bar).toContainText(`${word} filled, is Filled. Copy it to post it again.`);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  // Somebody else posts one of them again in the meantime.
  const again = { headers, data: { status: 'open', endDate: dayFromToday(90) } };
  expect((await page.request.patch(`/api/jobs/${ids.changed}/status`, again)).ok()).toBe(true);
  const theirs = await end(ids.changed);
  await bar.getByRole('button', { name: 'Extend 3 postings' }).click();
  const result = bar.getByRole('region', { name: 'Result' });
  await expect(result).toBeFocused();
  await expect(result).toContainText('2 postings extended. 1 failed. It is still selected.');
  await expect(result).toContainText(`${word} expired`);
  await expect(result.getByRole('listitem')).toContainText(`${word} changed`);
  await expect.poll(() => end(ids.changed)).toBe(theirs);
  expect((await end(ids.open)).slice(0, 10) > dayFromToday(59)).toBe(true);

  // Finished rows are left out of a second run.
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar.getByRole('button', { name: 'Extend', exact: true }).click();
  await bar.getByLabel('New listing end date').fill(later);
  await expect(bar).toContainText(`ends on ${slashes(later)} already`);
  await expect(bar.getByRole('button', { name: /^Extend \d/ })).toHaveCount(0);
  await page.context().close();
});

test('own postings are copied together, and the result links to the copies', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const word = uniqueTitle('twins');
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${word} ${letter}`);
  for (const name of names) await newPosting(page, name);
  await page.goto('/postings?sortedBy=title');
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }).check();
  const bar = page.getByRole('region', { name: 'Selected postings' });
  await bar.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(bar).toContainText('Each copy is a new unsubmitted posting; visitors see nothing yet.');
  await expect(bar).not.toContainText('cannot be undone');
  await bar.getByRole('button', { name: 'Copy 6 postings' }).click();
  await expect(bar).toContainText('6 postings copied.');
  const links = bar.getByRole('link', { name: /^Edit the copy of / });
  await expect(links.filter({ visible: true })).toHaveCount(5);
  await bar.getByText('1 more', { exact: true }).click();
  await expect(links.filter({ visible: true })).toHaveCount(6);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const copies = await links.evaluateAll((all) => new Set(all.map((link) => link.getAttribute('href'))).size);
  expect(copies).toBe(6);
  await bar.getByRole('link', { name: new RegExp(`^Edit the copy of ${names[0]},`) }).click();
  await expect(page.getByText(/Copied from No\.\s\d+\./)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(names[0] ?? '');
  await page.context().close();
});

test('Copy that is chosen again while the first copy is under way makes one copy (U25)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const title = uniqueTitle('once');
  const id = await newPosting(page, title);
  await page.goto('/postings?sortedBy=title');
  let sent = 0;
  const waiting: (() => void)[] = [];
  await page.route(`**/api/jobs/${id}/copy`, async (route) => {
    sent += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await selectAction(card(page, title), 'Copy');
  await expect.poll(() => sent).toBe(1);
  await selectAction(card(page, title), 'Copy');
  await expect(menuButton(card(page, title))).toBeFocused();
  for (const go of waiting) go();
  await expect(page).toHaveURL(/\/post-jobs\/edit\//);
  expect(sent).toBe(1);
  for (const made of [id, page.url().split('/').at(-1) ?? '']) await removePosting(page, made);
  await page.context().close();
});
