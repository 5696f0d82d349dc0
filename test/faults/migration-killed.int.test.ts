import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { PLATFORM_LOCKS } from '#platform/database/advisory-locks.js';
import { eventually } from '../support/eventually.js';
import { Server } from '../support/instances/server.js';

/** A table of a late migration. Creating it in another transaction blocks the migration there. */
const TABLE = 'sign_up';
const CREATES_TABLE = 'Migration20261122T1000_identity_create_sign_ups';
const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const OTHERS = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

describe('F19 the product is killed in the middle of a migration', () => {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const maintenance = url.href;
  url.pathname = `/${name}`;
  let dataDir: string;
  let outside: pg.Client;
  let holder: pg.Client;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'career-gateway-'));
    const client = new pg.Client({ connectionString: maintenance });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    outside = new pg.Client({ connectionString: url.href });
    await outside.connect();
    holder = new pg.Client({ connectionString: url.href });
    await holder.connect();
  });
  afterAll(async () => {
    await holder?.end();
    await outside?.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  const environment = () => ({ NODE_ENV: 'test', DATABASE_URL: url.href, DATA_DIR: dataDir, PORT: '0', DEMO: 'false' });
  const waiting = (event: string, count = 1) =>
    eventually(async () => {
      const { rows } = await outside.query(`select 1 ${OTHERS} and wait_event_type = 'Lock' and wait_event = $1`, [
        event,
      ]);
      expect(rows).toHaveLength(count);
    });
  const tables = async (): Promise<string[]> => {
    const { rows } = await outside.query(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    );
    return rows.map(({ table_name }) => table_name);
  };

  it('says what to do while others hold what it needs, and leaves nothing half made', async () => {
    await holder.query(`begin; create table ${TABLE} ()`);
    const { code, output } = await Server.spawn(environment()).end();
    expect(output).toContain('a table stayed in use');
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    await holder.query('rollback');
    // Those before it stay, and nothing of the one that waited.
    const names = await readdir(MIGRATIONS);
    const before = names.map((file) => file.replace(/\.\w+$/, '')).filter((one) => one < CREATES_TABLE);
    const { rows } = await outside.query('select name from mikro_orm_migrations order by name');
    expect(rows.map((row) => row.name)).toEqual(before.sort());
    expect(await tables()).not.toContain(TABLE);
  });

  it('leaves nothing half made when it is killed, and another instance does it all', async () => {
    // Both have started before the first one may migrate: it waits for a table for some seconds only.
    await holder.query('select pg_advisory_lock($1)', [PLATFORM_LOCKS.migration]);
    const killed = Server.spawn(environment());
    await waiting('advisory');
    const other = Server.start(environment());
    await waiting('advisory', 2);
    await holder.query(`begin; create table ${TABLE} ()`);
    await holder.query('select pg_advisory_unlock($1)', [PLATFORM_LOCKS.migration]);
    await waiting('transactionid');
    await killed.stop('SIGKILL');
    await holder.query('rollback');
    const server = await other;
    try {
      expect(await tables()).toContain(TABLE);
      const { rows } = await outside.query(
        'select count(*)::int as n, count(distinct name)::int as d from mikro_orm_migrations',
      );
      expect(rows[0].n).toBeGreaterThan(0);
      expect(rows[0].d).toBe(rows[0].n);
    } finally {
      await server.stop();
    }
  });

  it('boots beside a newer version that only added to the schema', async () => {
    await outside.query(`insert into mikro_orm_migrations (name) values ('Migration29991231T0000_site_expand_add')`);
    const server = await Server.start(environment());
    await server.stop();
  });

  it('does not boot on the schema of a newer version, and says so', async () => {
    await outside.query(`insert into mikro_orm_migrations (name) values ('Migration29991231T0000_newer')`);
    const { code, output } = await Server.spawn(environment()).end();
    expect(output).toContain('A newer version has changed the schema of this database (Migration29991231T0000_newer)');
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  });
});
