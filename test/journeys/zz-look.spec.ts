import { pageAs, apiGet } from './page-as.js';
import { test } from './site.js';

test('look', async ({ browser, site }) => {
  for (const role of ['poster', 'manager'] as const) {
    const page = await pageAs(browser, site, role);
    page.on('pageerror', (e) => console.log('ERR', e));
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
    const path = role === 'poster' ? '/api/jobs/user/posts?limit=100' : '/api/jobs/admin/reviewApplicants';
    const { items } = await apiGet(page, path);
    items.sort((a: any, b: any) => b.applicationsUndecided - a.applicationsUndecided);
    const job = items.find((j: any) => j.status === 'open' && j.applicationsUndecided > 0);
    console.log(role, job?.title, job?.applicationsUndecided, items.filter((j: any) => j.status==='open').map((j: any) => j.applicationsUndecided).slice(0,10));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/fill-position/${job.id}`);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/fill-${role}-${width}.png`, fullPage: true });
    }
    await page.context().close();
  }
});
