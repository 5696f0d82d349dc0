import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import { findFreePort } from '#src/adapters/ports.js';
import { ADAPTER_SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { createSignedInUser } from '../support/fixtures/users.js';

const OK = { database: 'ok', queue: 'ok', search: 'ok', files: 'ok', mail: 'ok' };
const NOTHING = { count: 0, oldestSeconds: 0 };

describe.each(ADAPTER_SETS)('readiness, %s', (set) => {
  let app: TestApp;
  afterAll(() => app?.close());
  beforeAll(async () => {
    app = await startApp({ set, env: { ROLE: 'api' } });
  });

  it('tells what waits, in numbers', async () => {
    await app.rows(
      `insert into mail (id, fact_id, recipient_id, template, data, created_at, updated_at)
       values (?, ?, ?, 'address-known', '{}', now() - interval '90 seconds', now()) returning 1`,
      [newId(), newId(), newId()],
    );
    // Without a worker, events stay in the outbox.
    await createSignedInUser(app);
    const recorded = await app.rows<{ n: number }>('select count(*)::int as n from fact where published_at is null');
    await eventually(async () => {
      const { body } = await app.get('/api/health/ready');
      expect(body).toMatchObject({ status: 'ok', engines: OK });
      expect(body.waiting).toMatchObject({
        outbox: { count: recorded[0]?.n },
        mails: { count: 1 },
        deadLetters: NOTHING,
      });
      expect(body.waiting.mails.oldestSeconds).toBeGreaterThanOrEqual(90);
      expect(body.deliveries).toMatchObject({ 'deliver-mail': 0, 'system-log': 0 });
    });
  });

  it('tells of each backing service, and fails while files cannot be kept', async () => {
    expect(await app.get('/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ok', engines: OK } });
    const folder = join(app.home.dataDir, 'files');
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    await eventually(async () =>
      expect(await app.get('/api/health/ready')).toMatchObject({
        status: 503,
        body: { status: 'unavailable', engines: { ...OK, files: 'unavailable' } },
      }),
    );
    expect(await app.get('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

it('readiness names a mail server that is away and still serves people', async () => {
  const app = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` } });
  expect(await app.get('/api/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', engines: { ...OK, mail: 'unavailable' } },
  });
  await app.close();
});
