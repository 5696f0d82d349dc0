import type { Page } from '@playwright/test';
import { apply, newApplicant } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { dayFromToday, newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

const bar = (page: Page, noun: string) => page.getByRole('region', { name: `Selected ${noun}s` });
const select = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });

test('[W15.6] organizations of several pages are disabled and enabled again together', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-organizations?search=charter&limit=10');
  const table = page.getByRole('table', { name: 'Organizations' });
  const boxes = table.locator('tbody').getByRole('checkbox');
  const selected = bar(page, 'organization');
  await expect(table.locator('tbody tr')).toHaveCount(10);
  await expect(selected).toBeHidden();
  await boxes.first().check();
  await boxes.nth(1).check();
  await expect(select(page, 'Select this page')).toHaveJSProperty('indeterminate', true);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/offset=10/);
  // The rows of the last page stay until those of this one are there.
  await expect(boxes.first()).not.toBeChecked();
  await boxes.first().check();
  await expect(selected).toContainText('3 selected');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  const question = selected.getByRole('region', { name: 'Disable 3 organizations?' });
  await selected.getByRole('button', { name: 'Disable' }).click();
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(selected.getByRole('button', { name: 'Disable' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Disable 3 organizations' }).press('Enter');
  const result = selected.getByRole('region', { name: 'Result' });
  await expect(result).toBeFocused();
  await expect(result).toContainText('3 organizations disabled.');
  await expect(table.getByRole('switch', { checked: false })).toHaveCount(1);
  const { items } = await apiGet(page, '/api/organizations/admin?searchString=charter&limit=10');
  expect(items.filter(({ action }: { action: string }) => action === 'disabled')).toHaveLength(2);
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result).toContainText('3 organizations enabled again.');
  await expect(table.getByRole('switch', { checked: false })).toHaveCount(0);
  await result.getByRole('button', { name: 'Dismiss' }).click();
  await expect(selected).toBeHidden();
  await expect(select(page, 'Select this page')).toBeFocused();
  await page.context().close();
});

test('a selection ends with another search, and an open question with its last row', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-organizations?search=charter');
  const boxes = page.getByRole('table').locator('tbody').getByRole('checkbox');
  const selected = bar(page, 'organization');
  await boxes.first().check();
  await selected.getByRole('button', { name: 'Disable' }).click();
  await expect(selected.getByRole('region', { name: /^Disable/ })).toBeFocused();
  await boxes.first().uncheck();
  await expect(selected).toBeHidden();
  await boxes.nth(1).check();
  await expect(selected).toContainText('1 selected');
  await expect(selected.getByRole('region')).toHaveCount(0);
  const field = page.getByLabel('Search by name, number or type');
  await field.fill('albert');
  await field.press('Enter');
  await expect(page).toHaveURL(/search=albert/);
  await expect(selected).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/search=charter/);
  await expect(boxes.first()).toBeVisible();
  await expect(selected).toBeHidden();
  await page.context().close();
});

test('all rows are selected at once, and a run that is stopped keeps the others', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-organizations?search=charter');
  const { totalItemsCount: all } = await apiGet(page, '/api/organizations/admin?searchString=charter');
  const selected = bar(page, 'organization');
  await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check();
  await selected.getByRole('button', { name: `Select all ${all}` }).click();
  await expect(selected).toContainText(`${all} selected`);
  await selected.getByRole('button', { name: 'Disable' }).click();
  const network = await page.context().newCDPSession(page);
  const slowDown = (latency: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await slowDown(300);
  await selected.getByRole('button', { name: `Disable ${all} organizations` }).click();
  const stop = selected.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await stop.press('Enter');
  const result = selected.getByRole('region', { name: 'Result' });
  await expect(result).toContainText(/Stopped: \d+ not tried\. They are still selected\./);
  await slowDown(0);
  const text = (await result.textContent()) ?? '';
  const [done, remaining] = [/^(\d+) organizations? disabled/, /Stopped: (\d+)/].map((one) =>
    Number(one.exec(text)?.[1]),
  );
  expect((done ?? 0) + (remaining ?? 0)).toBe(all);
  await expect(selected).toContainText(`${remaining} selected`);
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result).toContainText(`${done} organization`);
  await expect(result).toContainText('enabled again');
  await page.context().close();
});

test('[W16.10] rows of reference data are deleted together and restored', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-data?kind=credential');
  const word = `Bulk ${Date.now()}`;
  for (const part of ['one', 'two', 'three']) {
    const data = { name: `${word} ${part}`, code: `${part[0]}${part.length}${String(Date.now()).slice(-9)}` };
    const response = await page.request.post('/api/credentials', { headers: await authHeaders(page), data });
    expect(response.status()).toBe(201);
  }
  await page.goto(`/manage-data?kind=credential&search=${encodeURIComponent(word)}`);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await select(page, 'Select this page').check();
  const selected = bar(page, 'credential');
  await selected.getByRole('button', { name: 'Delete', exact: true }).click();
  await selected.getByRole('button', { name: 'Delete 3 credentials' }).click();
  await expect(selected).toContainText('3 credentials deleted');
  await expect(page.getByText('No credential matches this search.')).toBeVisible();
  await selected.getByRole('button', { name: 'Undo' }).click();
  await expect(selected).toContainText('3 credentials restored');
  await expect(rows).toHaveCount(3);
  await select(page, 'Select this page').check();
  await selected.getByRole('button', { name: 'Delete', exact: true }).click();
  await selected.getByRole('button', { name: 'Delete 3 credentials' }).click();
  await expect(selected).toContainText('3 credentials deleted');
  await page.context().close();
});

test('[W7.9] postings are marked filled together; those that cannot be are named', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const word = uniqueTitle('bulk');
  const ids = { open: '', filled: '', deleted: '' };
  for (const name of ['open', 'filled', 'deleted'] as const) ids[name] = await newPosting(page, `${word} ${name}`);
  const headers = await authHeaders(page);
  const fill = (id: string) => page.request.patch(`/api/jobs/${id}/status`, { headers, data: { status: 'filled' } });
  expect((await fill(ids.filled)).ok()).toBe(true);
  const applicant = await newApplicant(browser, site);
  await apply(applicant, ids.open);
  await page.goto(`/manage-jobs?title=${encodeURIComponent(word)}`);
  const rows = page.getByRole('table', { name: 'Postings' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await select(page, 'Select this page').check();
  // Another administrator fills and deletes one in the meantime.
  expect((await fill(ids.deleted)).ok()).toBe(true);
  expect((await page.request.delete(`/api/jobs/${ids.deleted}`, { headers })).ok()).toBe(true);
  const selected = bar(page, 'posting');
  await selected.getByRole('button', { name: 'Mark filled', exact: true }).click();
  await expect(selected).toContainText('Do you want to mark 2 postings as filled ?');
  await expect(selected).toContainText(`${word} filled, Harrisburg City School District is left out: it is Filled.`);
  await expect(selected).toContainText('Everybody who still waits becomes Not selected and gets a mail: 1 applicant.');
  const words = selected.getByRole('listitem').filter({ hasText: '1 never opened by anybody' });
  await expect(words).toContainText('Dear [name], thank you for applying for [position]. The position is filled');
  await expect(selected).toContainText('This cannot be undone.');
  await expectAccessible(page);
  await selected.getByRole('button', { name: 'Mark 2 postings filled' }).click();
  await expect(selected).toContainText('1 posting marked filled. 1 failed. It is still selected.');
  await expect(selected.getByRole('listitem')).toContainText(`${word} deleted`);
  await expectAccessible(page);
  await expect(rows.filter({ hasText: `${word} open` }).locator('td[data-label=Status]')).toContainText('Filled');
  for (const one of [page, applicant.page]) await one.context().close();
});

test('[W8.1] cards of own postings are selected and closed together', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const word = uniqueTitle('own');
  await newPosting(page, `${word} one`);
  await newPosting(page, `${word} two`, { startDate: dayFromToday(5) });
  await page.goto('/postings?sortedBy=title');
  await select(page, new RegExp(`^Select ${word} one`)).check();
  await select(page, new RegExp(`^Select ${word} two`)).check();
  const selected = bar(page, 'posting');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await selected.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(selected).toContainText(`${word} one, Harrisburg City School District is left out: it is Open.`);
  await expect(selected.getByRole('button', { name: /^Delete \d/ })).toHaveCount(0);
  await selected.getByRole('button', { name: 'Cancel' }).click();
  await selected.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(selected).toContainText('Closing 2 postings will suspend all activities. Do you want to continue?');
  await expect(selected).toContainText(
    'From now on the search does not show 1 of them; its page stays and says “No longer accepting applications”.',
  );
  await expect(selected).toContainText('1 has not started: visitors do not see it, now or later.');
  await expectAccessible(page);
  await selected.getByRole('button', { name: 'Close 2 postings' }).click();
  await expect(selected).toContainText('2 postings closed.');
  await page.context().close();
});

test('a posting for which somebody applies after the list was read is not marked filled unasked', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const word = uniqueTitle('applied meanwhile');
  const id = await newPosting(page, word);
  const applicant = await newApplicant(browser, site);
  await page.goto(`/manage-jobs?title=${encodeURIComponent(word)}`);
  await select(page, new RegExp(`^Select ${word}`)).check();
  const selected = bar(page, 'posting');
  await selected.getByRole('button', { name: 'Mark filled', exact: true }).click();
  await expect(selected).not.toContainText('Not selected');
  await apply(applicant, id);
  await selected.getByRole('button', { name: 'Mark 1 posting filled' }).click();
  await expect(selected).toContainText('0 postings marked filled. 1 failed. It is still selected.');
  await expect(selected.getByRole('listitem')).toContainText('applied since');
  const { status, applicationsUndecided } = await apiGet(page, `/api/jobs/${id}/admin`);
  expect([status, applicationsUndecided]).toEqual(['open', 1]);
  await removePosting(page, id);
  for (const one of [page, applicant.page]) await one.context().close();
});
