import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Housekeeping } from '#platform/database/housekeeping.js';
import { KeptCounts } from '#platform/database/kept-counts.js';
import { LogReplay } from '#platform/events/log-replay.js';
import { localDate } from '#platform/time/local-time.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { writeLogEntries } from '#test/support/fixtures/system-log.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { LOG_RETENTION_MONTHS: '2' } });
});
afterAll(() => app?.close());

const months = async () =>
  (
    await app.rows<{ month: string }>(
      "select distinct to_char(at at time zone 'America/New_York', 'YYYY-MM') as month from system_log order by 1",
    )
  ).map(({ month }) => month);
/** Noon of the 15th of a local month, which is the same month everywhere. */
const monthAgo = (count: number) => {
  const [year = 0, month = 0] = localDate(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 15, 12)).toISOString();
};

it('whole months older than LOG_RETENTION_MONTHS are removed with their counts, once an hour', async () => {
  await app.idle();
  await writeLogEntries(
    app,
    [0, 1, 2, 3, 14].flatMap((ago) => [0, 1].map((n) => ({ at: monthAgo(ago), level: 'info', message: `old ${n}` }))),
  );
  const kept = [2, 1, 0].map((ago) => monthAgo(ago).slice(0, 7));
  expect(await months()).toEqual([14, 3, 2, 1, 0].map((ago) => monthAgo(ago).slice(0, 7)));
  await app.service(Housekeeping).sweep();
  expect(await months()).toEqual(kept);
  expect(await app.service(KeptCounts).recountAll()).toMatchObject({ 'entries of the system log': 0 });
});

it('a replay writes anew what filters find entries by', async () => {
  const read = () => app.rows('select fact_id, job_id, account_ids, subscriber from system_log order by fact_id');
  await app.post('/api/auth/signin', { body: { email: 'c@district.example', password: 'not-the-password' } });
  await app.idle();
  await app.rows('delete from system_log where fact_id not in (select id from fact) returning 1');
  const before = await read();
  await app.rows(`update system_log set job_id = fact_id, account_ids = array[fact_id], subscriber = 'x' returning 1`);
  await app.service(LogReplay).replay('system-log', () => undefined);
  await app.idle();
  expect(await read()).toEqual(before);
});

it('events stay, and a replay brings back what the retention keeps, and no more', async () => {
  for (const email of ['a@district.example', 'b@district.example'])
    await app.post('/api/auth/signin', { body: { email, password: 'not-the-password' } });
  await app.idle();
  const [{ count: events } = { count: 0 }] = await app.rows<{ count: number }>(
    'select count(*)::int as count from fact',
  );
  expect(events).toBeGreaterThan(1);
  await app.rows('update fact set occurred_at = ? where seq = (select min(seq) from fact) returning 1', [monthAgo(5)]);
  await app.rows('delete from system_log where true returning 1');
  await app.service(LogReplay).replay('system-log', () => undefined);
  await app.idle();
  const entries = await app.rows('select 1 from system_log');
  expect(entries).toHaveLength(events - 1);
  expect(await months()).toEqual([monthAgo(0).slice(0, 7)]);
});
