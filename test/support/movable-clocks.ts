import { jest } from '@jest/globals';
import pg from 'pg';
import { Clock } from '#platform/time/clock.js';
import type { TestApp } from './app.js';

const FUNCTIONS = ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp'];

/**
 * SQL for `prepare` of `startApp`: functions that precede PostgreSQL's own in the search path of the database. The
 * keyword CURRENT_TIMESTAMP and its like are no functions and keep the true time; BullMQ, which has a search path of
 * its own, does too.
 */
export const MOVABLE_DATABASE_CLOCK = `
  create table moved_clock (instant timestamptz);
  insert into moved_clock values (null);
  ${FUNCTIONS.map(
    (name) => `create function public.${name}() returns timestamptz language sql stable as
      $$ select coalesce((select instant from public.moved_clock), pg_catalog.${name}()) $$;`,
  ).join('\n')}
  do $$ begin execute format('alter database %I set search_path to public, pg_catalog', current_database()); end $$;`;

/** Stops the clock of an application, and that of its database, at any instants. */
export class MovableClocks {
  private constructor(
    private readonly app: TestApp,
    private readonly client: pg.Client,
  ) {}

  /** The application must have been started with MOVABLE_DATABASE_CLOCK. */
  static async open(app: TestApp): Promise<MovableClocks> {
    const client = new pg.Client({ connectionString: app.home.databaseUrl });
    await client.connect();
    // Sessions end by the database's clock.
    await client.query("update session set expires_at = '2099-01-01'");
    return new MovableClocks(app, client);
  }

  async move(clocks: { application: string; database: string }): Promise<void> {
    jest.spyOn(this.app.service(Clock), 'now').mockReturnValue(new Date(clocks.application));
    await this.client.query('update moved_clock set instant = $1', [clocks.database]);
  }

  moveBoth(instant: string): Promise<void> {
    return this.move({ application: instant, database: instant });
  }

  async restore(): Promise<void> {
    jest.restoreAllMocks();
    await this.client.query('update moved_clock set instant = null');
  }

  async close(): Promise<void> {
    await this.restore();
    await this.client.end();
  }
}
