import { expectSuccess } from './applicants.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

const DEFINITIONS = '/api/reporting/definitions';
const report = (day: string) => ({ reportType: 'jobPosting', params: [{ name: 'startDate', value: day }] });

test('(U62) a saved report that another tab has changed shows what changed, and what was typed stays', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/reporting');
  const headers = await authHeaders(page);
  const name = `Both ${Date.now()}`;
  const values = { name, isShared: false, report: report('2026-01-01') };
  await expectSuccess(page.request.post(DEFINITIONS, { headers, data: values }));
  const { items } = await apiGet(page, DEFINITIONS);
  const { id, version } = items.find((one: { name: string }) => one.name === name);
  await page.reload();
  await page.getByRole('button', { name: 'Edit saved reports' }).click();
  await page.getByRole('button', { name: `Rename or share ${name}` }).click();
  const typed = page.getByLabel('Name', { exact: true });
  await typed.fill(`${name} mine`);
  const theirs = { ...values, name: `${name} theirs`, report: report('2026-02-02'), version };
  await expectSuccess(page.request.patch(`${DEFINITIONS}/${id}`, { headers, data: theirs }));

  await page.getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('dialog', { name: /saved this report while you were editing$/ });
  await expect(conflict.getByRole('row', { name: /^Filters/ })).toContainText(/2026-01-01.*2026-02-02/);
  await expect(conflict.getByRole('radio', { name: /theirs/ })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(conflict).toHaveCount(0);
  await expect(typed).toHaveValue(`${name} mine`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await conflict.getByRole('radio', { name: /mine/ }).check();
  await conflict.getByRole('button', { name: 'Save with the kept values' }).click();
  await expect(page.getByText('The saved report is changed.')).toBeVisible();
  const after = async () => {
    const { items: now } = await apiGet(page, DEFINITIONS);
    return now.find((one: { id: string }) => one.id === id);
  };
  await expect.poll(after).toMatchObject({ name: `${name} mine`, report: report('2026-02-02') });
  await expectSuccess(page.request.delete(`${DEFINITIONS}/${id}`, { headers }));
  await page.context().close();
});
