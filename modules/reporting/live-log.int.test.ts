import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { countReceived, followLog } from '#test/support/fixtures/live-log.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

describe.each(SETS)('GET /api/logs/live, %s', (set) => {
  let app: TestApp;
  let other: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    app = await startApp({ set });
    other = await startApp({ set, beside: app });
    admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
    await app.idle();
  });
  afterAll(async () => {
    await other?.close();
    await app?.close();
  });

  it('tells each new entry once, on every instance, whichever wrote it', async () => {
    const streams = [await followLog(app.url, admin.token), await followLog(other.url, admin.token)];
    await eventually(() => expect(streams.every(({ received }) => received.length > 0)).toBe(true));
    // What was written before the streams opened may be received after: notifications come in their order.
    await signIn(app);
    await app.idle();
    const [last] = await app.rows<{ at: Date }>('select max(at) as at from system_log');
    const latest = new Date(last?.at ?? 0).toISOString();
    await eventually(() => expect(streams.map(({ received }) => received.at(-1)?.latest)).toEqual([latest, latest]));
    const receivedBefore = streams.map(countReceived);
    const before = await count();
    for (let n = 0; n < 5; n += 1) await signIn(n % 2 ? app : other);
    await app.idle();
    const added = (await count()) - before;
    expect(added).toBeGreaterThanOrEqual(5);
    const received = () => streams.map((stream, index) => countReceived(stream) - (receivedBefore[index] ?? 0));
    await eventually(() => expect(received()).toEqual([added, added]));
    expect(streams[0]?.received.at(-1)?.latest).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    for (const { leave } of streams) leave();
  });

  it('tells only of entries that its filter finds', async () => {
    const [warnings, infos] = [
      await followLog(app.url, admin.token, 'level=warning&message=sign-in'),
      await followLog(app.url, admin.token, 'level=info&factName=SignInRefused'),
    ];
    await eventually(() => expect([warnings, infos].every(({ received }) => received.length > 0)).toBe(true));
    await signIn(app);
    await eventually(() => expect(countReceived(warnings)).toBe(1));
    expect(countReceived(infos)).toBe(0);
    for (const { leave } of [warnings, infos]) leave();
  });

  it('ends within seconds of its session or its right', async () => {
    const users = await Promise.all([0, 1].map(() => createSignedInUser(app, { privileges: [Privilege.SuperAdmin] })));
    const [left, demoted] = await Promise.all(users.map(({ token }) => followLog(app.url, token)));
    await eventually(() => expect([left, demoted].every((stream) => stream?.received.length)).toBe(true));
    await app.rows('update session set ended_at = now() where account_id = ? returning 1', [users[0]?.id]);
    await app.rows("update account set privileges = '{9}' where id = ? returning 1", [users[1]?.id]);
    await eventually(() => expect([left?.isOpen, demoted?.isOpen]).toEqual([false, false]));
  });

  it('is refused to others, and to an account with too many of them', async () => {
    const { SuperAdmin: _, ...others } = Privilege;
    const colleague = await createSignedInUser(app, { privileges: Object.values(others) });
    expect((await followLog(app.url, colleague.token)).status).toBe(403);
    expect((await app.get('/api/logs/live')).status).toBe(401);
    const headers = { authorization: `Bearer ${admin.token}` };
    for (let n = 0; n < 8; n += 1)
      expect((await fetch(`${app.url}/api/logs/live`, { method: 'HEAD', headers })).status).toBe(200);
    const streams = [];
    for (let n = 0; n < 8; n += 1) streams.push(await followLog(app.url, admin.token));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    for (const { leave } of streams) leave();
    await eventually(async () => {
      const again = await followLog(app.url, admin.token);
      again.leave();
      expect(again.status).toBe(200);
    });
  });

  it('is refused to everybody while an instance has a hundred of them', async () => {
    const users = await Promise.all(
      Array.from({ length: 18 }, () => createSignedInUser(app, { privileges: [Privilege.SuperAdmin] })),
    );
    const tokens = users.flatMap(({ token }) => Array.from({ length: 6 }, () => token)).slice(0, 100);
    const streams = [];
    for (const token of tokens) streams.push(await followLog(app.url, token));
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(100);
    const late = users.at(-1)?.token ?? '';
    expect((await followLog(app.url, late)).status).toBe(429);
    for (const { leave } of streams) leave();
    await eventually(async () => {
      const again = await followLog(app.url, late);
      again.leave();
      expect(again.status).toBe(200);
    });
  });

  it('does not keep an instance from ending', async () => {
    const third = await startApp({ set, beside: app });
    const stream = await followLog(third.url, admin.token);
    await third.close();
    // A request that does not end is cut.
    await eventually(() => expect(stream).toMatchObject({ isOpen: false, isComplete: true }));
  });

  const count = async () => (await app.rows<{ n: number }>('select count(*)::int as n from system_log'))[0]?.n ?? 0;
  const signIn = (at: TestApp) =>
    at.post('/api/auth/signin', { body: { email: admin.email, password: 'not-the-password' } });
});
