import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { Database } from './database.js';
import { Snapshots } from './snapshots.js';

let app: TestApp;
let database: Database;
let snapshots: Snapshots;
beforeAll(async () => {
  app = await startApp();
  database = app.service(Database);
  snapshots = app.service(Snapshots);
  await app.rows('create table snapshot_row (n integer)');
  await app.rows('insert into snapshot_row values (1)');
});
afterAll(() => app?.close());

const count = async () => (await database.rows<{ n: number }>('select count(*)::int as n from snapshot_row'))[0]?.n;
const never = new AbortController().signal;

it('reads one moment, while others write', async () => {
  const before = await count();
  const counts = await snapshots.read(never, async () => {
    const first = await count();
    await app.rows('insert into snapshot_row values (2)');
    return [first, await count()];
  });
  expect(counts).toEqual([before, before]);
  expect(await count()).toBe(Number(before) + 1);
});

it('refuses to write', async () => {
  const writing = snapshots.read(never, () => database.rows('insert into snapshot_row values (3) returning n'));
  await expect(writing).rejects.toThrow('read-only transaction');
});

it('ends the statement in the database when its reader leaves', async () => {
  const running = () =>
    app.rows(
      "select pid from pg_stat_activity where datname = current_database() and query like 'select pg_sleep(2_)'",
    );
  const leaving = new AbortController();
  const reading = snapshots.read(leaving.signal, () => database.rows('select pg_sleep(20)'));
  await eventually(async () => expect(await running()).toHaveLength(1));
  leaving.abort();
  await expect(reading).rejects.toThrow('aborted');
  await eventually(async () => expect(await running()).toHaveLength(0));
  expect(await snapshots.read(never, count)).toBe(await count());
});
