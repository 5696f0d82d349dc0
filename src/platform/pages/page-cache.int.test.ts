import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { eventually } from '../../../test/support/eventually.js';
import { PageCache } from './page-cache.js';

let app: TestApp;
let cache: PageCache;
beforeAll(async () => {
  app = await startApp();
  cache = app.service(PageCache);
});
afterAll(() => app?.close());

/** A page at `address` made of one answer of the API; counts how often it is made. */
function page(address: string, isPassing: boolean) {
  const made: string[] = [];
  const make = async () => {
    const { body } = await cache.answer(`/api${address}`, async () => ({ status: 200, body: 'found', isPassing }));
    made.push(body);
    return { status: 200, html: `<p>${body}` };
  };
  return { made, get: () => cache.page(address, make) };
}

it('keeps no page that is made of a passing answer, and others beside it all the same (F6)', async () => {
  const lasting = page('/lasting', false);
  const passing = page('/passing', true);
  // Nothing is kept in the moment after a fact, such as those of the start.
  await eventually(async () => {
    const { length } = lasting.made;
    await Promise.all([passing.get(), lasting.get()]);
    expect(lasting.made).toHaveLength(length);
  });
  const { length } = passing.made;
  await passing.get();
  expect(passing.made).toHaveLength(length + 1);
});
