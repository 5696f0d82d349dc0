import { CONFIRMATIONS } from '#modules/postings/contract/api/lists.js';
import { expectSuccess } from './applicants.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { answerDialog, card, dayFromToday, newPosting, removePosting, uniqueTitle } from './postings.js';
import { selectAction } from './row-menu.js';
import { expect, expectAccessible, test } from './site.js';

const CHANGED = /changed this in the meantime\. Nothing of yours is saved yet\./;
const slashes = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

test('dates that were chosen for a posting that somebody has changed meanwhile are refused, not applied', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const word = uniqueTitle('meanwhile');
  const ids = {
    open: await newPosting(page, `${word} open`),
    saved: await newPosting(page, `${word} saved`, { status: 'unsubmitted' }),
  };
  const headers = await authHeaders(page);
  await page.goto('/postings?sortedBy=title');
  const theirs = { headers, data: { status: 'open', endDate: dayFromToday(90) } };
  for (const [action, name, button] of [
    ['Extend', 'open', 'Extend'],
    ['Schedule', 'saved', 'Post with these dates'],
  ] as const) {
    await selectAction(card(page, `${word} ${name}`), action);
    const dialog = page.getByRole('dialog', { name: `${action} this posting` });
    await dialog.getByLabel(/isting end date/).fill(dayFromToday(95));
    expect((await page.request.patch(`/api/jobs/${ids[name]}/status`, theirs)).ok()).toBe(true);
    await dialog.getByRole('button', { name: button }).click();
    await expect(page.getByText(CHANGED).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    // The list has what they chose.
    await expect(card(page, `${word} ${name}`)).toContainText(slashes(dayFromToday(90)));
    await page.reload();
  }
  await selectAction(card(page, `${word} open`), 'Extend');
  const again = page.getByRole('dialog', { name: 'Extend this posting' });
  await again.getByLabel('New listing end date').fill(dayFromToday(95));
  await again.getByRole('button', { name: 'Extend' }).click();
  await expect(card(page, `${word} open`)).toContainText(slashes(dayFromToday(95)));
  await page.context().close();
});

test('a copy whose listing was refused and given up is said to be there', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const title = uniqueTitle('relisted');
  const id = await newPosting(page, title);
  const headers = await authHeaders(page);
  await expectSuccess(page.request.patch(`/api/jobs/${id}/status`, { headers, data: { status: 'closed' } }));
  await page.goto('/postings?sortedBy=title');
  await selectAction(card(page, title), 'Relist');
  const dialog = page.getByRole('dialog', { name: 'Post a copy of this posting' });
  await page.route('**/api/jobs/*/status', (route) => route.fulfill({ status: 503, json: {} }));
  await dialog.getByRole('button', { name: 'Post with these dates' }).click();
  await expect(page.locator('.toast.error')).toContainText('Server is not avaliable!');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The copy was made but not posted.')).toBeVisible();
  await expect(card(page, title)).toHaveCount(2);
  await page.context().close();
});

const ACTIONS = [
  { action: 'Close Position', name: 'open', question: CONFIRMATIONS.close, answer: 'Close position' },
  { action: 'Mark filled', name: 'open', question: CONFIRMATIONS.fillFromCard, answer: 'Mark filled' },
  { action: 'Delete', name: 'saved', question: CONFIRMATIONS.delete, answer: 'Delete position' },
] as const;

test('a posting that somebody has changed meanwhile is neither closed nor filled nor deleted, alone or with others', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const headers = await authHeaders(page);
  const word = uniqueTitle('unchanged');
  const ids = { open: await newPosting(page, `${word} open`), saved: '' };
  ids.saved = await newPosting(page, `${word} saved`, { status: 'unsubmitted' });
  const change = async (id: string, status: string, endDate?: string) => {
    const data = { status, ...(endDate && { endDate }) };
    expect((await page.request.patch(`/api/jobs/${id}/status`, { headers, data })).ok()).toBe(true);
  };
  await page.goto('/postings?sortedBy=title');
  for (const [at, { action, name, question, answer }] of ACTIONS.entries()) {
    await selectAction(card(page, `${word} ${name}`), action);
    await expect(page.getByRole('dialog', { name: question, exact: true })).toBeVisible();
    if (name === 'open') await change(ids.open, 'open', dayFromToday(90 + at));
    else await change(ids.saved, 'unsubmitted');
    await answerDialog(page, question, answer);
    await expect(page.getByText(CHANGED).first()).toBeVisible();
    await page.reload();
    await expect(card(page, `${word} ${name}`)).toContainText(name === 'open' ? 'Open' : 'Unsubmitted');
  }

  await page.getByRole('checkbox', { name: new RegExp(`^Select ${word} saved`) }).check();
  await change(ids.saved, 'unsubmitted');
  const bar = page.getByRole('region', { name: 'Selected postings' });
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  const refreshed = page.waitForResponse('**/api/jobs/user/posts?*');
  await bar.getByRole('button', { name: 'Delete 1 posting' }).click();
  await expect(bar).toContainText('0 postings deleted. 1 failed. It is still selected.');
  await expect(bar).toContainText(CHANGED);
  await refreshed;
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  await bar.getByRole('button', { name: 'Delete 1 posting' }).click();
  await expect(bar).toContainText('1 posting deleted.');
  await removePosting(page, ids.open);
  await page.context().close();
});

test('a form whose posting was closed meanwhile does not offer to save over it (U53)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const headers = await authHeaders(page);
  const title = uniqueTitle('over');
  const id = await newPosting(page, title);
  await page.goto(`/post-jobs/edit/${id}`);
  await page.getByLabel('Title').fill(`${title} changed`);
  await expectSuccess(page.request.patch(`/api/jobs/${id}/status`, { headers, data: { status: 'closed' } }));
  await page.getByRole('button', { name: 'Save changes' }).click();
  const notice = page.getByRole('alert').filter({ hasText: CHANGED });
  await expect(notice).toContainText('Your changes are not saved, and the posting can no longer be changed.');
  await expect(notice.getByRole('button')).toHaveText(['Show the saved posting']);
  await expect(page.getByLabel('Title')).toHaveValue(`${title} changed`);
  await notice.getByRole('button').click();
  await expect(page.getByText('This posting is closed.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await removePosting(page, id);
  await page.context().close();
});

test('a Close over a newer state says so, without changes that nobody typed (U53)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const headers = await authHeaders(page);
  const id = await newPosting(page, uniqueTitle('untouched'));
  await page.goto(`/post-jobs/edit/${id}`);
  const data = { status: 'open', endDate: dayFromToday(80) };
  await expectSuccess(page.request.patch(`/api/jobs/${id}/status`, { headers, data }));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Close Position/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close position' }).click();
  const notice = page.getByRole('alert').filter({ hasText: CHANGED });
  await expect(notice).toContainText('Nothing was done. This page still shows the posting as it was before.');
  await expect(notice).not.toContainText('Your changes');
  await expect(notice.getByRole('button')).toHaveText(['Show the saved posting']);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Listing End Date')).toHaveValue(dayFromToday(80));
  await removePosting(page, id);
  await page.context().close();
});

test('(U62) a form over a newer state shows what both changed, and saves on top of it what was kept', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const other = await pageAs(browser, site, 'manager');
  const title = uniqueTitle('both');
  const id = await newPosting(page, title, { status: 'unsubmitted' });
  await other.goto(`/post-jobs/edit/${id}`);
  await page.goto(`/post-jobs/edit/${id}`);
  await other.getByLabel('Title').fill(`${title} theirs`);
  await other.getByLabel('Minimum Salary').fill('51000');
  await other.getByRole('button', { name: 'Save Position' }).click();
  await expect(other.getByText(/saved/i).first()).toBeVisible();

  await page.getByLabel('Title').fill(`${title} mine`);
  await page.getByLabel('Listing End Date').fill(dayFromToday(77));
  await page.getByRole('button', { name: 'Save Position' }).click();
  const dialog = page.getByRole('dialog', { name: /saved this posting while you were editing$/ });
  await expect(dialog.getByRole('row', { name: /^Minimum Salary/ })).toContainText('$51,000');
  await expect(dialog.getByRole('row', { name: /^Listing End Date/ })).toContainText(
    `${slashes(dayFromToday(77))} yours`,
  );
  await expect(dialog.getByRole('radio', { name: /theirs/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go back, save nothing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${title} mine`);
  await page.getByRole('button', { name: 'Save Position' }).click();
  await dialog.getByRole('radio', { name: /mine/ }).check();
  await dialog.getByRole('button', { name: 'Save with the kept values' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Minimum Salary')).toHaveValue(/^51,000/);
  await expect.poll(async () => (await apiGet(page, `/api/jobs/${id}/admin`)).title).toBe(`${title} mine`);
  const saved = await apiGet(page, `/api/jobs/${id}/admin`);
  expect(saved).toMatchObject({ title: `${title} mine`, salaryMin: 51_000 });
  expect(saved.endDate.slice(0, 8)).toBe(dayFromToday(77).slice(0, 8));
  await removePosting(page, id);
  await page.context().close();
  await other.context().close();
});
