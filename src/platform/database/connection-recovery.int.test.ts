import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { Connections } from './connections.js';

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

describe('connections that die while in use', () => {
  it('(F3) are released to the pool, and the application continues', async () => {
    const { commands } = app.service(Connections).budget;
    const holders = Array.from({ length: commands }, () =>
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
      expect(rows[0].n).toBeGreaterThanOrEqual(commands - 2);
    });
    let settled = 0;
    for (const holder of holders) void holder.then(() => (settled += 1));
    // Some may still connect or begin while others die.
    await eventually(async () => {
      await outside.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
      expect(settled).toBe(commands);
    });
    await eventually(() => app.database.ping());
    expect(await Promise.all(holders)).not.toContain('went through');
  });

  it('(F3) do not fail a read: it is retried on another connection', async () => {
    const slow = 'select pg_sleep(3)::text, pg_backend_pid() as pid';
    const reading = app.database.read((em) => em.execute<{ pid: number }[]>(slow));
    const running = `select pid from pg_stat_activity where state = 'active' and query like '${slow}%'`;
    const pid = await eventually(async () => {
      const { rows } = await outside.query(running);
      expect(rows).toHaveLength(1);
      return rows[0].pid;
    });
    await outside.query('select pg_terminate_backend($1)', [pid]);
    const [row] = await reading;
    expect(row?.pid).not.toBe(pid);
    await expect(app.database.read((em) => em.execute('select nothing'))).rejects.toThrow();
  });
});
