import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { failuresLeft, moveProbe, PROBE_TABLES, ProbeModule } from '#test/services/probe.module.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createEmployer, createOpenJob } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import type { LogDelivery, LogEntryDetail } from './contract/api/log-entry.js';

describe.each(SETS)('an entry of the system log, %s', (set) => {
  let app: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    app = await startApp({ set, retry: new RetryPolicy(3, 200), extraModules: [ProbeModule], prepare: PROBE_TABLES });
    admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
  });
  afterAll(() => app?.close());

  const detail = async (id: string): Promise<LogEntryDetail> => {
    const { status, body } = await app.get(`/api/logs/${id}`, { as: admin.token });
    expect([status, body]).toEqual([200, expect.any(Object)]);
    return body;
  };
  const eventOf = async (aggregateId: string, number = 1) => {
    const sql = 'select id from fact where aggregate_id = ? and number = ?';
    const [event] = await app.rows<{ id: string }>(sql, [aggregateId, number]);
    return event?.id ?? '';
  };
  const delivery = async (id: string, subscriber: string): Promise<LogDelivery | undefined> =>
    (await detail(id)).deliveries.find((one) => one.subscriber === subscriber);

  it('shows its event, and that each subscriber has handled it', async () => {
    const probe = await moveProbe(app.database, [41]);
    await app.idle();
    const id = await eventOf(probe);
    const { entry, fact: event, deliveries } = await detail(id);
    expect(entry).toMatchObject({ id, factName: 'ProbeMoved', message: 'Probe moved', level: 'info' });
    expect(event).toEqual({ number: 1, aggregateId: probe, actorId: null, actorName: null, payload: { step: 41 } });
    expect(deliveries.map(({ subscriber, state, attempts, error }) => [subscriber, state, attempts, error])).toEqual(
      ['probe-fragile', 'probe-steady', 'system-log'].map((name) => [name, 'delivered', 1, null]),
    );
  });

  it('shows a failed attempt with its error, and how many it took', async () => {
    failuresLeft.set(42, 1);
    const id = await eventOf(await moveProbe(app.database, [42]));
    await eventually(async () =>
      expect(await delivery(id, 'probe-fragile')).toMatchObject({
        state: expect.stringMatching(/retrying|delivered/),
        error: expect.stringContaining('probe step 42 fails'),
      }),
    );
    await app.idle();
    expect(await delivery(id, 'probe-fragile')).toMatchObject({
      state: 'delivered',
      attempts: 2,
      error: expect.stringContaining('probe step 42 fails'),
      deadLetterId: null,
    });
  });

  it('shows what was given up, and that it was delivered once it is tried again', async () => {
    failuresLeft.set(43, 3);
    const id = await eventOf(await moveProbe(app.database, [43]));
    await app.idle();
    const given = await delivery(id, 'probe-fragile');
    expect(given).toMatchObject({ state: 'gaveUp', attempts: 3, error: expect.stringContaining('step 43 fails') });
    await app.service(DeadLetters).retry({ id: given?.deadLetterId ?? '' }, null);
    await app.idle();
    expect(await delivery(id, 'probe-fragile')).toMatchObject({
      state: 'delivered',
      deadLetterId: null,
      attempts: 4,
      error: expect.stringContaining('step 43 fails'),
    });
  });

  it('counts the attempts before and after a second try, also when it is given up again', async () => {
    failuresLeft.set(48, 6);
    const id = await eventOf(await moveProbe(app.database, [48]));
    await app.idle();
    const first = await delivery(id, 'probe-fragile');
    await app.service(DeadLetters).retry({ id: first?.deadLetterId ?? '' }, null);
    await app.idle();
    const second = await delivery(id, 'probe-fragile');
    expect(second).toMatchObject({ state: 'gaveUp', attempts: 6 });
    await app.service(DeadLetters).retry({ id: second?.deadLetterId ?? '' }, null);
    await app.idle();
    expect(await delivery(id, 'probe-fragile')).toMatchObject({ state: 'delivered', attempts: 7 });
  });

  it('is there for an event that the log has no entry of, with the message that it would have', async () => {
    const employer = await createEmployer(app);
    const job = await createOpenJob(app, employer);
    await app.idle();
    const id = await eventOf(job, 2);
    const before = await detail(id);
    await app.rows('delete from system_log where fact_id = ? returning 1', [id]);
    expect(await detail(id)).toEqual({
      ...before,
      story: { ...before.story, entries: before.story.entries.filter((entry) => entry.id !== id) },
    });
  });

  it('names who caused it as long as the account is there', async () => {
    const employer = await createEmployer(app);
    const job = await createOpenJob(app, employer);
    await app.idle();
    const id = await eventOf(job, 2);
    expect((await detail(id)).fact).toMatchObject({ actorId: employer.id, actorName: expect.stringMatching(/\w/) });
    const nobody = randomUUID();
    await app.rows('update fact set actor_id = ? where id = ? returning 1', [nobody, id]);
    expect((await detail(id)).fact).toMatchObject({ actorId: nobody, actorName: null });
  });

  it('does not call what is older than a subscriber waiting', async () => {
    const id = await eventOf(await moveProbe(app.database, [44]));
    await app.idle();
    await app.rows("delete from inbox where subscriber = 'probe-steady' and fact_id = ? returning 1", [id]);
    await app.rows("update subscription set settled_until = now() where subscriber = 'probe-steady' returning 1");
    expect(await delivery(id, 'probe-steady')).toMatchObject({ state: 'notCovered', attempts: 0, at: null });
    await app.rows("insert into inbox (subscriber, fact_id) values ('probe-steady', ?) returning 1", [id]);
  });

  it('tells the story of a posting, oldest first, and that of another thing', async () => {
    const employer = await createEmployer(app);
    const id = await createOpenJob(app, employer);
    await app.patch(`/api/jobs/${id}/status`, { as: employer.token, body: { status: 'filled' } });
    await app.idle();
    const { story } = await detail(await eventOf(id, 2));
    expect(story.entries.map(({ factName }) => factName)).toEqual(['JobSaved', 'JobPosted', 'JobFilled']);
    expect(story.jobListingNumber).toEqual(expect.any(Number));
    expect(story.hasMore).toBe(false);
    const probe = await moveProbe(app.database, [45, 46]);
    await app.idle();
    const other = (await detail(await eventOf(probe))).story;
    expect([other.jobListingNumber, other.entries.length]).toEqual([null, 2]);
  });

  it('is for the Super Admin only, and an unknown one is not found', async () => {
    const id = await eventOf(await moveProbe(app.database, [47]));
    await app.idle();
    const { SuperAdmin: _, ...others } = Privilege;
    const colleague = await createSignedInUser(app, { privileges: Object.values(others) });
    expect((await app.get(`/api/logs/${id}`)).status).toBe(401);
    expect((await app.get(`/api/logs/${id}`, { as: colleague.token })).status).toBe(403);
    expect((await app.get(`/api/logs/${randomUUID()}`, { as: admin.token })).status).toBe(404);
    expect((await app.get('/api/logs/4711', { as: admin.token })).status).toBe(404);
  });
});
