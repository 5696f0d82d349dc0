import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
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
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { type Call, isAccepted, isRefused, linearizabilityViolations, recordCall } from '../support/linearizability.js';
import { expectInvariants, FULL } from './invariants.js';

const INTERLEAVINGS = FULL ? 200 : 12;
const SEED = 43;
/** Applied before; one of each four is moved, moved and taken back, withdrawn, or left alone. */
const EARLY = 4;
const LATE = 3;

/** Applicants and movers call one instance, the fill comes to another. */
let app: TestApp;
let beside: TestApp;
let boss: Employer;
let manager: TestUser;
let model: string;
let early: Seeker[];
let late: Seeker[];
beforeAll(async () => {
  app = await startApp();
  beside = await startApp({ beside: app });
  boss = await createEmployer(app);
  manager = await createSignedInUser(app, { privileges: [3] });
  model = await createOpenJob(app, boss);
  const people = await cloneSeekers(app, await createSeeker(app), EARLY + LATE);
  [early, late] = [people.slice(0, EARLY), people.slice(EARLY)];
});
afterAll(async () => {
  await beside?.close();
  await app?.close();
});

/** Delays in milliseconds before the calls. */
interface Interleaving {
  isByPage: boolean;
  fillAfter: number;
  moveAfter: number;
  undoAfter: number;
  withdrawAfter: number;
  submitAfter: number[];
}

const interleaving: fc.Arbitrary<Interleaving> = fc.record({
  isByPage: fc.boolean(),
  fillAfter: fc.integer({ min: 0, max: 60 }),
  moveAfter: fc.integer({ min: 0, max: 80 }),
  undoAfter: fc.integer({ min: 0, max: 40 }),
  withdrawAfter: fc.integer({ min: 0, max: 80 }),
  submitAfter: fc.array(fc.integer({ min: 0, max: 80 }), { minLength: LATE, maxLength: LATE }),
});

const stage = (path: string, body: object) =>
  app.patch(`/api/applications/admin/stage${path}`, { as: manager.token, body });

const fresh = (jobId: string, id = '') => ({ jobId, applications: [id], seen: { [id]: 'new' } });

/** Fills the position, as the page does: with an outcome for each candidate, again if somebody applied meanwhile. */
async function fill(jobId: string, isByPage: boolean): Promise<{ status: number }> {
  for (;;) {
    const as = boss.token;
    const { body } = await beside.get(`/api/applications/admin/candidates?jobId=${jobId}`, { as });
    const ids: string[] = body.items.map(({ id }: { id: string }) => id);
    const outcomes = [
      { outcome: 'hired', applications: ids.slice(0, 1) },
      { outcome: 'notSelected', applications: ids.slice(1) },
    ].filter(({ applications }) => applications.length);
    const request = { status: 'filled', ...(isByPage && { outcomes }) };
    const reply = await beside.patch(`/api/jobs/${jobId}/status`, { as, body: request });
    if (reply.body.code !== 'outcomes_changed') return reply;
  }
}

async function play(one: Interleaving): Promise<Call[]> {
  const jobId = await copyOpenJob(app, model);
  const [moved, takenBack, withdrawn] = await Promise.all(
    early.map(async (person) => (await submit(app, person, jobId)).body.id as string),
  );
  const back = await stage('', { ...fresh(jobId, takenBack), stage: 'interview' });
  const after = async (delay: number, work: () => Promise<{ status: number }>) => {
    await pause(delay);
    return recordCall(work);
  };
  const [filling, withdrawing, ...calls] = await Promise.all([
    after(one.fillAfter, () => fill(jobId, one.isByPage)),
    after(one.withdrawAfter, () => app.delete(`/api/applications/${withdrawn}`, { as: early[2]?.token ?? '' })),
    after(one.moveAfter, () => stage('', { ...fresh(jobId, moved), stage: 'underReview' })),
    after(one.undoAfter, () => stage('/undo', { moveId: back.body.moveId })),
    ...late.map((person, at) => after(one.submitAfter[at] ?? 0, () => submit(app, person, jobId))),
  ]);
  expect([filling.status, withdrawing.status]).toEqual([200, 204]);
  expect(calls.filter((call) => !isAccepted(call) && !isRefused(call))).toEqual([]);
  expect(linearizabilityViolations(calls, filling)).toEqual([]);

  const rows = await app.rows<{ type: string; stage: string }>('select type, stage from application where job_id = ?', [
    jobId,
  ]);
  expect(rows).toHaveLength(EARLY + calls.slice(2).filter(isAccepted).length);
  expect(rows.filter((row) => row.type === 'submitted' && !/hired|notSelected/.test(row.stage))).toEqual([]);
  // The events have the same order as the callers observed; those of the fill itself come with it.
  const behind = await app.rows(
    `select s.id from fact s join fact e on e.name = 'JobFilled' and e.aggregate_id = ?
      where s.payload ->> 'jobId' = ? and (s.seq > e.seq or s.occurred_at > e.occurred_at)
        and (s.name = 'ApplicationSubmitted' or s.name = 'ApplicationMoved' and s.actor_id <> ?)`,
    [jobId, jobId, boss.id],
  );
  expect(behind).toEqual([]);
  return calls;
}

it('(T43, F15) each submission, move and undo is before the fill or refused, and everybody has an outcome', async () => {
  const seen = { accepted: 0, refused: 0 };
  const check = fc.asyncProperty(interleaving, async (one) => {
    const calls = await play(one);
    seen.accepted += calls.filter(isAccepted).length;
    seen.refused += calls.filter(isRefused).length;
  });
  await fc.assert(check, { numRuns: INTERLEAVINGS, seed: SEED, endOnFailure: true });
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(INTERLEAVINGS / 4);
  await app.rows(
    "update application_move set settles_at = now() - interval '1 second' where told_at is null returning 1",
  );
  await expectInvariants(app);
});
