import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import fc from '../support/fast-check.js';
import {
  cloneSeekers,
  copyOpenJob,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  submit,
} from '../support/fixtures/applying.js';
import { linearizabilityViolations, recordCall } from '../support/linearizability.js';
import { expectInvariants, expectNothingBut, FULL } from './invariants.js';

const INTERLEAVINGS = FULL ? 500 : 50;
const SUBMITTERS = 6;
const SEED = 15;

/** Submissions go to one instance, the close to another. */
let app: TestApp;
let beside: TestApp;
let boss: Employer;
let model: string;
let people: Seeker[];
const acknowledged: { id: string; jobId: string; userId: string }[] = [];
beforeAll(async () => {
  app = await startApp();
  beside = await startApp({ beside: app });
  boss = await createEmployer(app);
  model = await createOpenJob(app, boss);
  people = await cloneSeekers(app, await createSeeker(app), SUBMITTERS);
});
afterAll(async () => {
  await beside?.close();
  await app?.close();
});

/** Delays in milliseconds before sending the close and each submission. */
interface Interleaving {
  ending: 'closed' | 'filled';
  closingAfter: number;
  submittingAfter: number[];
}

const interleaving: fc.Arbitrary<Interleaving> = fc.record({
  ending: fc.constantFrom('closed', 'filled'),
  closingAfter: fc.integer({ min: 0, max: 60 }),
  submittingAfter: fc.array(fc.integer({ min: 0, max: 80 }), { minLength: SUBMITTERS, maxLength: SUBMITTERS }),
});

async function play({ ending, closingAfter, submittingAfter }: Interleaving): Promise<number[]> {
  const jobId = await copyOpenJob(app, model);
  const closing = pause(closingAfter).then(() =>
    recordCall(() => beside.patch(`/api/jobs/${jobId}/status`, { as: boss.token, body: { status: ending } })),
  );
  const submissions = await Promise.all(
    people.map(async (person, at) => {
      await pause(submittingAfter[at]);
      return recordCall(async () => {
        const reply = await submit(app, person, jobId);
        if (reply.status === 201) acknowledged.push({ id: reply.body.id, jobId, userId: person.id });
        return reply;
      });
    }),
  );
  const statuses = submissions.map(({ status }) => status);
  expect((await closing).status).toBe(200);
  for (const status of statuses) expect([201, 409]).toContain(status);
  expect(linearizabilityViolations(submissions, await closing)).toEqual([]);
  // The events have the same order as the callers observed.
  const behind = await app.rows(
    `select s.id from fact s join fact e on e.name in ('JobClosed', 'JobFilled') and e.aggregate_id = ?
      where s.name = 'ApplicationSubmitted' and s.payload ->> 'jobId' = ?
        and (s.seq > e.seq or s.occurred_at > e.occurred_at)`,
    [jobId, jobId],
  );
  expect(behind).toEqual([]);
  return statuses;
}

describe('(F15, I1, I2, I3, I4) closing or filling against submitting', () => {
  it('each submission is before the end or refused', async () => {
    const seen = new Set<number>();
    const check = fc.asyncProperty(interleaving, async (one) => {
      for (const status of await play(one)) seen.add(status);
    });
    await fc.assert(check, { numRuns: INTERLEAVINGS, seed: SEED, endOnFailure: true });
    expect([...seen].sort()).toEqual([201, 409]);
    await expectInvariants(app);
    await expectNothingBut(app, acknowledged);
  }, 600_000);
});

describe('the judge of histories', () => {
  const at = (sentAt: number, answeredAt: number, status: number) => ({ sentAt, answeredAt, status });
  const closing = at(10, 20, 200);

  it.each([
    ['overlapping calls may end either way', [at(12, 18, 201), at(5, 25, 409)], 0],
    ['accepted after the closing', [at(21, 30, 201)], 1],
    ['refused before the closing', [at(1, 9, 409)], 1],
    ['accepted behind a refusal', [at(11, 13, 409), at(14, 16, 201)], 1],
  ])('%s', (_, submissions, expected) => {
    expect(linearizabilityViolations(submissions, closing)).toHaveLength(expected);
  });
});
