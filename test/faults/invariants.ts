import { expect } from '@jest/globals';
import { ApplicationCounts } from '../../modules/applications/contract/questions.js';
import { Ask } from '../../src/platform/ask.js';
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
  'I2 one application of a person for a job': `
    select job_id, user_id from application where type <> 'withdrawn' group by 1, 2 having count(*) > 1`,
  'I3 submitted while the job took applications': `
    select a.id from application a join job j on j.id = a.job_id
     where not a.submitted_at between j.start_date and j.end_date
        or exists (select from fact f where f.aggregate_id = j.id and f.name in ('JobClosed', 'JobFilled')
                    and f.occurred_at < a.submitted_at)`,
  'I4 facts are numbered 1 to n': `
    select aggregate_id from fact group by 1 having min(number) <> 1 or max(number) <> count(*)`,
  'I4 facts are as many as their aggregate counted': `
    select id from (select id, fact_count from job union all select id, fact_count from application
                    union all select id, fact_count from account) aggregate
     where fact_count <> (select count(*) from fact where aggregate_id = aggregate.id)`,
  'I4 a submission and its fact tell one time': `
    select coalesce(a.id, f.aggregate_id) as id
      from (select * from application where submitted_at is not null) a
      full join (select * from fact where name = 'ApplicationSubmitted') f on f.aggregate_id = a.id
     where abs(extract(epoch from (f.payload ->> 'submittedAt')::timestamptz - a.submitted_at)) < 0.001 is not true`,
  'a mail for each submission': `
    select f.id from fact f where f.name = 'ApplicationSubmitted'
       and (select count(*) from mail m where m.fact_id = f.id) <> 1`,
  'a log entry for each fact': `select id from fact where id not in (select fact_id from system_log)`,
  'I10 copies of all that was submitted': `
    select a.id from application a where a.type = 'submitted' and (
      a.applicant is null or jsonb_array_length(a.reference_list) < 3
      or not exists (select from application_file f where f.application_id = a.id and f.document_type = 'RESU')
      or not exists (select from application_file f where f.application_id = a.id and f.document_id is null
                       and f.removed_at is null))`,
};

/** Asserts the invariants once the system is quiet: nothing acknowledged is lost, every effect is there once. */
export async function expectInvariants(app: TestApp, acknowledged: readonly Acknowledged[] = []): Promise<void> {
  await app.idle();
  for (const [name, sql] of Object.entries(BREACHES)) expect({ [name]: await app.rows(sql) }).toEqual({ [name]: [] });
  const submitted = await submittedNow(app);
  const lost = acknowledged.map(keyOf).filter((key) => !submitted.includes(key));
  expect({ I1: lost }).toEqual({ I1: [] });
  await expectCounts(app);
  await expectSearchMatches(app);
}

/** Where no answer was lost, nothing is submitted that was refused. */
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

/** I7: the counters of a job against its applications. */
async function expectCounts(app: TestApp): Promise<void> {
  const stored = await app.rows<{ jobId: string; n: number }>(
    `select job_id as "jobId", count(*)::int as n from application where type = 'submitted' group by 1`,
  );
  const counts = await app.service(Ask).of(new ApplicationCounts(stored.map(({ jobId }) => jobId)));
  const told = counts.map(({ jobId, applicationsCount }) => ({ jobId, n: applicationsCount }));
  expect({ I7: told }).toEqual({ I7: expect.arrayContaining(stored) });
  for (const { applicationsCount, applicantsReleased, applicantsToRelease } of counts)
    expect(applicantsReleased + applicantsToRelease).toBe(applicationsCount);
}

/** I8: what of the submitted applications may never change, as one digest. */
export async function digestOfSubmitted(app: TestApp): Promise<string> {
  const [row] = await app.rows<{ digest: string }>(`
    select md5(string_agg((to_jsonb(a) - array['version', 'fact_count', 'updated_at', 'released_at',
             'released_to_reviewers_at'])::text, '|' order by a.id)) as digest
      from application a where a.type = 'submitted'`);
  return row?.digest ?? '';
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
