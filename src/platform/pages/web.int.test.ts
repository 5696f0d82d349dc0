import { request } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

/** Sends the path unchanged, which a browser would normalize first. */
function sent(method: string, path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, location: response.headers.location }));
    });
    call.on('error', reject).end();
  });
}

describe('the frame of documents', () => {
  const policyOf = async (path: string) => (await fetch(app.url + path)).headers.get('content-security-policy') ?? '';

  it('has an opaque origin, sends no request and is embedded by our own pages only', async () => {
    const rules = (await policyOf('/document-frame.html')).split('; ');
    for (const rule of ["default-src 'none'", "script-src 'self'", "connect-src 'none'", "frame-ancestors 'self'"])
      expect(rules).toContain(rule);
    expect(rules).toContain('sandbox allow-scripts');
  });

  it('weakens no other page, which embeds only what is ours', async () => {
    const rules = (await policyOf('/review-application/1')).split(';');
    for (const rule of ["default-src 'self'", "frame-ancestors 'none'"]) expect(rules).toContain(rule);
    expect(rules.filter((rule) => /^(frame|child|worker)-src/.test(rule))).toEqual([]);
  });

  it('lets other origins read no page and no response of the API', async () => {
    for (const path of ['/document-frame.html', '/api/jobs', '/faq']) {
      const { headers } = await fetch(app.url + path, { headers: { origin: 'null' } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('a path outside the API', () => {
  it.each([
    ['/positions?location=York', '/positions?location=York'],
    ['//', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
  ])('sends a form that was posted to %s back to the page, and to no other host', async (path, location) => {
    expect(await sent('POST', path)).toEqual({ status: 303, location });
  });
});
