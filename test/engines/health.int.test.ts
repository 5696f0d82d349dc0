import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../src/engines/free-port.js';
import { SETS, startApp, type TestApp } from '../support/app.js';

const OK = { database: 'ok', queue: 'ok', search: 'ok', files: 'ok', mail: 'ok' };

describe.each(SETS)('readiness, %s', (set) => {
  let app: TestApp;
  afterAll(() => app?.close());
  beforeAll(async () => {
    app = await startApp({ set });
  });

  it('tells of each engine, and fails while files cannot be kept', async () => {
    expect(await app.get('/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ok', engines: OK } });
    const folder = join(app.home.dataDir, 'files');
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    expect(await app.get('/api/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'unavailable', engines: { ...OK, files: 'unavailable' } },
    });
    expect(await app.get('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

it('readiness names a mail server that is away and still serves people', async () => {
  const app = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } });
  expect(await app.get('/api/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', engines: { ...OK, mail: 'unavailable' } },
  });
  await app.close();
});
