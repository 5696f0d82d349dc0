import { authHeaders, pageAs } from './page-as.js';
import { newPosting, reject, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

test('[W20.12] each status of a posting has a colour of its own, beside word and icon', { tag: '@gate' }, async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('status');
  const headers = await authHeaders(page);
  const move = async (id: string, status: string) => {
    const moved = await page.request.patch(`/api/jobs/${id}/status`, { headers, data: { status } });
    expect(moved.status(), await moved.text()).toBe(200);
  };
  const saved = await newPosting(page, title, { status: 'unsubmitted' });
  const pending = await newPosting(page, title, { approval: true });
  const rejected = await newPosting(page, title, { approval: true });
  await reject(page, rejected);
  const [filled, closed] = [await newPosting(page, title), await newPosting(page, title)];
  await move(filled, 'filled');
  await move(closed, 'closed');

  // Postings cannot end in the past, so the response is changed; the page then shows Expired.
  await page.route('**/api/jobs/admin?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const over = body.items.find((job: { status: string }) => job.status === 'open');
    over.endDate = new Date(0).toISOString();
    await route.fulfill({ response, json: body });
  });
  await page.goto('/manage-jobs?startDate=&endDate=&limit=500');
  const tags = page.getByRole('table', { name: 'Postings' }).locator('tbody [data-label=Status] .tag');
  await expect(tags.filter({ hasText: 'Rejected' }).first()).toBeVisible();
  const withoutIcon = await tags.evaluateAll((all) =>
    all.filter((tag) => !tag.querySelector('svg[aria-hidden=true]')?.checkVisibility()).map((tag) => tag.textContent),
  );
  expect(withoutIcon).toEqual([]);
  const colours = await tags.evaluateAll((all) =>
    Object.fromEntries(
      all.map((tag) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(tag);
        return [tag.textContent, [color, backgroundColor, borderColor].join(' ')];
      }),
    ),
  );
  expect(Object.keys(colours).sort()).toEqual([
    'Closed',
    'Expired',
    'Filled',
    'Open',
    'Pending Approval',
    'Rejected',
    'Unsubmitted',
  ]);
  expect(new Set(Object.values(colours)).size).toBe(Object.keys(colours).length);

  await move(pending, 'closed');
  for (const id of [saved, pending, rejected, filled, closed]) {
    expect((await page.request.delete(`/api/jobs/${id}`, { headers })).ok()).toBe(true);
  }
  await page.context().close();
});
