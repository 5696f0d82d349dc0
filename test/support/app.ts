import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger, type Type } from '@nestjs/common';
import pg from 'pg';
import { Database } from '#platform/database/database.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { ALL_EVENTS } from '#platform/events/subscriber.js';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import type { RequestTimeLimits } from '#platform/http/request-time.js';
import { RedactingLogger } from '#platform/logging/redacting-logger.js';
import { runInContext } from '#platform/logging/request-context.js';
import type { BackingServices } from '#src/adapters/backing-services.js';
import { createApp } from '#src/app.js';
import { loadConfig } from '#src/config.js';
import { eventually } from './eventually.js';
import { type Call, type Caller, call, type Reply } from './http.js';
import { createLoadedDatabase } from './loaded-database.js';
import { longWorkEnded, trackLongWork } from './long-work.js';

export type ServiceSet = 'embedded' | 'distributed';

const distributed = process.env.TEST_REDIS_URL && process.env.TEST_ELASTICSEARCH_URL;

/**
 * The available sets of backing services, for suites that prove an adapter. Set-up prints missing backing services, and
 * fails under CI.
 */
export const ADAPTER_SETS: ServiceSet[] = distributed ? ['embedded', 'distributed'] : ['embedded'];

/** The sets of backing services of every other suite: the gate runs it on one, `npm run test:full` on all. */
export const SETS: ServiceSet[] = process.env.TEST_GATE ? ['embedded'] : ADAPTER_SETS;

export interface StartOptions {
  set?: ServiceSet;
  retry?: RetryPolicy;
  extraModules?: Type[];
  requestTime?: RequestTimeLimits;
  /** Timeout of queries to PostgreSQL, in milliseconds. */
  queryTimeoutMs?: number;
  /** Whether sweeps are repeated by the clock; by default a test calls them. */
  sweeps?: boolean;
  /** SQL to execute before the application boots. */
  prepare?: string;
  /** Shares database, queues, index and files with this instance. */
  beside?: Pick<TestApp, 'home'>;
  /** Environment variables that override those of the tests. */
  env?: Record<string, string>;
  /** Overrides the URL of Elasticsearch. */
  elasticsearchUrl?: string;
  /** Overrides the URL of the Redis shared by the tests. */
  redisUrl?: string;
}

interface Home {
  databaseUrl: string;
  namespace: string;
  dataDir: string;
}

export interface TestApp extends Caller {
  url: string;
  home: Home;
  database: Database;
  service<T>(type: abstract new (...args: never[]) => T): T;
  /** Executes raw SQL with `?` placeholders, to inspect stored rows. */
  rows<T = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<T[]>;
  /** Resolves once every event so far has been handled by each subscriber or is a dead letter. */
  idle(options?: { within: number }): Promise<void>;
  close(): Promise<void>;
}

/** Starts a real server on a free port, with its own database, queues and index. */
export async function startApp({ set = 'embedded', ...options }: StartOptions = {}): Promise<TestApp> {
  const home = options.beside?.home ?? (await createHome(options.prepare));
  const config = loadConfig({ ...environmentOf(home), PORT: '0', ...options.env }).with({
    sweeps: options.sweeps ?? false,
  });
  const services: BackingServices = {
    databaseUrl: home.databaseUrl,
    redisUrl: options.redisUrl ?? (set === 'distributed' ? (process.env.TEST_REDIS_URL ?? null) : null),
    elasticsearchUrl:
      options.elasticsearchUrl ?? (set === 'distributed' ? (process.env.TEST_ELASTICSEARCH_URL ?? null) : null),
    smtpUrl: config.smtpUrl ?? null,
    lines: [],
    problems: [],
    stop: async () => undefined,
  };
  // Logs to Jest's console, which the reporter prints for failing files only.
  Logger.overrideLogger(new RedactingLogger(config.logFormat, { forceConsole: true }));
  const { retry = new RetryPolicy(5, 50), extraModules, requestTime, queryTimeoutMs } = options;
  const app = await createApp(config, services, retry, extraModules, requestTime, queryTimeoutMs);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  trackLongWork(app.get(SubscriberRegistry, { strict: false }));
  const database = app.get(Database, { strict: false });
  // A write is a transaction of a request, so that it dates the totals of lists.
  const rows: TestApp['rows'] = (sql, parameters = []) =>
    /^\s*(update|insert|delete)/i.test(sql)
      ? runInContext({ requestId: 'test' }, () => database.transaction((em) => em.execute(sql, parameters)))
      : database.read((em) => em.execute(sql, parameters));
  return {
    url,
    home,
    database,
    rows,
    service: (type) => app.get(type as never, { strict: false }),
    ...call(url),
    idle: ({ within } = { within: 300_000 }) => idle(rows, app.get(SubscriberRegistry, { strict: false }), within),
    close: async () => {
      await app.close();
      if (!options.beside) await rm(home.dataDir, { recursive: true, force: true });
    },
  };
}

/** The environment of everything that runs on this database, with one secret, so that tokens are valid everywhere. */
export const environmentOf = ({ databaseUrl, dataDir, namespace }: Home) => ({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  NAMESPACE: namespace,
  TOKEN_SECRET: 'a secret that only the tests know, long enough',
});

async function createHome(prepare = ''): Promise<Home> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await createLoadedDatabase(name, startOnce);
  if (prepare) await query(databaseUrl, prepare);
  return { databaseUrl, namespace: name, dataDir: await createDataDir() };
}

const createDataDir = () => mkdtemp(join(tmpdir(), 'career-gateway-'));

/** Loads what the first start loads (the tables of the queues, the directory), so that no other start does. */
async function startOnce(databaseUrl: string): Promise<void> {
  const dataDir = await createDataDir();
  const app = await startApp({ beside: { home: { databaseUrl, namespace: 'template', dataDir } } });
  await app.idle();
  await app.close();
  await rm(dataDir, { recursive: true });
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** PostgreSQL looks for one delivery under way, newest events first: all events at each poll would cost a busy core. */
async function idle(rows: TestApp['rows'], subscribers: SubscriberRegistry, within: number): Promise<void> {
  const subscriptions = subscribers
    .list()
    .flatMap(({ name, events }) =>
      (events === ALL_EVENTS ? [{ name: null }] : events).map((event) => ({ subscriber: name, fact: event.name })),
    );
  await eventually(
    async () => {
      const [pending] = await rows<{ name: string; subscriber: string }>(
        `select f.name, s.subscriber from fact f
           join jsonb_to_recordset(?::jsonb) s(subscriber text, fact text) on s.fact is null or s.fact = f.name
          where (f.published_at is null or f.seq > (select coalesce(max(seq), 0) - 5000 from fact))
            and not exists (select from inbox i where i.fact_id = f.id and i.subscriber = s.subscriber)
            and not exists (select from dead_letter d where d.fact_id = f.id and d.subscriber = s.subscriber)
          order by f.seq desc nulls first limit 1`,
        [JSON.stringify(subscriptions)],
      );
      if (pending) throw new Error(`${pending.name} is still under way to ${pending.subscriber}`);
    },
    { within },
  );
  await longWorkEnded();
}

export type { Call, Reply };
