import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { environmentOf, SETS } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { Server } from '../../support/instances/server.js';
import { startSmtp, type TestSmtp } from '../../support/smtp.js';

/** Of make-dump.mjs. */
const NAMESPACE = 'upgrade';
const DEMO_PASSWORD = 'Harrisburg-17';

/** Deliveries without an effect yet: those in a queue, and those that the outbox has not published. */
const OPEN_DELIVERIES = `
  select subscriber, count(*)::int, count(published_at)::int as published
    from fact join subscription s on fact_name in (name, 'every fact')
   where not exists (select 1 from inbox where fact_id = fact.id and inbox.subscriber = s.subscriber)
   group by 1 order by 1`;

const read = async (file: string) =>
  brotliDecompressSync(await readFile(join(import.meta.dirname, file))).toString('utf8');

/** The dump of 939e64e was made by make-dump.mjs, with all subscribers paused. */
describe.each(SETS)('an upgrade from 939e64e, %s', (set) => {
  const name = `t_upgrade_${set}`;
  const maintenance = process.env.TEST_DATABASE_URL ?? '';
  const databaseUrl = Object.assign(new URL(maintenance), { pathname: `/${name}` }).href;
  let database: pg.Client;
  let server: Server;
  let smtp: TestSmtp;
  let dataDir: string;
  beforeAll(async () => {
    await maintain(`drop database if exists ${name} with (force)`, `create database ${name}`);
    database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    await database.query(await read(`939e64e-${set}.sql.br`));
    await database.query('reset all');
    if (set === 'distributed') await restoreRedis();
    smtp = await startSmtp();
    dataDir = await mkdtemp(join(tmpdir(), 'career-gateway-'));
  });
  afterAll(async () => {
    await server?.stop();
    await smtp?.close();
    await database?.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function maintain(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: maintenance });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  const rows = async (sql: string) => (await database.query(sql)).rows;

  it('keeps a pause, loses no delivery that waited, and mails nobody twice', async () => {
    expect(await rows(OPEN_DELIVERIES)).toMatchObject([
      { subscriber: 'ask-support-when-posting-access-requested', count: 1, published: 1 },
      { subscriber: 'deliver-mail', count: 5, published: 5 },
      { subscriber: 'job-search', count: 2, published: 2 },
      { subscriber: 'rename-jobs-when-organization-changed', count: 1, published: 1 },
      { subscriber: 'request-password-link-when-forgotten', count: 2, published: 1 },
      { subscriber: 'send-confirmation-link-when-requested', count: 1, published: 1 },
      { subscriber: 'system-log' },
      { subscriber: 'tell-applicant-when-released', count: 5, published: 3 },
      { subscriber: 'tell-applicants-when-job-deleted', count: 1, published: 1 },
    ]);
    const pausedBefore = (await rows('select subscriber from paused_subscriber'))
      .map(({ subscriber }) => subscriber)
      .sort();
    const mailsBefore = await rows('select id from mail where sent_at is not null');

    server = await Server.start(environment());
    const { accessToken: as } = (
      await server.api.post('/api/auth/signin', {
        body: { email: 'admin@demo.example', password: DEMO_PASSWORD },
      })
    ).body;
    const { subscribers } = (await server.api.get('/api/queues', { as })).body;
    const paused = subscribers
      .filter((one: { paused: unknown }) => one.paused)
      .map((one: { name: string }) => one.name);
    expect(paused.sort()).toEqual(pausedBefore);
    const { waiting } = subscribers.find((one: { name: string }) => one.name === 'deliver-mail');
    expect(waiting).toBe(5);
    expect(smtp.delivered).toEqual([]);
    for (const subscriber of paused)
      expect((await server.api.post(`/api/queues/${subscriber}/resume`, { as })).status).toBe(200);

    await eventually(async () => expect(await rows(OPEN_DELIVERIES)).toEqual([]), { within: 120_000 });
    expect(await rows('select subscriber, error from dead_letter')).toEqual([]);
    const mails = await rows(`
      select template, count(*)::int as composed, count(sent_at)::int as sent, count(dropped_at)::int as dropped
        from mail where id <> all ('{${mailsBefore.map(({ id }) => id).join(',')}}') group by 1 order by 1`);
    expect(mails).toEqual([
      { template: 'applicant-released', composed: 9, sent: 9, dropped: 0 },
      { template: 'confirm-address', composed: 1, sent: 1, dropped: 0 },
      { template: 'posting-access-requested', composed: 1, sent: 1, dropped: 0 },
      // The account of one applicant is locked.
      { template: 'posting-removed', composed: 23, sent: 22, dropped: 1 },
      { template: 'set-password', composed: 3, sent: 3, dropped: 0 },
    ]);
    expect(smtp.delivered).toHaveLength(36);
  });

  function environment(): Record<string, string> {
    const { TEST_REDIS_URL = '', TEST_ELASTICSEARCH_URL = '' } = process.env;
    return {
      ...environmentOf({ databaseUrl, namespace: NAMESPACE, dataDir }),
      SMTP_URL: smtp.url,
      DEMO: 'false',
      ...(set === 'distributed' && { REDIS_URL: TEST_REDIS_URL, ELASTICSEARCH_URL: TEST_ELASTICSEARCH_URL }),
    };
  }
});

async function restoreRedis(): Promise<void> {
  const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
  const entries: Record<string, string> = JSON.parse(await read('939e64e-distributed.redis.json.br'));
  for (const [key, value] of Object.entries(entries))
    await redis.restore(key, 0, Buffer.from(value, 'base64'), 'REPLACE');
  redis.disconnect();
}
