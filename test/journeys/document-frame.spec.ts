import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { demoApplication, FRAME, openDocuments, shown } from './documents.js';
import { pageAs } from './page-as.js';
import { expect, test } from './site.js';

async function documentFrame(page: Page): Promise<Frame> {
  await expect(shown(page)).toContainText('Experience');
  const frame = page.frames().find((one) => one.url().endsWith(FRAME));
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

test('the frame of a document reaches neither the session nor the network (S18)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'manager', '/review-applicants');
  const { id } = await demoApplication(page);
  await openDocuments(page, id);
  await expect.poll(() => page.evaluate(() => Boolean(localStorage.accessToken))).toBe(true);
  const frame = await documentFrame(page);
  const received: string[] = [];
  const elsewhere = createServer(({ url }, response) => {
    received.push(String(url));
    response.end();
  });
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, '127.0.0.1', resolve);
  });
  const foreign = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const attempts = await frame.evaluate(async (foreign) => {
    const outcome = async (attempt: () => unknown) => {
      try {
        return `allowed: ${await attempt()}`;
      } catch (error) {
        return (error as Error).name;
      }
    };
    const loaded = (element: HTMLElement) =>
      new Promise((resolve, reject) => {
        element.addEventListener('load', resolve);
        element.addEventListener('error', () => reject(new TypeError('blocked')));
        document.body.append(element);
      });
    return {
      origin: self.origin,
      storage: await outcome(() => localStorage.accessToken),
      page: await outcome(() => parent.document.title),
      cookies: await outcome(() => document.cookie),
      api: await outcome(() => fetch('/api/jobs')),
      request: await outcome(() => fetch(foreign, { mode: 'no-cors' })),
      image: await outcome(() => loaded(Object.assign(new Image(), { src: `${foreign}/image` }))),
      script: await outcome(() =>
        loaded(Object.assign(document.createElement('script'), { src: `${foreign}/script` })),
      ),
      // biome-ignore lint/security/noGlobalEval: It must be refused.
      code: await outcome(() => eval('1')),
      window: await outcome(() => String(window.open('/faq'))),
    };
  }, foreign);
  expect(attempts).toEqual({
    origin: 'null',
    storage: 'SecurityError',
    page: 'SecurityError',
    cookies: 'SecurityError',
    api: 'TypeError',
    request: 'TypeError',
    image: 'TypeError',
    script: 'TypeError',
    code: 'EvalError',
    window: 'allowed: null',
  });
  // Its navigation to another site is refused by the policy of the page.
  await frame.evaluate((foreign) => {
    location.href = foreign;
  }, foreign);
  await expect.poll(() => page.frames().map((one) => one.url())).not.toContain(site + FRAME);
  expect(received).toEqual([]);
  elsewhere.close();
  await page.context().close();
});
