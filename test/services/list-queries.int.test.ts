import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import type { Read } from '../bench/work/read.js';
import { READS } from '../bench/work/reads.js';
import { findWorld, type Person, signInAll, type World } from '../bench/work/world.js';
import { startApp, type TestApp } from '../support/app.js';
import { loadBulkData } from '../support/bulk-data.js';
import { type CapturedStatement, captureStatements, isCount, isSessionCheck } from '../support/captured-statements.js';
import { explain, explainGenericPlan, isReading } from '../support/explained-statement.js';
import { enlargeDirectory } from '../support/larger-directory.js';

const COUNTS = { jobs: 20_000, accounts: 20_000, applications: 50_000, 'log-entries': 50_000 };
const MAX_ROWS_READ_PER_ROW = 50;
const MAX_REPEATS = 3;
/**
 * The events of the last minutes are read for the oldest open delivery; this test has a day's events in these minutes.
 */
const OVERDUE_MS = 20_000;

describe('rows that PostgreSQL reads for a row of a page', () => {
  let app: TestApp;
  let database: pg.Pool;
  let generic: pg.Client;
  let world: World;
  let tokens: Record<Person, string>;
  beforeAll(async () => {
    app = await startApp({ retry: new RetryPolicy(5, 50, OVERDUE_MS) });
    await enlargeDirectory((sql) => app.rows(sql));
    await loadBulkData(app, COUNTS);
    database = new pg.Pool({ connectionString: app.home.databaseUrl, max: 1 });
    generic = new pg.Client({
      connectionString: app.home.databaseUrl,
      options: '-c plan_cache_mode=force_generic_plan',
    });
    await generic.connect();
    world = await findWorld(app.rows);
    tokens = await signInAll(app, world);
    // A commit of this process makes lists count anew.
    await app.idle();
  }, 600_000);
  afterAll(async () => {
    await database?.end();
    await generic?.end();
    await app?.close();
  });

  /**
   * Repeats a request until its totals come from a cache: something may have been committed in the background between
   * two of them.
   */
  async function statementsOf(read: Read): Promise<{ statements: CapturedStatement[]; rows: number }> {
    const path = read.path(world);
    const ask = () => captureStatements(app, () => app.get(path, { as: tokens[read.as] }));
    const first = await ask();
    let second = await ask();
    for (let more = 0; more < MAX_REPEATS && second.statements.some(isCount); more += 1) second = await ask();
    expect([path, second.result.status]).toEqual([path, 200]);
    expect(second.statements.some(isSessionCheck)).toBe(true);
    const sent = [...first.statements.filter((statement) => !isCount(statement)), ...second.statements.filter(isCount)];
    const statements = sent.filter((statement) => isReading(statement) && !isSessionCheck(statement));
    return { statements, rows: limitOf(path) ?? longestList(second.result.body) };
  }

  it.each(
    Object.entries(READS).flatMap(([route, reads]) => reads.map((read) => [route, read.as, read.name, read] as const)),
  )('are few for %s, %s: %s', async (_route, _as, _name, read) => {
    const { statements, rows } = await statementsOf(read);
    const explained = await Promise.all(
      statements.map(async (statement) => ({ ...(await explain(database, statement)), text: statement.text })),
    );
    for (const statement of statements.filter(({ name }) => name)) {
      explained.push({ ...(await explainGenericPlan(generic, statement)), text: `generic plan: ${statement.text}` });
    }
    const tooMany = explained.filter((one) => one.rows > MAX_ROWS_READ_PER_ROW * rows);
    expect(tooMany.map((one) => ({ rows: one.rows, buffers: one.buffers, text: one.text.slice(0, 160) }))).toEqual([]);
  });
});

/** Rows of a page that a path asks for; null for a read that is no paged list. */
function limitOf(path: string): number | null {
  const limit = new URL(path, 'http://localhost').searchParams.get('limit');
  return limit === null ? null : Number(limit);
}

/** Length of the longest list that a response sends, at least 1. */
function longestList(body: unknown): number {
  const lists = Object.values(body ?? {}).filter(Array.isArray);
  return Math.max(1, ...lists.map((list) => list.length));
}
