import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { answerDialog, newPosting, removePosting, uniqueTitle } from './postings.js';
import { offeredActions, selectAction } from './row-menu.js';
import { expect, expectAccessible, test } from './site.js';

const QUESTION = 'Are you sure the position is ready for applicants?';

test('(E15) postings are approved and rejected where they are listed, singly and together', async ({
  browser,
  site,
}) => {
  const poster = await pageAs(browser, site, 'poster', '/manage-jobs');
  const word = uniqueTitle('to decide');
  const names = ['apple', 'banana', 'cherry', 'damson', 'elder'];
  const ids: string[] = [];
  for (const name of names) ids.push(await newPosting(poster, `${word} ${name}`, { approval: true }));
  const list = `/manage-jobs?title=${encodeURIComponent(word)}&sortedBy=job.title`;
  await poster.goto(list);
  expect(await offeredActions(poster, `${word} apple`)).not.toContain('Approve');

  const page = await pageAs(browser, site, 'manager', list);
  const rows = page.getByRole('table', { name: 'Postings' }).locator('tbody tr');
  const statuses = rows.locator('td[data-label=Status]');
  expect((await offeredActions(page, `${word} apple`)).slice(0, 2)).toEqual(['Approve', 'Reject']);
  await selectAction(page, 'Approve', `${word} apple`);
  await expect(page.getByRole('dialog')).toContainText('Its poster gets a mail.');
  await answerDialog(page, QUESTION, 'Approve position');
  await expect(statuses.first()).toHaveText('Open');
  await selectAction(page, 'Reject', `${word} banana`);
  const dialog = page.getByRole('dialog', { name: 'Reject this position?' });
  await dialog.getByRole('button', { name: 'Reject position' }).click();
  await expect(dialog).toContainText(/reason/i);
  await dialog.getByRole('radio', { name: 'Ineligible organization' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reject position' }).click();
  await expect(statuses.nth(1)).toHaveText('Rejected');

  const selected = page.getByRole('region', { name: 'Selected postings' });
  for (const name of ['apple', 'cherry', 'damson'])
    await page.getByRole('checkbox', { name: `Select ${word} ${name}` }).check();
  await selected.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(selected).toContainText('Are 2 postings ready for applicants?');
  await expect(selected).toContainText(`${word} apple, Harrisburg City School District is left out: it is Open.`);
  await expect(selected).toContainText('Visitors see 2 postings at once. Their posters get a mail each.');
  await expectAccessible(page);
  await selected.getByRole('button', { name: 'Approve 2 postings' }).click();
  await expect(selected).toContainText('2 postings approved.');
  await expect(statuses).toHaveText(['Open', 'Rejected', 'Open', 'Open', 'Pending Approval']);

  await page.getByRole('checkbox', { name: `Select ${word} elder` }).check();
  await selected.getByRole('button', { name: 'Reject', exact: true }).click();
  const panel = selected.getByRole('form', { name: 'Reject' });
  await expect(panel.getByRole('radio').first()).toBeFocused();
  await panel.getByRole('button', { name: 'Reject 1 posting' }).click();
  await expect(panel).toContainText(/reason/i);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);
  await panel.getByRole('radio', { name: /^Other/ }).check();
  await panel.getByRole('button', { name: 'Reject 1 posting' }).click();
  await expect(selected).toContainText('1 posting rejected.');
  await expect
    .poll(() => apiGet(page, `/api/jobs/${ids[4]}/admin`))
    .toMatchObject({ status: 'rejected', rejectionReason: 'other' });
  for (const id of ids) await removePosting(page, id);
  for (const one of [page, poster]) await one.context().close();
});
