import type { Page, Route } from '@playwright/test';
import { expectSuccess } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

/** The requests that a bulk action has under way at once. */
const LANES = 4;

const bar = (page: Page) => page.getByRole('region', { name: 'Selected postings' });
const rows = (page: Page) => page.getByRole('table', { name: 'Postings' }).locator('tbody tr');
const listPath = (word: string) => `/manage-jobs?limit=100&title=${encodeURIComponent(word)}`;

/** Opens Manage Postings with that many new open postings. */
async function openList(page: Page, word: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await newPosting(page, `${word} ${at + 10}`));
  await page.goto(listPath(word));
  await expect(rows(page)).toHaveCount(count);
  return ids;
}

async function start(page: Page, verb: string, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar(page).getByRole('button', { name: verb, exact: true }).click();
  await bar(page)
    .getByRole('button', { name: `${verb} ${count} postings` })
    .click();
}

/**
 * Lets the server handle all writes, and the page learn of the first `count` only: the next ones wait in the returned
 * list.
 */
async function holdResponsesAfter(page: Page, count: number, address: string): Promise<(() => Promise<void>)[]> {
  let sent = 0;
  const held: (() => Promise<void>)[] = [];
  await page.route(address, async (route: Route) => {
    sent += 1;
    if (sent <= count || sent > count + LANES) return route.continue();
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
  });
  return held;
}

const job = (page: Page, id: string): Promise<{ status: string; version: number }> =>
  apiGet(page, `/api/jobs/${id}/admin`);

/** Other journeys need short lists. */
async function removeAll(page: Page, word: string): Promise<void> {
  const headers = await authHeaders(page);
  const filters = encodeURIComponent(JSON.stringify({ title: word }));
  const { items } = await apiGet(page, `/api/jobs/admin?limit=100&filters=${filters}`);
  for (const { id, status } of items) {
    const close = { headers, data: { status: 'closed' } };
    if (status === 'open') await expectSuccess(page.request.patch(`/api/jobs/${id}/status`, close));
    await expectSuccess(page.request.delete(`/api/jobs/${id}`, { headers }));
  }
}

test('[W6.21] of postings whose closing was cut off, each is closed once or not at all, and a second run does the rest', async ({
  browser,
  site,
}) => {
  const [all, confirmed] = [30, 10];
  const cutOff = await pageAs(browser, site, 'manager');
  const word = uniqueTitle('cut off');
  const ids = await openList(cutOff, word, all);
  const held = await holdResponsesAfter(cutOff, confirmed, '**/api/jobs/*/status');
  await start(cutOff, 'Close', all);
  await expect.poll(() => held.length).toBe(LANES);
  await expect(bar(cutOff)).toContainText(`${confirmed} of ${all} postings`);
  await cutOff.context().close();

  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const states = async () => Promise.all(ids.map((id) => job(page, id)));
  const before = await states();
  const closed = before.filter(({ status }) => status === 'closed');
  expect(closed).toHaveLength(confirmed + LANES);
  expect(before.filter(({ status }) => status === 'open')).toHaveLength(all - confirmed - LANES);
  await page.goto(listPath(word));
  await expect(rows(page)).toHaveCount(all);
  for (const [at, { status }] of before.entries()) {
    const row = rows(page).filter({ has: page.getByRole('link', { name: `${word} ${at + 10}`, exact: true }) });
    await expect(row.locator('[data-label=Status]')).toHaveText(status === 'closed' ? 'Closed' : 'Open');
  }

  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await expect(bar(page)).toContainText(`${all} selected`);
  await bar(page).getByRole('button', { name: 'Close', exact: true }).click();
  await bar(page)
    .getByRole('button', { name: `Close ${all - closed.length} postings` })
    .click();
  await expect(bar(page)).toContainText(`${all - closed.length} postings closed.`);
  await expect(rows(page).locator('[data-label=Status]').filter({ hasText: 'Closed' })).toHaveCount(all);
  // One change of each: a second one would have raised the version again.
  const versions = before.filter(({ status }) => status === 'open').map(({ version }) => version + 1);
  expect((await states()).map(({ status, version }) => [status, version])).toEqual(
    ids.map(() => ['closed', versions[0]]),
  );
  await removeAll(page, word);
  await page.context().close();
});

test('copies whose responses were lost are not made twice by a second run [U25]', async ({ browser, site }) => {
  const [all, confirmed] = [12, 4];
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const word = uniqueTitle('lost');
  await openList(page, word, all);
  let sent = 0;
  await page.route('**/api/jobs/*/copy', async (route) => {
    sent += 1;
    if (sent <= confirmed || sent > confirmed + LANES) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await start(page, 'Copy', all);
  const result = bar(page).getByRole('region', { name: 'Result' });
  await expect(result).toContainText(`${all - LANES} postings copied. ${LANES} failed. They are still selected.`);
  await expect(rows(page)).toHaveCount(2 * all);

  await bar(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await bar(page)
    .getByRole('button', { name: `Copy ${LANES} postings` })
    .click();
  await expect(result).toContainText(`${LANES} postings copied.`);
  await page.goto(listPath(word));
  await expect(rows(page).locator('[data-label=Status]').filter({ hasText: 'Unsubmitted' })).toHaveCount(all);
  await expect(rows(page)).toHaveCount(2 * all);
  await removeAll(page, word);
  await page.context().close();
});

test('after a reload, the question of a copy tells what was copied a moment ago, and offers to copy the others (U53)', async ({
  browser,
  site,
}) => {
  const [all, copied] = [6, 2];
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const word = uniqueTitle('reloaded');
  const ids = await openList(page, word, all);
  const headers = await authHeaders(page);
  for (const id of ids.slice(0, copied)) await expectSuccess(page.request.post(`/api/jobs/${id}/copy`, { headers }));
  await page.goto(`${listPath(word)}&statuses=open`);
  await expect(rows(page)).toHaveCount(all);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar(page).getByRole('button', { name: 'Copy', exact: true }).click();
  const question = bar(page).getByRole('region', { name: `Copy ${all} postings?` });
  await expect(question).toBeFocused();
  await expect(question).toContainText(`You copied ${copied} of these less than a minute ago.`);
  await expect(question.getByRole('button')).toHaveText([
    'Cancel',
    `Copy the other ${all - copied} postings`,
    `Copy all ${all} postings`,
  ]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Copy the other' }).click();
  await expect(bar(page).getByRole('region', { name: 'Result' })).toContainText(`${all - copied} postings copied.`);

  // Now each has a copy, so that copying is no longer what is proposed.
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(question).toContainText(`You copied ${all} of these`);
  await expect(question.getByRole('button')).toHaveText(['Cancel', `Copy ${all} postings`]);
  await expect(question.getByRole('button', { name: 'Cancel' })).toHaveClass(/fill/);
  await removeAll(page, word);
  await page.context().close();
});

test('the browser asks before a run is left by a reload; who leaves the list is told what is left', async ({
  browser,
  site,
}) => {
  const [all, confirmed] = [10, 2];
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const word = uniqueTitle('left');
  const ids = await openList(page, word, all);
  const held = await holdResponsesAfter(page, confirmed, '**/api/jobs/*/status');
  await start(page, 'Close', all);
  await expect.poll(() => held.length).toBe(LANES);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(bar(page)).toContainText(`${confirmed} of ${all} postings`);

  await page.getByRole('link', { name: 'Find a Job' }).first().click();
  // The address changes before the list is gone, and until then a free lane takes the next posting.
  await expect(page).toHaveURL(/\/positions/);
  await expect(bar(page)).toHaveCount(0);
  for (const release of held) await release();
  const done = confirmed + LANES;
  await expect(page.locator('.toast')).toContainText(`${done} postings closed. ${all - done} not.`);
  const statuses = await Promise.all(ids.map(async (id) => (await job(page, id)).status));
  expect(statuses.filter((status) => status === 'closed')).toHaveLength(done);
  await removeAll(page, word);
  await page.context().close();
});
