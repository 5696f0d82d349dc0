import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { eventually } from '../../../test/support/eventually.js';

/** As many as the pool holds. */
const ALL = 20;

let app: TestApp;
let outside: pg.Client;

beforeAll(async () => {
  app = await startApp();
  outside = new pg.Client({ connectionString: app.home.databaseUrl });
  await outside.connect();
});

afterAll(async () => {
  await outside?.end();
  await app?.close();
});

describe('connections that die in use', () => {
  it('(F3) give their places in the pool back, and the application goes on', async () => {
    const holders = Array.from({ length: ALL }, () =>
      app.database
        .transaction((em) => em.execute('select pg_sleep(30)'))
        .then(
          () => 'went through',
          () => 'failed',
        ),
    );
    const others = `datname = current_database() and application_name = 'career-gateway' and query like '%pg_sleep%'`;
    await eventually(async () => {
      const { rows } = await outside.query(`select count(*)::int as n from pg_stat_activity where ${others}`);
      expect(rows[0].n).toBeGreaterThanOrEqual(ALL - 2);
    });
    await eventually(async () => {
      const { rows } = await outside.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
      expect(rows).toEqual([]);
    });
    await eventually(() => app.database.ping(), { within: 10_000 });
    expect(await Promise.all(holders)).not.toContain('went through');
  });
});
