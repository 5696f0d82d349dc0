import type { Page } from '@playwright/test';
import { apiGet, pageAs } from './page-as.js';
import { SWEPT_TABLES } from './page-sizes.js';
import { expect, expectLoaded, test } from './site.js';

const SIZES = [10, 25, 50, 100, 250, 500];

/** Lets every list of the server say that it goes on. */
async function lengthenLists(page: Page): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    // A stream has no end to wait for.
    if (route.request().url().includes('/api/logs/live')) return route.continue();
    const response = await route.fetch();
    const body = await response.json().catch(() => null);
    const isList = typeof body?.totalItemsCount === 'number';
    await route.fulfill(isList ? { response, json: { ...body, totalItemsCount: 600 } } : { response });
  });
}

test('[W20.9] every list with a choice of the page size offers the same ones, and begins with 10 unless a clause says otherwise', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'admin', '/about-us');
  const [{ id: jobId }] = (await apiGet(page, '/api/jobs/admin/reviewApplicants?limit=1')).items;
  const [{ id: userId }] = (await apiGet(page, '/api/users?email=seeker%40demo.example')).items;
  await lengthenLists(page);
  for (const { to, open, tables } of SWEPT_TABLES) {
    const address = typeof to === 'string' ? to : to({ jobId, userId });
    await test.step(address, async () => {
      await page.goto(address);
      await open?.(page);
      const choices = page.getByLabel('Rows per page');
      await expectLoaded(page);
      await expect(choices).toHaveCount(tables.length);
      const shown = await choices.evaluateAll((all) =>
        (all as HTMLSelectElement[]).map((one) => [one.value, ...Array.from(one.options, ({ text }) => text)]),
      );
      const expected = tables.map(({ byDefault = 10, max = 100 }) => [
        byDefault,
        ...SIZES.filter((size) => size <= max),
      ]);
      expect(shown).toEqual(expected.map((numbers) => numbers.map(String)));
    });
  }
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});
