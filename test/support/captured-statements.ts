import { createRequire } from 'node:module';
import pg from 'pg';
import { currentRequestId } from '../../src/platform/logging/request-context.js';

/** A statement as it went to PostgreSQL. */
export interface CapturedStatement {
  text: string;
  values: unknown[];
}

type Query = (this: unknown, ...args: unknown[]) => unknown;
type Client = { prototype: { query: Query } };

// MikroORM brings a copy of the driver.
const require = createRequire(import.meta.url);
const { Client: ClientOfOrm } = createRequire(require.resolve('@mikro-orm/postgresql'))('pg') as { Client: Client };
const CLIENTS = new Set<Client>([pg.Client as unknown as Client, ClientOfOrm]);

/**
 * Returns the result of `work`, and the statements that requests to an application in this process sent meanwhile. What
 * runs in the background is left out.
 */
export async function captureStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: CapturedStatement[] }> {
  const statements: CapturedStatement[] = [];
  const originals = [...CLIENTS].map(({ prototype }) => [prototype, prototype.query] as const);
  for (const [prototype, query] of originals) {
    prototype.query = function (...args) {
      if (currentRequestId() !== undefined) statements.push(toStatement(args));
      return query.apply(this, args);
    };
  }
  try {
    return { result: await work(), statements };
  } finally {
    for (const [prototype, query] of originals) prototype.query = query;
  }
}

/** The driver takes a text with values, or an object with both. */
function toStatement([query, values]: unknown[]): CapturedStatement {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] };
  const { text, values: ownValues } = query as { text: string; values?: unknown[] };
  return { text, values: ownValues ?? (Array.isArray(values) ? values : []) };
}

/** The check of the session, which comes before everything else. */
export const isSessionCheck = ({ text }: CapturedStatement) => /\bfrom session\b/.test(text);

/** Counts all rows of a list, for its pager. */
export const isCount = ({ text }: CapturedStatement) => /^\s*select\s+count\(\*\)/i.test(text);
