import pg from 'pg';
import { BootError } from './boot-error.js';

const ANSWER_WITHIN_MS = 5_000;

/** Throws BootError when no PostgreSQL that lets us in answers there. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  client.on('error', () => undefined);
  await answers('DATABASE_URL', 'PostgreSQL', url, () => client.connect().then(() => client.query('select 1')));
  await client.end();
}

/** Throws BootError when no Redis that lets us in answers there. */
export async function checkRedis(url: string): Promise<void> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: ANSWER_WITHIN_MS, retryStrategy: () => null });
  let cause: Error | undefined;
  redis.on('error', (error) => {
    cause = error;
  });
  await answers('REDIS_URL', 'Redis', url, () =>
    redis
      .connect()
      .then(() => redis.ping())
      .catch((error) => Promise.reject(cause ?? error)),
  ).finally(() => redis.disconnect());
}

/** Throws BootError when no Elasticsearch that lets us in answers there. */
export async function checkElasticsearch(url: string): Promise<void> {
  const { Client } = await import('@elastic/elasticsearch');
  const client = new Client({ node: url, requestTimeout: ANSWER_WITHIN_MS, maxRetries: 0 });
  await answers('ELASTICSEARCH_URL', 'Elasticsearch', url, () => client.cluster.health()).finally(() => client.close());
}

async function answers(variable: string, what: string, url: string, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    throw new BootError(
      `${what} does not answer at ${withoutPassword(url)} (${reasonOf(error)}): ` +
        `start it, correct ${variable}, or unset ${variable} to do without it.`,
    );
  }
}

function reasonOf(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: Error[] };
  // A name with several addresses fails with one error for each; the first says enough.
  return (message || errors?.[0]?.message || code || String(error)).split('\n')[0] ?? '';
}

/** The address without name and password, fit for a screen. */
export function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}
