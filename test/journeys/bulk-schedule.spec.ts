import { tabTo } from './keys.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { card, dayFromToday, newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, test } from './site.js';

const slashes = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

test('postings are scheduled together; the panel says of each kind what visitors see, and the result of each row', async ({
  browser,
  site,
  page: visitor,
}) => {
  const page = await pageAs(browser, site, 'manager', '/manage-jobs');
  const word = uniqueTitle('queue');
  const saved = { status: 'unsubmitted' } as const;
  const ids = {
    plain: await newPosting(page, `${word} plain`, saved),
    changed: await newPosting(page, `${word} changed`, saved),
    approval: await newPosting(page, `${word} approval`, { ...saved, approval: true }),
    short: await newPosting(page, `${word} short`, { ...saved, endDate: dayFromToday(2) }),
    open: await newPosting(page, `${word} open`),
  };
  await page.goto(`/manage-jobs?title=${encodeURIComponent(word)}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected postings' });
  await bar.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(bar.getByLabel('Listing start date')).toBeFocused();
  await expect(bar).toContainText(`${word} open, is Open. Only an unsubmitted posting can be scheduled.`);
  const submit = bar.getByRole('button', { name: /^Schedule \d/ });
  await expect(submit).toHaveCount(0);
  const start = dayFromToday(5);
  await bar.getByLabel('Listing start date').fill(start);
  await expect(bar).toContainText(`Visitors see 2 postings from ${slashes(start)}, and not before.`);
  await expect(bar).toContainText(`Visitors see ${word} approval from ${slashes(start)}, once it is approved.`);
  await expect(bar).toContainText(`${word} short ends on ${slashes(dayFromToday(2))}, before it would start.`);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  // Somebody else posts one of them in the meantime.
  const headers = await authHeaders(page);
  const post = { headers, data: { status: 'open', endDate: dayFromToday(90) } };
  expect((await page.request.patch(`/api/jobs/${ids.changed}/status`, post)).ok()).toBe(true);
  await expect(submit).toHaveText('Schedule 3 postings');
  await submit.click();
  const result = bar.getByRole('region', { name: 'Result' });
  await expect(result).toBeFocused();
  await expect(result).toContainText('2 postings scheduled. 1 failed. It is still selected.');
  await expect(result.getByRole('listitem')).toHaveText([
    new RegExp(`^${word} approval, .*: sent for approval, so that visitors do not see it yet$`),
    new RegExp(`^${word} changed, .*: .+ changed this in the meantime`),
  ]);
  await expectAccessible(page);
  const read = async (id: string) => {
    const { status, startDate, endDate } = await apiGet(page, `/api/jobs/${id}/admin`);
    return [status, startDate.slice(0, 10), endDate.slice(0, 10)];
  };
  // 11:59 PM is on the next day in UTC.
  await expect.poll(() => read(ids.plain)).toEqual(['open', start, dayFromToday(31)]);
  await expect.poll(() => read(ids.approval)).toEqual(['pendingApproval', start, dayFromToday(31)]);
  expect((await read(ids.changed))[1]).toBe(dayFromToday(0));
  expect((await read(ids.short))[0]).toBe('unsubmitted');
  expect((await visitor.goto(`/job-post/${ids.plain}`))?.status()).toBe(404);
  await page.context().close();
});

test('own postings are scheduled together by keyboard alone, with one end date for all', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const word = uniqueTitle('keys');
  for (const name of ['one', 'two'])
    await newPosting(page, `${word} ${name}`, { status: 'unsubmitted', endDate: dayFromToday(2) });
  await page.goto('/postings?sortedBy=title');
  for (const name of ['one', 'two']) {
    await tabTo(page, page.getByRole('checkbox', { name: new RegExp(`^Select ${word} ${name}`) }));
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: 'Selected postings' });
  const schedule = bar.getByRole('button', { name: 'Schedule', exact: true });
  await tabTo(page, schedule);
  await page.keyboard.press('Enter');
  const start = bar.getByLabel('Listing start date');
  await expect(start).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(schedule).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(start).toBeFocused();
  const digits = (day: string) => slashes(day).replaceAll('/', '');
  await page.keyboard.type(digits(dayFromToday(3)));
  await expect(bar).toContainText(`each ends on ${slashes(dayFromToday(2))}, before it would start.`);
  await tabTo(page, bar.getByLabel('Listing end date'));
  await page.keyboard.type(digits(dayFromToday(40)));
  await expect(bar).toContainText(`2 postings accept applications until ${slashes(dayFromToday(40))}.`);
  await tabTo(page, bar.getByRole('button', { name: 'Schedule 2 postings' }));
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('region', { name: 'Result' })).toBeFocused();
  await expect(bar).toContainText('2 postings scheduled.');
  for (const name of ['one', 'two']) await expect(card(page, `${word} ${name}`)).toContainText('Listing queued');
  await page.context().close();
});
