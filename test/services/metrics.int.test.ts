import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';

const TOKEN = 'a token that only the tests and their Prometheus know';

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses the part of Prometheus' text format that our metrics use. */
function parse(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', word = '']) => [key, word]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

describe.each(SETS)('metrics, %s', (set) => {
  let app: TestApp;
  afterAll(() => app?.close());
  beforeAll(async () => {
    app = await startApp({ set });
  });

  const read = async () => parse(await (await fetch(`${app.url}/metrics`)).text());
  const value = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
    samples.find((one) => one.name === name && Object.entries(labels).every(([key, word]) => one.labels[key] === word))
      ?.value;

  it('count requests by route and status, an unknown id as part of its route', async () => {
    for (let n = 0; n < 3; n += 1) await app.get(`/api/jobs/${newId()}`);
    const labels = { method: 'GET', route: '/api/jobs/:id', status: '404' };
    expect(value(await read(), 'http_request_duration_seconds_count', labels)).toBe(3);
  });

  it('tell how long searches take, the backing services, what waits, and the event loop', async () => {
    const searches = { engine: set === 'distributed' ? 'elasticsearch' : 'postgres', outcome: 'answered' };
    const before = value(await read(), 'search_duration_seconds_count', searches) ?? 0;
    expect((await app.get('/api/jobs?q=teacher')).status).toBe(200);
    const samples = await read();
    expect(value(samples, 'search_duration_seconds_count', searches)).toBeGreaterThan(before);
    for (const service of ['database', 'queue', 'search', 'files', 'mail'])
      expect([service, value(samples, 'engine_up', { engine: service })]).toEqual([service, 1]);
    // Events of the start may be pending, and a report is cached for one second.
    await app.idle();
    await eventually(async () => {
      const later = await read();
      for (const kind of ['outbox', 'overdueDeliveries', 'mails', 'deadLetters'])
        expect([kind, value(later, 'backlog_items', { kind })]).toEqual([kind, 0]);
      expect(value(later, 'deliveries_waiting', { subscriber: 'deliver-mail' })).toBe(0);
    });
    expect(value(samples, 'database_pool_connections', { pool: 'commands', state: 'limit' })).toBeGreaterThan(0);
    expect(value(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('are for callers on this machine, not for whom a proxy asks', async () => {
    const reply = await fetch(`${app.url}/metrics`);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
      'no-store',
    ]);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await fetch(`${app.url}/metrics`, { headers: { [header]: '192.0.2.7' } })).status).toBe(404);
  });
});

it('metrics are behind METRICS_TOKEN where it is set', async () => {
  const app = await startApp({ env: { METRICS_TOKEN: TOKEN } });
  try {
    const status = async (authorization?: string) =>
      (await fetch(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} })).status;
    for (const scheme of ['Bearer', 'bearer']) expect(await status(`${scheme} ${TOKEN}`)).toBe(200);
    for (const wrong of [undefined, TOKEN, 'Bearer', `Bearer ${TOKEN}!`, `Basic ${TOKEN}`])
      expect([wrong, await status(wrong)]).toEqual([wrong, 401]);
  } finally {
    await app.close();
  }
});
