import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { failuresLeft, moveProbe, PROBE_TABLES, ProbeModule } from '#test/services/probe.module.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';
import { writeLogEntries } from '#test/support/fixtures/system-log.js';
import { createAccount, createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import type { LogEntry, LogPage } from './contract/api/log.js';

describe.each(SETS)('the system log, %s', (set) => {
  let app: TestApp;
  let world: PostingsFixture;

  beforeAll(async () => {
    app = await startApp({ set, retry: new RetryPolicy(2, 20), extraModules: [ProbeModule], prepare: PROBE_TABLES });
    world = await createPostingsFixture(app);
  });
  afterAll(() => app?.close());

  const log = async (query: Record<string, string | number> = {}): Promise<LogPage> => {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) search.set(key, String(value));
    const { status, body } = await app.get(`/api/logs?${search}`, { as: world.admin.token });
    expect(status).toBe(200);
    return body;
  };
  const messages = ({ items }: LogPage) => items.map(({ message }) => message);

  it('tells a posting from its draft to its end, newest first, with its listing number [W18.3, W18.4]', async () => {
    const target = { organization: HARRISBURG, position: world.superintendent.id };
    const { id, version, jobListingNumber } = await createJob(app, world.poster, { ...target, status: 'open' });
    const move = (as: TestUser, body: Record<string, unknown>) =>
      app.patch(`/api/jobs/${id}/status`, { as: as.token, body });
    expect((await move(world.manager, { status: 'open', version })).status).toBe(200);
    expect((await move(world.manager, { status: 'closed' })).status).toBe(200);
    await app.idle();
    const by = `, by account ${world.manager.id.slice(-8)}`;
    expect(messages(await log({ message: `Job ${jobListingNumber} ` }))).toEqual([
      `Job ${jobListingNumber} closed${by}`,
      `Job ${jobListingNumber} approved and opened to applicants${by}`,
      `Job ${jobListingNumber} submitted for approval, by account ${world.poster.id.slice(-8)}`,
      `Job ${jobListingNumber} saved, by account ${world.poster.id.slice(-8)}`,
    ]);
  });

  it('warns of a refused sign-in', async () => {
    const { id, email } = await createAccount(app);
    await app.post('/api/auth/signin', { body: { email, password: 'not-the-password' } });
    await app.idle();
    const { items } = await log({ level: 'warning', message: id.slice(-8) });
    expect(items).toEqual([
      {
        id: expect.any(String),
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        level: 'warning',
        factName: 'SignInRefused',
        message: `Sign-in refused (wrong password) for account ${id.slice(-8)}`,
        parts: [
          { text: 'Sign-in refused (wrong password) for ' },
          { text: 'Robin Miller', target: { kind: 'account', id } },
        ],
      },
    ]);
  });

  it('names the privileges and each organization that were granted', async () => {
    const { id, email } = await createAccount(app, { firstName: 'Joanne', lastName: 'Kellar', privileges: [9] });
    const changed = { id, email, firstName: 'Joanne', lastName: 'Kellar', version: 1 };
    const organizations = [HARRISBURG, '113369003'];
    const body = { ...changed, privileges: [9, 1], organizations };
    const admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
    expect((await app.patch(`/api/users/${id}`, { as: admin.token, body })).status).toBe(200);
    await app.idle();
    const { items } = await log({ message: `Granted to account ${id.slice(-8)}: Job Posting` });
    const named = (items[0]?.parts ?? []).flatMap(({ target }) => (target?.kind === 'organization' ? [target.id] : []));
    expect(named.sort()).toEqual([...organizations].sort());
  });

  it('calls what the event stream gave up on an error', async () => {
    failuresLeft.set(7, 99);
    await moveProbe(app.database, [7]);
    await app.idle();
    const { items, totalItemsCount } = await log({ level: 'error' });
    expect(totalItemsCount).toBe(1);
    expect(items[0]?.message).toMatch(/^probe-fragile gave up on ProbeMoved \w{8} after 2 attempts/);
    expect(messages(await log({ message: 'probe moved' }))).toEqual(['Probe moved']);
  });

  it('has one entry per event, and nothing of a person', async () => {
    await app.idle();
    const events = await app.rows<{ id: string }>('select id from fact');
    const entries = await app.rows<{ fact_id: string; message: string }>('select fact_id, message from system_log');
    expect(entries.map(({ fact_id }) => fact_id).sort()).toEqual(events.map(({ id }) => id).sort());
    for (const { message } of entries) expect(message).not.toMatch(/@|Robin|Miller|Teacher/i);
  });
});

describe('GET /api/logs', () => {
  let app: TestApp;
  let admin: TestUser;

  beforeAll(async () => {
    app = await startApp();
    admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
  });
  afterAll(() => app?.close());

  /** A total may take longer than a page waits for it. */
  const ask = (query: string) =>
    eventually(async () => {
      const reply = await app.get(`/api/logs?${query}`, { as: admin.token });
      if (reply.body.isCounting) throw new Error('The total is still being counted.');
      return reply;
    });
  const write = (entries: [at: string, level: string, message: string][]) =>
    writeLogEntries(
      app,
      entries.map(([at, level, message]) => ({ at, level, message })),
    );

  it('is for the Super Admin only [P11.12, W18.1]', async () => {
    expect((await app.get('/api/logs')).status).toBe(401);
    const { SuperAdmin: _, ...others } = Privilege;
    const colleague = await createSignedInUser(app, { privileges: Object.values(others) });
    expect((await app.get('/api/logs', { as: colleague.token })).status).toBe(403);
    expect((await ask('')).status).toBe(200);
  });

  it('reads a day as one in Pennsylvania, in winter and in summer [W18.3]', async () => {
    await write([
      ['2025-01-15T04:59:59.999Z', 'info', 'winter before'],
      ['2025-01-15T05:00:00Z', 'info', 'winter first'],
      ['2025-01-16T04:59:59.999Z', 'info', 'winter last'],
      ['2025-01-16T05:00:00Z', 'info', 'winter after'],
      ['2025-07-15T03:59:59Z', 'info', 'summer before'],
      ['2025-07-15T04:00:00Z', 'info', 'summer first'],
    ]);
    const day = async (date: string) => (await ask(`date=${date}`)).body.items.map((entry: LogEntry) => entry.message);
    expect(await day('2025-01-15')).toEqual(['winter last', 'winter first']);
    expect(await day('2025-07-15')).toEqual(['summer first']);
    expect(await day('2025-03-01')).toEqual([]);
  });

  it('finds a part of a message in any case, and a percent sign as itself [W18.3]', async () => {
    await write([
      ['2024-01-01T12:00:00Z', 'info', 'Backlog at 100% of Plan_B'],
      ['2024-01-01T12:00:00Z', 'info', 'Backlog at 100 of PlanXB'],
    ]);
    const found = async (text: string) => (await ask(`message=${encodeURIComponent(text)}`)).body.totalItemsCount;
    expect(await found('BACKLOG')).toBe(2);
    expect(await found('100%')).toBe(1);
    expect(await found('plan_b')).toBe(1);
    expect(await found("'; drop table system_log")).toBe(0);
  });

  it('comes in pages of 25, up to 500, and loses none of the same instant [W18.3, W20.9]', async () => {
    await write(Array.from({ length: 560 }, (_, n) => ['2023-05-05T12:00:00Z', 'error', `tie ${n}`]));
    expect((await ask('message=tie')).body.items).toHaveLength(25);
    const first = await ask('message=tie&level=error&date=2023-05-05&limit=500');
    const second = await ask('message=tie&level=error&date=2023-05-05&limit=500&offset=500');
    expect([first, second].map(({ body }) => [body.items.length, body.totalItemsCount])).toEqual([
      [500, 560],
      [60, 560],
    ]);
    const seen = [...first.body.items, ...second.body.items].map((entry: LogEntry) => entry.message);
    expect(new Set(seen).size).toBe(560);
    expect((await ask('message=tie&level=warning')).body).toEqual({ items: [], totalItemsCount: 0, isCounting: false });
  });

  it.each([
    ['level=fatal', 'level'],
    ['limit=501', 'limit'],
    ['limit=0', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1000001', 'offset'],
    ['date=15.01.2025', 'date'],
    ['date=2025-02-30', 'date'],
    ['message=a&message=b', 'message'],
    ['accountId=5f1c2ab9', 'accountId'],
    ['jobListingNumber=x', 'jobListingNumber'],
    ['jobListingNumber=99999999999', 'jobListingNumber'],
    [`factName=${'x'.repeat(51)}`, 'factName'],
  ])('refuses ?%s', async (query, path) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.fields.map((field: { path: string }) => field.path)).toEqual([path]);
  });

  it('has nothing on the first and the last day that can be written, and refuses the year 0', async () => {
    for (const day of ['0001-01-01', '9999-12-31']) {
      expect((await ask(`date=${day}`)).body).toEqual({ items: [], totalItemsCount: 0, isCounting: false });
    }
    expect((await ask('date=0000-01-01')).status).toBe(400);
  });
});
