import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';
import { ReportingSeed } from './reporting.seed.js';

const ENTRIES = 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await app.service(ReportingSeed).seedMore(ENTRIES, { bulk: true }, () => undefined);
});
afterAll(() => app?.close());

it('log entries in bulk have the messages and levels of real ones, and are read like them', async () => {
  const admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
  await app.idle();
  const total = async (query: string) =>
    (await app.get(`/api/logs?${query}`, { as: admin.token })).body.totalItemsCount;
  expect(await total('')).toBeGreaterThan(ENTRIES);
  for (const query of ['level=info', 'level=warning', 'level=error', 'message=signed in account', 'message=for job 1'])
    expect([query, (await total(query)) > 0]).toEqual([query, true]);
  expect(await app.rows("select 1 from system_log where message like '%{%' or at > now()")).toEqual([]);
});

it('are removed with the demo data, and entries of events stay', async () => {
  expect(await app.service(ReportingSeed).remove()).toEqual({ 'log entries': ENTRIES });
  const events = await app.rows('select 1 from fact');
  expect(await app.rows('select 1 from system_log')).toHaveLength(events.length);
});
