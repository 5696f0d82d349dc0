import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { currentRequestId } from '#platform/logging/request-context.js';
import type { TestApp } from './app.js';

/** A statement as it went to PostgreSQL. */
export interface CapturedStatement {
  /** Of a prepared statement. */
  name?: string;
  text: string;
  values: unknown[];
}

type Client = { query: (...args: unknown[]) => unknown };

/**
 * Returns the result of `work`, and the statements that requests to `app`, in this process, sent meanwhile. What runs
 * in the background and what the search sends by its own pool is left out.
 */
export async function captureStatements<T>(
  app: TestApp,
  work: () => Promise<T>,
): Promise<{ result: T; statements: CapturedStatement[] }> {
  const statements: CapturedStatement[] = [];
  const pool: pg.Pool = await app.service(MikroORM).em.getConnection().getNativeClient();
  const restores: (() => void)[] = [];
  const record = (client: Client) => {
    const { query } = client;
    client.query = (...args) => {
      if (currentRequestId() !== undefined) statements.push(toStatement(args));
      return query.apply(client, args);
    };
    restores.push(() => {
      client.query = query;
    });
  };
  const recordNew = (client: pg.PoolClient) => record(client as unknown as Client);
  // Connections of the pool have a query method of their own, so their class cannot be patched instead.
  for (const client of (pool as unknown as { _clients: Client[] })._clients) record(client);
  pool.on('connect', recordNew);
  try {
    return { result: await work(), statements };
  } finally {
    pool.off('connect', recordNew);
    for (const restore of restores) restore();
  }
}

/** The driver takes a text with values, or an object with both. */
function toStatement([query, values]: unknown[]): CapturedStatement {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] };
  const { name, text, values: ownValues } = query as { name?: string; text: string; values?: unknown[] };
  return { name, text, values: ownValues ?? (Array.isArray(values) ? values : []) };
}

/** The check of the session, which comes before everything else. */
export const isSessionCheck = ({ text }: CapturedStatement) => /\bfrom session\b/.test(text);

/** Counts the rows of a list for its pager, or adds kept counts. */
export const isCount = ({ text }: CapturedStatement) => /^\s*select\s+(count\(\*\)|coalesce\(sum\()/i.test(text);
