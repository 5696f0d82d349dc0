import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { JOB_SEARCH } from '#modules/job-search/index/job-search.index.js';
import { IndexUpdater } from '#platform/search/read-index/index-updater.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import {
  cloneSeekers,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  submit,
} from '../support/fixtures/applying.js';
import { type Call, isAccepted, isRefused, recordCall } from '../support/linearizability.js';
import { expectInvariants, expectNothingBut, FULL } from './invariants.js';

const APPLICANTS = FULL ? 1_000 : 200;
const AHEAD_MS = 2_000;
/** Minimum time until the last call, so that the deadline falls among the calls on a fast machine too. */
const SPREAD_MS = 4_000;
/** Few callers, so that responses are fast: the waiting time limits the precision of the deadline. */
const LANES = 3;

/** Concurrent waiters for the job: as many as wait in the database; further ones of an instance wait for their turn. */
const WAITING = 4;

let app: TestApp;
let boss: Employer;
let people: Seeker[];
beforeAll(async () => {
  app = await startApp();
  boss = await createEmployer(app);
  people = await cloneSeekers(app, await createSeeker(app), APPLICANTS);
});
afterAll(() => app?.close());

describe('(F12, I1, I2, I3, I4) a deadline is decided by the database', () => {
  it('none is accepted after it, none refused before', async () => {
    const jobId = await createOpenJob(app, boss);
    const [row] = await app.rows<{ deadline: string }>(
      `update job set end_date = date_trunc('milliseconds', clock_timestamp()) + ? * interval '1 millisecond'
      where id = ? returning end_date as deadline`,
      [AHEAD_MS, jobId],
    );
    const deadline = new Date(row?.deadline ?? '').getTime();
    const acknowledged: { id: string; jobId: string; userId: string }[] = [];
    const begun = performance.now();
    const queue = people.map((person, at) => ({ person, due: begun + (at * SPREAD_MS) / people.length }));
    const calls: Call[] = [];
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { person, due } = next;
        await pause(Math.max(0, due - performance.now()));
        const call = recordCall(async () => {
          const reply = await submit(app, person, jobId);
          if (reply.status === 201) acknowledged.push({ id: reply.body.id, jobId, userId: person.id });
          else expect(reply.body.message).toBe('No longer accepting applications');
          return reply;
        });
        calls.push(await call);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const [accepted, refused] = [calls.filter(isAccepted), calls.filter(isRefused)];
    expect(accepted.length + refused.length).toBe(APPLICANTS);
    expect(Math.min(accepted.length, refused.length)).toBeGreaterThan(0);
    // Database and test share one clock.
    expect(accepted.filter(({ sentAt }) => sentAt > deadline)).toEqual([]);
    expect(refused.filter(({ answeredAt }) => answeredAt < deadline)).toEqual([]);
    const late = await app.rows(
      `select a.id from application a join job j on j.id = a.job_id
       join fact f on f.aggregate_id = a.id and f.name = 'ApplicationSubmitted'
      where (f.payload ->> 'submittedAt')::timestamptz > j.end_date`,
    );
    expect(late).toEqual([]);
    // No event brought the index the deadline that was set by hand.
    await app.service(IndexUpdater).refresh(JOB_SEARCH.name, [jobId]);
    await expectInvariants(app);
    await expectNothingBut(app, acknowledged);
  });

  it('one that had to wait for the job beyond it is refused, since the clock is read once the job is held', async () => {
    const jobId = await createOpenJob(app, boss);
    const holder = new pg.Client({ connectionString: app.home.databaseUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query("update job set end_date = clock_timestamp() + interval '2 seconds' where id = $1", [jobId]);
      const waiting = people.slice(0, WAITING).map((person) => submit(app, person, jobId));
      await eventually(async () => {
        const locks =
          "select count(*)::int as n from pg_locks where not granted and locktype in ('transactionid', 'tuple')";
        expect(await app.rows(locks)).toEqual([{ n: WAITING }]);
      });
      await eventually(async () => {
        const { rows } = await holder.query('select end_date < clock_timestamp() as passed from job where id = $1', [
          jobId,
        ]);
        expect(rows).toEqual([{ passed: true }]);
      });
      await holder.query('commit');
      expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(WAITING).fill(409));
      expect(await app.rows('select id from application where job_id = ?', [jobId])).toEqual([]);
    } finally {
      await holder.end();
    }
  });
});
