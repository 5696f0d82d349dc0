import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { Connections } from '../../database/connections.js';
import { SearchConnectionPool } from './search-connection-pool.js';

let app: TestApp;
let pool: SearchConnectionPool;
beforeAll(async () => {
  app = await startApp();
  pool = new SearchConnectionPool(app.service(Connections));
});
afterAll(async () => {
  await pool?.end();
  await app?.close();
});

it('runs any statement, and prepares a bounded number of them', async () => {
  for (let form = 0; form < 250; form += 1) {
    expect(await pool.rows({ text: `select ?::integer + ${form}`, params: [1] })).toEqual([[1 + form]]);
  }
  const [[remembered] = []] = await pool.rows<[number]>({
    text: 'select count(*)::integer from pg_prepared_statements',
    params: [],
  });
  expect(remembered).toBe(200);
});

it('plans a prepared statement for its values with every call', async () => {
  const setting = { text: "select current_setting('plan_cache_mode')", params: [] };
  expect(await pool.rows(setting)).toEqual([['force_custom_plan']]);
});
