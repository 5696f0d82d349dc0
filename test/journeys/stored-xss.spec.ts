import type { BrowserContext, Page } from '@playwright/test';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { expect, test } from './site.js';

const RUN = 'window.ran=1';

/** Payloads that would execute in a page that does not sanitize them. */
const CORPUS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><script>${RUN}</script></svg>`,
  `<p onclick="${RUN}" onmouseover="${RUN}" style="background:url(javascript:${RUN})">p</p>`,
  `<a href="javascript:${RUN}">a1</a><a href="java\tscript:${RUN}">a2</a><a href=" &#106;avascript:${RUN}">a3</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">a4</a><a href="vbscript:${RUN}">a5</a>`,
  `<iframe srcdoc="<script>parent.${RUN.slice(7)}</script>"></iframe><iframe src="javascript:${RUN}"></iframe>`,
  `<details open ontoggle="${RUN}">d</details><video><source onerror="${RUN}"></video>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<form action="javascript:${RUN}"><button>b</button></form><object data="javascript:${RUN}"></object>`,
].join('');

const ran = (page: Page) => page.evaluate(() => 'ran' in window);

/** Expects the editor's text without executable content. */
async function expectHarmless(page: Page): Promise<void> {
  const text = page.getByRole('main').locator('.rich').filter({ hasText: 'a1' });
  await expect(text).toContainText('a5');
  await expect
    .poll(() => text.locator('script, img, svg, iframe, object, form, video, style, details').count())
    .toBe(0);
  const attributes = await text.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].map(({ name }) => name)),
  );
  expect(attributes).toEqual([]);
  for (const link of ['a1', 'a2', 'a3', 'a4', 'a5']) await text.getByText(link).first().click();
  expect(await ran(page)).toBe(false);
}

/** Tests Home and a job, with sanitized content and as if it had been stored unsanitized. */
async function look(context: BrowserContext, bypassCSP: boolean): Promise<void> {
  const page = await context.newPage();
  await page.goto('/');
  await expectHarmless(page);

  // Again, as if the content had been stored unsanitized.
  await page.route('**/api/content', (route) => route.fulfill({ json: { text: CORPUS } }));
  await page.route('**/api/jobs/*-*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), description: CORPUS } });
  });
  await page.goto('/about-us');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  await expectHarmless(page);
  // A page like those for signed-in users, which fetches its data.
  await page.route('**/job-post/*', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/my-profile', page.url()).href }) }),
  );
  const { items } = await apiGet(page, '/api/jobs');
  await page.goto(`/job-post/${items[0].id}`);
  await expectHarmless(page);

  // Proves that the payloads work: without the CSP they execute in a trusting page.
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), CORPUS);
  if (bypassCSP) await expect.poll(() => ran(page)).toBe(true);
  else expect(await ran(page)).toBe(false);
}

for (const bypassCSP of [false, true]) {
  test(`(S5) a script in the home content or a description does not run, ${bypassCSP ? 'without' : 'with'} the security policy`, async ({
    browser,
    site,
  }) => {
    const admin = await pageAs(browser, site, 'admin');
    const headers = await authHeaders(admin);
    const { text: before } = await (await admin.request.get('/api/content')).json();
    const publish = (text: string) => admin.request.post('/api/content', { headers, data: { text } });
    expect((await publish(CORPUS)).status()).toBe(201);
    try {
      await look(await browser.newContext({ baseURL: site, bypassCSP }), bypassCSP);
    } finally {
      await publish(before);
    }
  });
}
