import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_RENDERS } from '#platform/pages/render-limit.js';
import { environmentBeside } from '../support/instances/beside.js';
import { Server } from '../support/instances/server.js';
import { sharedApp } from '../support/shared-app.js';

/** The build, since pages are rendered by it alone. */
let server: Server | undefined;
beforeAll(async () => {
  const beside = environmentBeside(await sharedApp(), 'embedded', 'api');
  server = await Server.start({ ...beside, TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => server?.stop());

const open = (path: string, ip: string) => fetch(`${server?.url}${path}`, { headers: { 'x-forwarded-for': ip } });

describe('pages that one network asks for in a minute', () => {
  it('are rendered up to a limit; beyond it the browser renders them, and others are not kept waiting', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < MAX_RENDERS; at += 1) statuses.push((await open(`/nowhere-${at}`, '198.51.100.7')).status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    const refused = await open('/nowhere', '198.51.100.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('<div id="root"></div>');
    expect((await open('/nowhere', '198.51.100.8')).status).toBe(404);
  });

  it('count only when no cache has them', async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= MAX_RENDERS; at += 1) statuses.push((await open('/faq', '203.0.113.9')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
