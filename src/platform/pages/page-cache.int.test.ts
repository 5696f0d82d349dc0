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

/** A page at `url` made of one API response; counts how often it is rendered. */
function page(url: string, isUncacheable: boolean) {
  const renders: string[] = [];
  const render = async () => {
    const { body } = await cache.response(`/api${url}`, async () => ({
      status: 200,
      body: 'found',
      isUncacheable,
    }));
    renders.push(body);
    return { status: 200, html: `<p>${body}` };
  };
  return { renders, get: () => cache.page(url, render) };
}

it('does not cache a page with a degraded response, but caches others (F6)', async () => {
  const cacheable = page('/cacheable', false);
  const degraded = page('/degraded', true);
  // Nothing is stored right after an event, such as those of the start.
  await eventually(async () => {
    const { length } = cacheable.renders;
    await Promise.all([degraded.get(), cacheable.get()]);
    expect(cacheable.renders).toHaveLength(length);
  });
  const { length } = degraded.renders;
  await degraded.get();
  expect(degraded.renders).toHaveLength(length + 1);
});
