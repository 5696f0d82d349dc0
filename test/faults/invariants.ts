import { expect } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { findBreaches } from '../support/invariants/breaches.js';
import { findSearchBreaches } from '../support/invariants/search.js';

/** The sizes of docs/requirements/faults-and-attacks.md by `npm run test:faults -- --full`, else sizes for CI. */
export const FULL = process.env.TEST_FULL === 'true';

/** A submission with a successful response. */
export interface Acknowledged {
  jobId: string;
  userId: string;
}

/** Asserts the invariants once the system is idle: nothing acknowledged is lost, every effect exists once. */
export async function expectInvariants(app: TestApp, acknowledged: readonly Acknowledged[] = []): Promise<void> {
  await app.idle();
  expect(await findBreaches(app, { app })).toEqual({});
  const submitted = await submittedNow(app);
  const lost = acknowledged.map(keyOf).filter((key) => !submitted.includes(key));
  expect({ I1: lost }).toEqual({ I1: [] });
}

/** Asserts that only acknowledged submissions exist. For tests without lost responses. */
export async function expectNothingBut(app: TestApp, acknowledged: readonly Acknowledged[]): Promise<void> {
  expect(await submittedNow(app)).toEqual(acknowledged.map(keyOf).sort());
}

const keyOf = ({ jobId, userId }: Acknowledged) => `${jobId} ${userId}`;

async function submittedNow(app: TestApp): Promise<string[]> {
  const rows = await app.rows<Acknowledged>(
    `select job_id as "jobId", user_id as "userId" from application where type = 'submitted'`,
  );
  return rows.map(keyOf).sort();
}

/** I8: what of the submitted applications may never change, as one digest. */
export async function digestOfSubmitted(app: TestApp): Promise<string> {
  const [row] = await app.rows<{ digest: string }>(`
    select md5(string_agg((to_jsonb(a) - array['version', 'fact_count', 'updated_at', 'released_at',
             'released_to_reviewers_at'])::text, '|' order by a.id)) as digest
      from application a where a.type = 'submitted'`);
  return row?.digest ?? '';
}

/** Asserts I5 and I6, eventually. */
export function expectSearchMatches(app: TestApp): Promise<void> {
  return eventually(async () => expect(await findSearchBreaches(app, app)).toEqual({}));
}
