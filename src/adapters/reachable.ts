import pg from 'pg';
import { Clamd } from '#platform/files/scan/clamd.js';
import { BootError } from './boot-error.js';

const CONNECT_TIMEOUT_MS = 5_000;

interface ExternalUrls {
  redisUrl: string | null;
  elasticsearchUrl: string | null;
  clamavUrl: string | null;
}

/** Throws BootError when PostgreSQL does not respond or rejects the login. */
export async function assertDatabaseReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  const reason = await describeFailure('DATABASE_URL', 'PostgreSQL', url, () =>
    client.connect().then(() => client.query('select 1')),
  );
  if (reason) throw new BootError(reason);
  await client.end();
}

/** A sentence for each optional service that does not respond or rejects the login. */
export async function findConnectionProblems({
  redisUrl,
  elasticsearchUrl,
  clamavUrl,
}: ExternalUrls): Promise<string[]> {
  const problems = await Promise.all([
    redisUrl ? findRedisProblem(redisUrl) : null,
    elasticsearchUrl ? findElasticsearchProblem(elasticsearchUrl) : null,
    clamavUrl ? findScannerProblem(clamavUrl) : null,
  ]);
  return problems.filter((problem) => problem !== null);
}

async function findRedisProblem(url: string): Promise<string | null> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: CONNECT_TIMEOUT_MS, retryStrategy: () => null });
  let cause: Error | undefined;
  redis.on('error', (error) => {
    cause = error;
  });
  const reason = await describeFailure('REDIS_URL', 'Redis', url, () =>
    redis
      .connect()
      .then(() => redis.ping())
      .catch((error) => Promise.reject(cause ?? error)),
  ).finally(() => redis.disconnect());
  return reason && `${reason} Until it answers, mails and the search index wait.`;
}

async function findElasticsearchProblem(url: string): Promise<string | null> {
  const { Client } = await import('@elastic/elasticsearch');
  const client = new Client({ node: url, requestTimeout: CONNECT_TIMEOUT_MS, maxRetries: 0 });
  const reason = await describeFailure('ELASTICSEARCH_URL', 'Elasticsearch', url, () =>
    client.cluster.health(),
  ).finally(() => client.close());
  return reason && `${reason} Until it answers, searches are answered by the database.`;
}

async function findScannerProblem(url: string): Promise<string | null> {
  const reason = await describeFailure('CLAMAV_URL', 'clamd', url, () => new Clamd(url).ping());
  return reason && `${reason} Until it answers, uploads are stored and cannot be opened.`;
}

async function describeFailure(
  variable: string,
  what: string,
  url: string,
  call: () => Promise<unknown>,
): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    return (
      `${what} does not answer at ${withoutPassword(url)} (${reasonOf(error)}): ` +
      `start it, correct ${variable}, or unset ${variable} to do without it.`
    );
  }
}

function reasonOf(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: Error[] };
  // A host with several IPs fails with one error each; the first is enough.
  return (message || errors?.[0]?.message || code || String(error)).split('\n')[0] ?? '';
}

/** Removes user name and password from a URL before it is printed. */
export function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}
