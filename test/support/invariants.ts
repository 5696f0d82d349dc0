import { expect } from '@jest/globals';
import { ApplicationCounts } from '../../modules/applications/contract/questions.js';
import { Ask } from '../../src/platform/ask.js';
import type { TestApp } from './app.js';

interface Submitted {
  id: string;
  jobId: string;
  userId: string;
}

const NONE_BUT = {
  // I2: at most one application of a person for a job.
  'two applications of one person for one job': `
    select job_id, user_id from application where type in ('draft', 'submitted') group by 1, 2 having count(*) > 1`,
  // I3: submitted while the listing ran.
  'submitted outside the dates of the job': `
    select a.id from application a join job j on j.id = a.job_id
     where a.type = 'submitted' and not a.submitted_at between j.start_date and j.end_date`,
  // I4: facts of each aggregate are 1..n.
  'facts with gaps': `
    select a.id from application a left join fact f on f.aggregate_id = a.id
     group by a.id, a.fact_count having count(f.*) <> a.fact_count or max(f.number) <> a.fact_count`,
  // I4: one fact for the one change of state, and it tells the database's time of the decision.
  'submitted without its one fact': `
    select a.id from application a where a.submitted_at is not null and (
      select count(*) from fact f where f.aggregate_id = a.id and f.name = 'ApplicationSubmitted'
         and abs(extract(epoch from (f.payload ->> 'submittedAt')::timestamptz - a.submitted_at)) < 0.001) <> 1`,
  'a fact of a submission that is not there': `
    select f.id from fact f where f.name = 'ApplicationSubmitted'
       and not exists (select 1 from application a where a.id = f.aggregate_id and a.submitted_at is not null)`,
  // I10: whatever is held has its copy taken.
  'submitted without resume, cover letter or copies': `
    select a.id from application a where a.type = 'submitted' and (
      a.applicant is null or jsonb_array_length(a.reference_list) < 3
      or not exists (select 1 from application_file f where f.application_id = a.id and f.document_type = 'RESU')
      or not exists (select 1 from application_file f where f.application_id = a.id and f.document_id is null
                        and f.removed_at is null))`,
};

/** I1–I4, I7 of the threat list, over everything stored. `acknowledged` is what clients were told is submitted. */
export async function expectInvariants(app: TestApp, acknowledged: readonly Submitted[]): Promise<void> {
  for (const [what, sql] of Object.entries(NONE_BUT)) {
    expect({ what, rows: await app.rows(sql) }).toEqual({ what, rows: [] });
  }
  const stored = await app.rows<Submitted>(
    `select id, job_id as "jobId", user_id as "userId" from application where type = 'submitted' order by id`,
  );
  const told = [...acknowledged].sort((a, b) => a.id.localeCompare(b.id));
  expect(stored).toEqual(told.map(({ id, jobId, userId }) => ({ id, jobId, userId })));
  const jobIds = [...new Set(stored.map(({ jobId }) => jobId))];
  for (const counts of await app.service(Ask).of(new ApplicationCounts(jobIds))) {
    expect(counts.applicationsCount).toBe(stored.filter(({ jobId }) => jobId === counts.jobId).length);
    expect(counts.applicantsReleased + counts.applicantsToRelease).toBe(counts.applicationsCount);
  }
}

/** I8: what of the submitted applications may never change, as one digest. */
export async function digestOfSubmitted(app: TestApp): Promise<string> {
  const [row] = await app.rows<{ digest: string }>(`
    select md5(string_agg((to_jsonb(a) - array['version', 'fact_count', 'updated_at', 'released_at',
             'released_to_reviewers_at'])::text, '|' order by a.id)) as digest
      from application a where a.type = 'submitted'`);
  return row?.digest ?? '';
}
