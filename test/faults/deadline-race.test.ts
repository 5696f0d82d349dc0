import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { employer, newJob, type Seeker, seeker, seekersLike, submit } from '../support/applying.js';
import { type Call, isAccepted, isRefused, noted } from '../support/history.js';
import { expectInvariants } from '../support/invariants.js';

const APPLICANTS = process.env.FAULTS_FULL ? 1_000 : 200;
const AHEAD_MS = 2_000;
/** The calls are sent evenly over this time, so that the deadline falls among them. */
const SPREAD_MS = process.env.FAULTS_FULL ? 12_000 : 4_000;

let app: TestApp;
let jobId: string;
let people: Seeker[];
beforeAll(async () => {
  app = await startApp();
  jobId = await newJob(app, await employer(app));
  people = await seekersLike(app, await seeker(app), APPLICANTS);
}, 180_000);
afterAll(() => app?.close());

it('[F12, I1, I2, I3, I4] a deadline is decided by the database: none accepted after it, none refused before', async () => {
  const [row] = await app.rows<{ deadline: string }>(
    `update job set end_date = date_trunc('milliseconds', clock_timestamp()) + ? * interval '1 millisecond'
      where id = ? returning end_date as deadline`,
    [AHEAD_MS, jobId],
  );
  const deadline = new Date(row?.deadline ?? '').getTime();
  const acknowledged: { id: string; jobId: string; userId: string }[] = [];
  const calls = await Promise.all(
    people.map(async (person, at): Promise<Call> => {
      await pause((at * SPREAD_MS) / people.length);
      return noted(async () => {
        const reply = await submit(app, person, jobId);
        if (reply.status === 201) acknowledged.push({ id: reply.body.id, jobId, userId: person.id });
        else expect(reply.body.message).toBe('No longer accepting applications');
        return reply;
      });
    }),
  );
  const [accepted, refused] = [calls.filter(isAccepted), calls.filter(isRefused)];
  expect(accepted.length + refused.length).toBe(APPLICANTS);
  expect(Math.min(accepted.length, refused.length)).toBeGreaterThan(0);
  // Database and test share one machine, hence one clock.
  expect(accepted.filter(({ sentAt }) => sentAt > deadline)).toEqual([]);
  expect(refused.filter(({ answeredAt }) => answeredAt < deadline)).toEqual([]);
  const late = await app.rows(
    `select a.id from application a join job j on j.id = a.job_id
       join fact f on f.aggregate_id = a.id and f.name = 'ApplicationSubmitted'
      where (f.payload ->> 'submittedAt')::timestamptz > j.end_date`,
  );
  expect(late).toEqual([]);
  await expectInvariants(app, acknowledged);
}, 180_000);
