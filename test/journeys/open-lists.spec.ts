import { axeOn } from './axe.js';
import { pageAs } from './page-as.js';
import { expect, test } from './site.js';

const LISTS = [
  ['poster', '/post-jobs', 'Organization'],
  ['admin', '/manage-jobs', 'Organization'],
] as const;

for (const [role, path, label] of LISTS) {
  test(`the open list of ${label} at ${path} stands in a landmark (U46)`, async ({ browser, site }) => {
    const page = await pageAs(browser, site, role, path);
    await page
      .getByRole('combobox', { name: label })
      .or(page.getByRole('textbox', { name: label }))
      .first()
      .click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    const { violations } = await axeOn(page).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
    await page.context().close();
  });
}

test('the list of organizations leaves its label in sight (U21)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'seeker', '/requests/job-posting');
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.getByLabel('Organization').fill('school');
  await expect(page.getByRole('option').first()).toBeVisible();
  const label = await page.getByText('Organization', { exact: true }).first().boundingBox();
  const list = await page.getByRole('listbox').boundingBox();
  expect(list?.y).toBeGreaterThan((label?.y ?? 0) + (label?.height ?? 0));
  await page.context().close();
});
