import { expect, test } from './site.js';

test('what a page loads is kept for ever, and what an older page asks for is told to be gone', async ({ request }) => {
  const [script] = /\/assets\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const response = await request.get(script ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  const gone = await request.get('/assets/of-an-older-version.js');
  expect(gone.status()).toBe(404);
  expect(gone.headers()['cache-control']).toBe('no-store');
});
