import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { DeliveryQueues } from '#platform/events/delivery-queues.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { effects, failuresLeft, heldSteps, moveProbe, PROBE_TABLES, ProbeModule } from '#test/services/probe.module.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createEmployer } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { deleteQueuedJobs } from '#test/support/queue-loss.js';
import type { DeadLettersPage, QueueReport, QueueSubscriber } from './contract/api/queues.js';

const ATTEMPTS = 2;
/** So long that two attempts end before it on a busy machine: a sweep between them would deliver a third time. */
const OVERDUE_MS = 4_000;

describe.each(SETS)('queues as Super Admins see them, %s', (set) => {
  let app: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    const retry = new RetryPolicy(ATTEMPTS, 20, OVERDUE_MS);
    app = await startApp({ set, retry, extraModules: [ProbeModule], prepare: PROBE_TABLES });
    admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
  });
  afterAll(() => app?.close());

  const report = async (): Promise<QueueReport> => (await app.get('/api/queues', { as: admin.token })).body;
  const subscriber = async (name: string): Promise<QueueSubscriber> => {
    const found = (await report()).subscribers.find((one) => one.name === name);
    if (!found) throw new Error(`The report has no ${name}.`);
    return found;
  };
  const letters = async (query = ''): Promise<DeadLettersPage> =>
    (await app.get(`/api/queues/deadLetters${query}`, { as: admin.token })).body;
  const post = (path: string, body: object = {}) => app.post(`/api/queues/${path}`, { as: admin.token, body });
  const eventsNamed = (name: string) =>
    app.rows('select payload, actor_id as "actorId" from fact where name = ? order by seq', [name]);
  const giveUp = async (step: number): Promise<string> => {
    failuresLeft.set(step, ATTEMPTS);
    return moveProbe(app.database, [step]);
  };

  it('are refused to everybody else', async () => {
    const employer = await createEmployer(app);
    const calls = [
      app.get('/api/queues', { as: employer.token }),
      app.get('/api/queues/deadLetters', { as: employer.token }),
      app.post('/api/queues/deadLetters/retry', { as: employer.token, body: {} }),
      app.post(`/api/queues/deadLetters/${randomUUID()}/retry`, { as: employer.token }),
      app.post('/api/queues/probe-steady/pause', { as: employer.token, body: { reason: 'x' } }),
      app.post('/api/queues/probe-steady/resume', { as: employer.token }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
    expect(await app.rows('select 1 from paused_subscriber')).toEqual([]);
  });

  it('tell what is done today, and what was not done before', async () => {
    await app.idle();
    const before = await subscriber('probe-steady');
    await moveProbe(app.database, [1, 2, 3]);
    await app.idle();
    const [{ id } = { id: '' }] = await app.rows<{ id: string }>(
      `select fact_id as id from inbox where subscriber = 'probe-steady' order by handled_at limit 1`,
    );
    await eventually(async () =>
      expect(await subscriber('probe-steady')).toMatchObject({ doneToday: before.doneToday + 3, oldestSeconds: null }),
    );
    await app.rows(
      `update inbox set handled_at = date_trunc('day', now() at time zone 'America/New_York') at time zone 'America/New_York'
         - interval '1 millisecond' where subscriber = 'probe-steady' and fact_id = ? returning 1`,
      [id],
    );
    await eventually(async () =>
      expect(await subscriber('probe-steady')).toMatchObject({ doneToday: before.doneToday + 2 }),
    );
  });

  it('show what was given up and why, and deliver it once however many try it again', async () => {
    const probe = await giveUp(50);
    await eventually(async () => expect((await letters()).totalItemsCount).toBe(1));
    const [letter] = (await letters('?subscriber=probe-fragile')).items;
    expect(letter).toMatchObject({
      subscriber: 'probe-fragile',
      factName: 'ProbeMoved',
      attempts: ATTEMPTS,
      job: null,
    });
    expect(letter?.error).toBe('Error: probe step 50 fails');
    expect((await letters('?subscriber=probe-steady')).items).toEqual([]);
    await eventually(async () => expect(await subscriber('probe-fragile')).toMatchObject({ gaveUp: 1 }));

    const tries = await Promise.all(Array.from({ length: 4 }, () => post(`deadLetters/${letter?.id}/retry`)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(tries.find(({ status }) => status === 200)?.body).toEqual({ retried: 1, pausedSubscribers: [] });
    expect(tries.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'not_given_up' });
    await eventually(async () => expect(await effects(app.database, 'fragile', probe)).toEqual([50]));
    expect(await letters()).toEqual({ items: [], totalItemsCount: 0 });
    expect(await eventsNamed('DeadLettersReplayed')).toEqual([
      { payload: { facts: 1, subscriber: 'probe-fragile', factId: letter?.factId }, actorId: admin.id },
    ]);
  });

  it('say of a subscriber that this version does not have that it cannot be tried again', async () => {
    const id = randomUUID();
    await app.rows(
      `insert into dead_letter (id, subscriber, fact_id, error, attempts)
       select ?, 'of-another-version', id, 'Error: no', 10 from fact order by seq limit 1 returning 1`,
      [id],
    );
    const { status, body } = await post(`deadLetters/${id}/retry`);
    expect([status, body.code]).toEqual([409, 'no_such_subscriber']);
    expect(body.message).toContain('of-another-version');
    expect((await letters()).totalItemsCount).toBe(1);
    await app.rows('delete from dead_letter where id = ? returning 1', [id]);
    expect((await post(`deadLetters/${id}/retry`)).body).toMatchObject({ code: 'not_given_up' });
  });

  it('try all again, those of a subscriber alone, and say how many', async () => {
    const probes = await Promise.all([60, 61, 62].map(giveUp));
    await eventually(async () => expect((await letters()).totalItemsCount).toBe(3));
    expect((await letters('?limit=2&offset=2')).items).toHaveLength(1);
    expect((await post('deadLetters/retry', { subscriber: 'probe-steady' })).body).toMatchObject({ retried: 0 });
    expect((await post('deadLetters/retry', { subscriber: 'nobody' })).status).toBe(404);
    const both = await Promise.all([post('deadLetters/retry'), post('deadLetters/retry')]);
    expect(both.reduce((sum, { body }) => sum + body.retried, 0)).toBe(3);
    await eventually(async () => {
      const all = await Promise.all(probes.map((id) => effects(app.database, 'fragile', id)));
      expect(all).toEqual([[60], [61], [62]]);
    });
  });

  it('leave out a dead letter that a process which ended has delivered, and forget it', async () => {
    const probe = await giveUp(70);
    await eventually(async () => expect((await letters()).totalItemsCount).toBe(1));
    await app.rows(`insert into inbox (subscriber, fact_id) select subscriber, fact_id from dead_letter returning 1`);
    expect(await letters()).toEqual({ items: [], totalItemsCount: 0 });
    await eventually(async () => expect(await app.rows('select 1 from dead_letter')).toEqual([]));
    expect(await effects(app.database, 'fragile', probe)).toEqual([]);
  });

  it('pause a subscriber for a reason, deliver nothing to it, and go on where it stood', async () => {
    expect((await post('probe-steady/pause', { reason: '  ' })).body.fields).toMatchObject([{ path: 'reason' }]);
    expect((await post('probe-steady/pause', { reason: 'x'.repeat(251) })).status).toBe(400);
    expect((await post('nobody/pause', { reason: 'x' })).status).toBe(404);
    const { status, body } = await post('probe-steady/pause', { reason: ' Mail server moves ' });
    expect(status).toBe(200);
    const { paused } = (body as QueueReport).subscribers.find(({ name }) => name === 'probe-steady') ?? {};
    expect(paused).toMatchObject({ reason: 'Mail server moves', by: { id: admin.id, name: expect.any(String) } });
    expect((await post('probe-steady/pause', { reason: 'again' })).body).toMatchObject({ code: 'already_paused' });

    const probe = await moveProbe(app.database, [81, 82, 83]);
    await eventually(async () => expect(await effects(app.database, 'fragile', probe)).toEqual([81, 82, 83]));
    await eventually(async () => expect(await subscriber('probe-steady')).toMatchObject({ waiting: 3, active: 0 }));
    // Null while a busy queue does not answer in time.
    await eventually(async () => expect((await subscriber('probe-steady')).paused?.isEffective).toBe(true));
    // A sweep that finds the three overdue neither warns nor adds.
    const sweptWhenOverdue = `select 1 from subscription where subscriber = 'probe-steady'
      and swept_at > (select max(published_at) + interval '${OVERDUE_MS} milliseconds' from fact)`;
    await eventually(async () => expect(await app.rows(sweptWhenOverdue)).toHaveLength(1), { within: 30_000 });
    expect(await effects(app.database, 'steady', probe)).toEqual([]);
    // Null as well.
    await eventually(async () =>
      expect((await app.get('/api/health/ready')).body).toMatchObject({
        waiting: { pausedSubscribers: { count: 1 }, overdueDeliveries: { count: 0 } },
        deliveries: { 'probe-steady': 3 },
      }),
    );

    expect((await post('probe-steady/resume')).status).toBe(200);
    expect((await post('probe-steady/resume')).body).toMatchObject({ code: 'not_paused' });
    await eventually(async () => expect(await effects(app.database, 'steady', probe)).toEqual([81, 82, 83]));
    for (const name of ['SubscriberPaused', 'SubscriberResumed'])
      expect(await eventsNamed(name)).toEqual([{ payload: { subscriber: 'probe-steady' }, actorId: admin.id }]);
  });

  it('say that what is tried again waits where its subscriber is paused', async () => {
    const probe = await giveUp(90);
    await eventually(async () => expect((await letters()).totalItemsCount).toBe(1));
    await post('probe-fragile/pause', { reason: 'A defect' });
    expect((await post('deadLetters/retry')).body).toEqual({ retried: 1, pausedSubscribers: ['probe-fragile'] });
    expect(await effects(app.database, 'fragile', probe)).toEqual([]);
    await post('probe-fragile/resume');
    await eventually(async () => expect(await effects(app.database, 'fragile', probe)).toEqual([90]));
  });

  it('call a pause effective once the delivery that runs has ended', async () => {
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    heldSteps.set(95, { begin: begun.resolve, release: held.promise });
    const probe = await moveProbe(app.database, [95]);
    try {
      await begun.promise;
      await eventually(async () => expect((await subscriber('probe-steady')).active).toBe(1));
      await post('probe-steady/pause', { reason: 'A defect' });
      await eventually(async () => expect((await subscriber('probe-steady')).paused?.isEffective).toBe(false));
    } finally {
      held.resolve();
    }
    await eventually(async () => expect((await subscriber('probe-steady')).paused?.isEffective).toBe(true));
    expect(await effects(app.database, 'steady', probe)).toEqual([95]);
    await post('probe-steady/resume');
  });

  it('pause over all instances, also after a restart and where a queue has lost its pause', async () => {
    await post('probe-steady/pause', { reason: 'A defect' });
    await app.service(DeliveryQueues).queue('probe-steady').resume();
    const isPaused = () => app.service(DeliveryQueues).queue('probe-steady').isPaused();
    await eventually(async () => expect(await isPaused()).toBe(true));
    await deleteQueuedJobs(app, set);
    await eventually(async () => expect(await isPaused()).toBe(true));
    const other = await startApp({ set, extraModules: [ProbeModule], beside: app });
    try {
      const probe = await moveProbe(app.database, [97]);
      await eventually(async () => expect(await effects(app.database, 'fragile', probe)).toEqual([97]));
      expect(await effects(app.database, 'steady', probe)).toEqual([]);
      await app.rows("delete from paused_subscriber where subscriber = 'probe-steady' returning 1");
      await eventually(async () => expect(await effects(app.database, 'steady', probe)).toEqual([97]));
    } finally {
      await other.close();
    }
  });
});

it('tells of unavailable queues, shows dead letters all the same, and keeps them where they cannot be tried again', async () => {
  const app = await startApp({ redisUrl: 'redis://127.0.0.1:1' });
  try {
    const { token: as } = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
    await app.rows(
      `insert into dead_letter (id, subscriber, fact_id, error, attempts)
       select gen_random_uuid(), 'deliver-mail', id, 'Error: no', 10 from fact order by seq limit 1 returning 1`,
    );
    const { body } = await app.get('/api/queues', { as });
    expect(body.areQueuesAvailable).toBe(false);
    const mail = (body as QueueReport).subscribers.find(({ name }) => name === 'deliver-mail');
    expect(mail).toMatchObject({ waiting: null, active: null, gaveUp: 1 });
    expect(body.outbox.waiting).toBeGreaterThan(0);
    expect((await app.get('/api/queues/deadLetters', { as })).body.totalItemsCount).toBe(1);
    expect((await app.post('/api/queues/deadLetters/retry', { as, body: {} })).status).toBe(503);
    expect((await app.get('/api/queues/deadLetters', { as })).body.totalItemsCount).toBe(1);
  } finally {
    await app.close();
  }
});
