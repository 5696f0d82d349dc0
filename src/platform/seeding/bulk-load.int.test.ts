import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { bulkLoad, inRanges } from './bulk-load.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await app.rows('select create_system_log_month(now())');
});
afterAll(() => app?.close());

const indexes = () =>
  app.rows("select indexname, indexdef from pg_indexes where tablename ~ '^(system_log_|throttle)' order by indexname");

it('drops all but unique indexes while it loads, and restores them with what failed', async () => {
  const before = await indexes();
  expect(before.length).toBeGreaterThan(10);
  await bulkLoad(app.database, ['system_log', 'throttle'], async () => {
    expect((await indexes()).map(({ indexname }) => indexname)).toEqual([
      expect.stringMatching(/^system_log_\d{4}_\d\d_pkey$/),
      'system_log_count_pkey',
      'throttle_pkey',
    ]);
  });
  expect(await indexes()).toEqual(before);
  await expect(bulkLoad(app.database, ['throttle'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await indexes()).toEqual(before);
});

it('counts ranges up to the last row', async () => {
  const ranges: unknown[] = [];
  await inRanges(5, 2, async (range) => void ranges.push(range));
  expect(ranges).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 4 },
    { from: 4, to: 5 },
  ]);
});
