import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { PageCache } from './page-cache.js';

let app: TestApp;
let cache: PageCache;
beforeAll(async () => {
  app = await startApp();
  cache = app.service(PageCache);
});
afterAll(() => app?.close());

/** A page at `url` made of one API response with `status`; counts how often it is rendered. */
function page(url: string, status: number) {
  const renders: string[] = [];
  const render = async () => {
    const { body } = await cache.response(`/api${url}`, async () => ({ status, body: 'found' }));
    renders.push(body);
    return { status, html: `<p>${body}` };
  };
  return { renders, get: () => cache.page(url, render) };
}

it('keeps a page that was found, and renders one of an error again', async () => {
  const found = page('/found', 200);
  const missing = page('/missing', 404);
  // Nothing is stored right after an event, such as those of the start.
  await eventually(async () => {
    const { length } = found.renders;
    await Promise.all([missing.get(), found.get()]);
    expect(found.renders).toHaveLength(length);
  });
  const { length } = missing.renders;
  await missing.get();
  expect(missing.renders).toHaveLength(length + 1);
});
