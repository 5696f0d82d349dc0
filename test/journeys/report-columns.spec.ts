import { pageAs } from './page-as.js';
import { expect, test } from './site.js';

const ADDRESSES = ['/reporting?reportType=jobPosting', '/reporting?reportType=candidate'];

test('the main columns fit beside the menu; all of them scroll, and the page says so', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin');
  for (const address of ADDRESSES)
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const region = page.getByRole('region', { name: 'main columns' });
      await expect(region).toBeVisible();
      const hidden = () => region.evaluate((one) => one.scrollWidth - one.clientWidth);
      await expect.poll(hidden, `${address} at ${width} px`).toBe(0);
    }
  await page.getByRole('button', { name: 'Show all 17 columns' }).click();
  await expect(page).toHaveURL(`${ADDRESSES[1]}&columns=all`);
  const all = page.getByRole('region', { name: 'Candidates, all columns' });
  await expect(page.getByText('Scroll the table sideways for all 17 columns.')).toBeVisible();
  await expect(all).toHaveCSS('border-right-style', 'dashed');
  await all.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => all.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Run report' }).click();
  await expect(page).toHaveURL(/columns=all/);
  await page.getByRole('button', { name: 'Show the main columns' }).click();
  await expect(page).toHaveURL(ADDRESSES[1] ?? '');
  await page.context().close();
});

test('a column that the table is sorted by is shown', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'admin', `${ADDRESSES[0]}&sortedBy=county`);
  await expect(page.getByRole('columnheader', { name: 'County' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('columnheader', { name: 'City' })).toHaveCount(0);
  await page.context().close();
});
