import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import fc from '#test/support/fast-check.js';
import { createEmployer, createOpenJob } from '#test/support/fixtures/applying.js';
import { writeLogEntries } from '#test/support/fixtures/system-log.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import type { LogEntry, LogPage } from './contract/api/log.js';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startApp();
  admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
});
afterAll(() => app?.close());

/** Asks until the total is counted. */
const ask = (query: Record<string, string | number>): Promise<LogPage> =>
  eventually(async () => {
    const path = `/api/logs?${new URLSearchParams(query as Record<string, string>)}`;
    const { status, body } = await app.get(path, { as: admin.token });
    if (status !== 200 || body.isCounting) throw new Error(JSON.stringify(body));
    return body;
  });

describe('filters of the system log', () => {
  const ACCOUNTS: string[] = [randomUUID(), randomUUID()];
  const EVENTS = ['JobSaved', 'JobFilled', 'SubscriberFailed'];
  const SUBSCRIBERS = [undefined, 'job-search', 'deliver-mail'];
  const LEVELS = ['info', 'warning', 'error'];
  const entries = Array.from({ length: 3_000 }, (_, n) => ({
    // Over some 100 days, several at the same instant.
    at: new Date(Date.parse('2021-01-20T12:00:00Z') + Math.floor(n / 3) * 8_640_000).toISOString(),
    level: LEVELS[(n * 7) % 3] ?? '',
    message: `Entry ${n} ${n % 40 === 0 ? 'RARE word' : 'usual words'} of job ${70_000 + (n % 9)}`,
    factName: EVENTS[(n * 5) % 3] ?? '',
    accountIds: n % 60 === 0 ? ACCOUNTS : n % 7 === 0 ? ACCOUNTS.slice(1) : [],
    subscriber: SUBSCRIBERS[(n * 11) % 3],
  }));
  beforeAll(async () => {
    // Entries that are written meanwhile would be in one of two totals that are compared.
    await app.idle();
    await writeLogEntries(app, entries);
  });

  it('have the entries that a look at each one finds, on every page, newest first', async () => {
    const filter = fc.record(
      {
        level: fc.constantFrom(...LEVELS),
        date: fc.constantFrom('2021-01-31', '2021-02-01', '2021-03-14'),
        message: fc.constantFrom('rare', 'usual', 'entry 1', 'words of job 70003', 'job 70003 of', 'nothing like it'),
        factName: fc.constantFrom(...EVENTS, 'NoSuchFact'),
        subscriber: fc.constantFrom('job-search', 'no-such-subscriber'),
        accountId: fc.constantFrom<string>(...ACCOUNTS, randomUUID()),
      },
      { requiredKeys: [] },
    );
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
    const expected = (given: Record<string, string | undefined>) =>
      entries
        .filter(
          (entry) =>
            (!given.level || entry.level === given.level) &&
            (!given.date || day.format(new Date(entry.at)) === given.date) &&
            (!given.message || entry.message.toLowerCase().includes(given.message)) &&
            (!given.factName || entry.factName === given.factName) &&
            (!given.subscriber || entry.subscriber === given.subscriber) &&
            (!given.accountId || entry.accountIds.includes(given.accountId)),
        )
        .map(({ message }) => message);
    await fc.assert(
      fc.asyncProperty(filter, fc.constantFrom(7, 100, 500), async (given, limit) => {
        // Entries of the set-up itself are newer than all of these.
        const query = Object.keys(given).length ? given : { message: 'entry' };
        const all = expected(query);
        const found: LogEntry[] = [];
        const pages = Math.min(6, Math.ceil(all.length / limit) + 1);
        for (let page = 0; page < pages; page += 1) {
          const { items, totalItemsCount } = await ask({ ...query, limit, offset: page * limit });
          expect(totalItemsCount).toBe(all.length + (await newer(query)));
          found.push(...items.filter(({ message }) => message.startsWith('Entry ')));
        }
        expect(found.map(({ timestamp }) => timestamp)).toEqual(
          found
            .map(({ timestamp }) => timestamp)
            .toSorted()
            .reverse(),
        );
        expect(new Set(found.map(({ message }) => message)).size).toBe(found.length);
        if (pages * limit >= all.length + 500) expect(found).toHaveLength(all.length);
        for (const { message } of found) expect(all).toContain(message);
      }),
      { numRuns: 60 },
    );
  });

  /** Entries of the set-up that the filter finds too. */
  const newer = async (query: Record<string, string | undefined>) => {
    const { items } = await ask({ ...(query as Record<string, string>), limit: 100 });
    return items.filter(({ message }) => !message.startsWith('Entry ')).length;
  };
});

it('entries down to one of them are counted as they are now, also those of its very instant', async () => {
  const write = (count: number, at: string) =>
    writeLogEntries(
      app,
      Array.from({ length: count }, (_, n) => ({ at, level: 'info', message: `Alike ${n}` })),
    );
  await write(4, '2020-06-01T12:00:00Z');
  const { items } = await ask({ message: 'alike' });
  const [newest, , third] = items.map(({ id }) => id);
  const countDownTo = async (id: string | undefined) =>
    (await ask({ message: 'alike', downTo: id ?? '' })).totalItemsCount;
  expect([await countDownTo(newest), await countDownTo(third)]).toEqual([1, 3]);
  await write(2, '2020-06-01T12:00:01Z');
  expect(await countDownTo(items.at(-1)?.id)).toBe(6);
  expect(await countDownTo(randomUUID())).toBe(6);
});

it('a filter by the number of a posting finds all about it, also of its time as a draft', async () => {
  const employer = await createEmployer(app);
  const id = await createOpenJob(app, employer);
  await app.idle();
  const [job] = await app.rows<{ number: number }>('select job_listing_number as number from job where id = ?', [id]);
  const { items, totalItemsCount } = await ask({ jobListingNumber: job?.number ?? 0 });
  expect(items.map(({ factName }) => factName)).toEqual(['JobPosted', 'JobSaved']);
  expect(totalItemsCount).toBe(2);
  expect(await ask({ jobListingNumber: 2_147_483_647 })).toEqual({ items: [], totalItemsCount: 0, isCounting: false });
});

it('an empty filter is none, and an account is found however its id is written', async () => {
  const all = await ask({});
  for (const name of ['factName', 'subscriber', 'message'])
    expect(await ask({ [name]: '' })).toMatchObject({ totalItemsCount: all.totalItemsCount, items: all.items });
  const employer = await createEmployer(app, 2);
  await createOpenJob(app, employer);
  await app.idle();
  const { totalItemsCount } = await ask({ accountId: employer.id.toUpperCase() });
  expect(totalItemsCount).toBeGreaterThan(0);
});

it('a part of a message is found with the blanks and dashes that a program put for the plain ones', async () => {
  await writeLogEntries(app, [{ at: '2020-07-01T12:00:00Z', level: 'info', message: 'Sign-in of the owl refused' }]);
  for (const message of ['sign-in of the owl', 'Sign\u2011in of\u00a0the owl', 'sign\u2013in\u200b of the owl'])
    expect([message, (await ask({ message })).totalItemsCount]).toEqual([message, 1]);
});

it('messages name people, postings and organizations as they are called now, and store none of it', async () => {
  const employer = await createEmployer(app, 1);
  const id = await createOpenJob(app, employer, { title: 'Teacher of Latin' });
  await app.rows("update account set last_name = 'Keller' where id = ? returning 1", [employer.id]);
  await app.idle();
  const [posted] = (await ask({ accountId: employer.id, factName: 'JobPosted' })).items;
  const [job] = await app.rows<{ number: number }>('select job_listing_number as number from job where id = ?', [id]);
  expect(posted?.message).toBe(`Job ${job?.number} opened to applicants, by account ${employer.id.slice(-8)}`);
  expect(posted?.parts).toEqual([
    { text: `Teacher of Latin, No. ${job?.number}`, target: { kind: 'job', id } },
    { text: ' opened to applicants, by ' },
    { text: 'Robin Keller', target: { kind: 'account', id: employer.id } },
  ]);
  expect(await app.rows("select 1 from system_log where message ~* 'latin|keller'")).toEqual([]);
  // A deleted posting cannot be opened.
  await app.rows('update job set deleted_at = now() where id = ? returning 1', [id]);
  const [deleted] = (await ask({ accountId: employer.id, factName: 'JobPosted' })).items;
  expect(deleted?.parts[0]).toEqual({ text: `Teacher of Latin, No. ${job?.number}` });
});

it('entries about a person are found by name and address, which no message stores (E6)', async () => {
  const someone = await createSignedInUser(app, {});
  await app.rows("update account set first_name = 'Wilhelmina', last_name = 'Vanderbilt' where id = ? returning 1", [
    someone.id,
  ]);
  await app.idle();
  const ofAccount = await ask({ accountId: someone.id });
  expect(ofAccount.totalItemsCount).toBeGreaterThan(0);
  for (const message of ['vanderbilt', 'Wilhelmina Vander', 'Vanderbilt, Wilh', someone.email.toUpperCase()]) {
    const found = await ask({ message });
    expect([message, found.totalItemsCount]).toEqual([message, ofAccount.totalItemsCount]);
    expect(found.items.map(({ id }) => id)).toEqual(ofAccount.items.map(({ id }) => id));
  }
  expect((await ask({ message: 'vanderbilt nobody' })).totalItemsCount).toBe(0);
});

it('an account that is gone stays an id', async () => {
  const { id } = await createSignedInUser(app, {});
  await app.idle();
  await app.rows(
    "insert into fact (id, aggregate_id, number, name, version, payload) values (?, ?, 99, 'SignedOut', 1, ?)",
    [randomUUID(), randomUUID(), JSON.stringify({ userId: randomUUID() })],
  );
  await app.idle();
  const [entry] = (await ask({ factName: 'SignedOut' })).items;
  expect(entry?.parts).toEqual([{ text: entry?.message }]);
  expect(entry?.message).not.toContain(id.slice(-8));
});
