import { pageAs } from './page-as.js';
import { expect, test } from './site.js';

const ROWS = '**/api/credentials*';
const ROW = '**/api/credentials/*';
const REFUSED = { status: 409, json: { code: 'in_use', message: 'The registry is closed today' } };

test('[W21.5, W21.6] a row that is not deleted, updated or created with the right status says so, and the reason', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', '/manage-data?kind=credential');
  const toast = page.locator('.toast');
  const first = page.getByRole('table', { name: 'Credential' }).locator('tbody tr').first();
  const name = (await first.getByRole('rowheader').textContent()) ?? '';
  const form = page.getByRole('form', { name: /^(Edit|New) / }).first();
  const failures = async (path: string, method: string, wrong: number, text: string, act: () => Promise<unknown>) => {
    for (const [answer, words] of [
      [REFUSED, `${text}. The registry is closed today`],
      [{ status: wrong, json: {} }, text],
    ] as const) {
      await page.route(path, (route) =>
        route.request().method() === method ? route.fulfill(answer) : route.continue(),
      );
      await act();
      await expect(toast.getByText(words, { exact: true })).toBeVisible();
      await toast.getByRole('button').click();
      await expect(toast).toHaveCount(0);
      await page.unroute(path);
    }
  };

  await failures(ROW, 'DELETE', 200, 'Could not delete the row', () =>
    page.getByRole('button', { name: `Delete ${name}`, exact: true }).click(),
  );
  await expect(first).toContainText(name);

  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await form.getByLabel('Code').fill('CHANGED');
  await failures(ROW, 'PATCH', 202, 'Could not update the row', () =>
    form.getByRole('button', { name: 'Save' }).click(),
  );
  await expect(form.getByLabel('Code')).toHaveValue('CHANGED');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Add row' }).click();
  await form.getByLabel('Name').fill('Keeper of hours');
  await form.getByLabel('Code').fill('HOURS');
  await failures(ROWS, 'POST', 200, 'Could not update the row', () =>
    form.getByRole('button', { name: 'Add' }).click(),
  );
  await expect(form.getByLabel('Name')).toHaveValue('Keeper of hours');
  await page.context().close();
});
