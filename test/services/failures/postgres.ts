import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findFreePort } from '#src/adapters/ports.js';
import type { FailureSource } from './provoked.js';

const role = `limited_${randomBytes(4).toString('hex')}`;
const clients: pg.Client[] = [];

function url(changes: Partial<Pick<URL, 'username' | 'password' | 'port' | 'pathname'>> = {}): string {
  return Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), changes).href;
}

async function connect(connectionString = url(), options = '', answerWithinMs = 0): Promise<pg.Client> {
  const limits = { connectionTimeoutMillis: 5_000, query_timeout: answerWithinMs };
  const client = new pg.Client({ connectionString, options, ...limits });
  client.on('error', () => undefined);
  clients.push(client);
  await client.connect();
  return client;
}

const query = async (sql: string, options?: string) => (await connect(url(), options)).query(sql);

async function pidOf(client: pg.Client): Promise<number> {
  return (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
}

async function deadlock(): Promise<unknown> {
  const [one, other] = [await connect(), await connect()];
  for (const client of [one, other]) await client.query('begin');
  await one.query('select pg_advisory_xact_lock(1)');
  await other.query('select pg_advisory_xact_lock(2)');
  return Promise.all([one.query('select pg_advisory_xact_lock(2)'), other.query('select pg_advisory_xact_lock(1)')]);
}

async function serialization(): Promise<unknown> {
  const table = `turns_${randomBytes(4).toString('hex')}`;
  const [one, other] = [await connect(), await connect()];
  await one.query(`create table ${table} (n int); insert into ${table} values (1)`);
  await one.query(`begin isolation level repeatable read; select * from ${table}`);
  await other.query(`update ${table} set n = 2`);
  return one
    .query(`update ${table} set n = 3`)
    .finally(() => other.query(`alter table ${table} rename to old_${table}`));
}

async function lockNotAvailable(): Promise<unknown> {
  const table = `locked_${randomBytes(4).toString('hex')}`;
  const [one, other] = [await connect(), await connect()];
  await one.query(`create table ${table} (n int)`);
  await one.query(`begin; lock table ${table}`);
  return other.query(`begin; lock table ${table} nowait`);
}

async function waitForPool(): Promise<unknown> {
  const pool = new pg.Pool({ connectionString: url(), max: 1, connectionTimeoutMillis: 100 });
  const held = await pool.connect();
  return pool.query('select 1').finally(() => {
    held.release();
    return pool.end();
  });
}

export const postgres: FailureSource = {
  service: 'PostgreSQL',
  async start() {
    await query(`create role ${role} login password 'secret' connection limit 0`);
  },
  async stop() {
    await Promise.all(clients.splice(0).map((client) => client.end().catch(() => undefined)));
    await query(`drop role ${role}`);
    await Promise.all(clients.splice(0).map((client) => client.end()));
  },
  failures: [
    {
      name: 'nothing listens',
      kind: 'transient',
      provoke: async () => connect(url({ port: String(await findFreePort()) })),
    },
    { name: 'a wrong password', kind: 'transient', provoke: () => connect(url({ password: 'wrong' })) },
    { name: 'a database that is not there', kind: 'transient', provoke: () => connect(url({ pathname: '/nowhere' })) },
    {
      name: 'too many connections',
      kind: 'transient',
      provoke: () => connect(url({ username: role, password: 'secret' })),
    },
    {
      name: 'a connection ended by the server in the middle of a query',
      kind: 'transient',
      provoke: async () => {
        const [victim, other] = [await connect(), await connect()];
        const pid = await pidOf(victim);
        const terminate = other.query('select pg_terminate_backend($1)', [pid]);
        return Promise.all([victim.query('select pg_sleep(30)'), terminate]);
      },
    },
    {
      name: 'a query that took too long',
      kind: 'deferred',
      provoke: () => query('select pg_sleep(9)', '-c statement_timeout=50'),
    },
    {
      name: 'a connection that gives no answer',
      kind: 'transient',
      provoke: async () => (await connect(url(), '', 50)).query('select pg_sleep(9)'),
    },
    { name: 'a deadlock', kind: 'transient', provoke: deadlock },
    { name: 'a serialization failure', kind: 'transient', provoke: serialization },
    { name: 'a lock somebody else has', kind: 'deferred', provoke: lockNotAvailable },
    {
      name: 'a server that only reads, as after a failover',
      kind: 'transient',
      provoke: () => query('create table t (n int)', '-c default_transaction_read_only=on'),
    },
    { name: 'no connection left in the pool', kind: 'transient', provoke: waitForPool },
    { name: 'a table that is not there', kind: null, provoke: () => query('select * from nowhere') },
    { name: 'a value no column holds', kind: null, provoke: () => query("select 'x'::integer") },
    { name: 'a division by zero', kind: null, provoke: () => query('select 1 / 0') },
  ],
};
