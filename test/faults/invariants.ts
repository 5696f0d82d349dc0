import { expect } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';

/** The sizes of TRUST.md by `npm run test:faults -- --full`; else what fits a run of CI. */
export const FULL = process.env.TEST_FULL === 'true';

/** A submission that was answered with success. */
export interface Acknowledged {
  jobId: string;
  userId: string;
}

/** Rows that break an invariant of TRUST.md, by its number; each list must be empty. */
const BREACHES: Record<string, string> = {
  I2: `select job_id, user_id from application where type <> 'withdrawn' group by 1, 2 having count(*) > 1`,
  I3: `select a.id from application a join job j on j.id = a.job_id
        where a.submitted_at > j.end_date
           or exists (select from fact f where f.aggregate_id = j.id and f.name in ('JobClosed', 'JobFilled')
                and f.occurred_at < a.submitted_at)`,
  'I4 numbers': `select aggregate_id from fact group by 1 having min(number) <> 1 or max(number) <> count(*)`,
  'I4 counts': `select id from (select id, fact_count from job union all select id, fact_count from application
          union all select id, fact_count from account) aggregate
        where fact_count <> (select count(*) from fact where aggregate_id = aggregate.id)`,
  'I4 submissions': `select a.id from application a where (a.submitted_at is not null)::int
        <> (select count(*) from fact f where f.aggregate_id = a.id and f.name = 'ApplicationSubmitted')`,
  'facts without a mail': `select f.id from fact f where f.name = 'ApplicationSubmitted'
        and (select count(*) from mail m where m.fact_id = f.id) <> 1`,
  'facts without a log entry': `select id from fact where id not in (select fact_id from system_log)`,
};

/** Asserts the invariants on a quiet system: nothing acknowledged is lost, every effect is there once. */
export async function expectInvariants(app: TestApp, acknowledged: readonly Acknowledged[] = []): Promise<void> {
  for (const [name, sql] of Object.entries(BREACHES)) expect({ [name]: await app.rows(sql) }).toEqual({ [name]: [] });
  const submitted = await app.rows<{ key: string }>(
    `select job_id || ' ' || user_id as key from application where type = 'submitted'`,
  );
  const known = new Set(submitted.map(({ key }) => key));
  const lost = acknowledged.filter(({ jobId, userId }) => !known.has(`${jobId} ${userId}`));
  expect({ I1: lost }).toEqual({ I1: [] });
  await expectSearchMatches(app);
}

/** I5 and I6: what search serves, page by page, is what is open, started and not past its end; a moment later at most. */
export function expectSearchMatches(app: TestApp): Promise<void> {
  return eventually(() => searchMatches(app));
}

async function searchMatches(app: TestApp): Promise<void> {
  const found: string[] = [];
  let total = 0;
  do {
    const { body } = await app.get(`/api/jobs?isPositionsPage=true&offset=${found.length}`);
    total = body.totalItemsCount;
    if (!body.items.length) break;
    found.push(...body.items.map(({ id }: { id: string }) => id));
  } while (found.length < total);
  expect({ I6: found.length }).toEqual({ I6: total });
  const open = await app.rows<{ id: string }>(
    `select j.id from job j join organization o on o.account_number = j.organization
      where j.status = 'open' and j.deleted_at is null and j.start_date <= now() and j.end_date >= now()
        and o.active and o.action = 'enabled'`,
  );
  expect({ I5: found.sort() }).toEqual({ I5: open.map(({ id }) => id).sort() });
}
