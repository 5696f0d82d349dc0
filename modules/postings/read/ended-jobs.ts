import type { Database } from '#platform/database/database.js';
import type { Condition } from '#platform/database/list-plans.js';
import type { EndedJob } from '../contract/postings-api.js';

/** Precedes every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Closing a posting whose listing is over does not end it again. */
export const ENDED_AT = 'least(closed_at, end_date)';

const ENDED = `status in ('open', 'closed') and deleted_at is null and not is_external_post and ${ENDED_AT} <= ?`;
const UNDECIDED = 'undecided > 0';

/** Postings that ended by `until`, closed or by their end date, and were not filled. */
export const hasEnded = (until: Date): Condition => ({ sql: ENDED, parameters: [until] });

/** Those whose applicants wait for an outcome, behind APPLICANTS_JOIN. */
export const HAS_UNDECIDED: Condition = { sql: UNDECIDED, parameters: [] };

/** Few postings have undecided applications, so an index of those comes before the rows of the postings. */
const ENDED_JOBS = `
  select id, title, organization_name as organization, ${ENDED_AT} as "endedAt", undecided as waiting
    from job_applicants join job on job.id = job_id
   where ${UNDECIDED} and ${ENDED}`;

type Row = Omit<EndedJob, 'endedAt'> & { endedAt: string };

const toEndedJob = (row: Row): EndedJob => ({ ...row, endedAt: new Date(row.endedAt) });

/** As `PostingsApi.endedJobsAwaitingOutcomes`. */
export async function endedJobs(database: Database, until: Date, limit: number, after: string | null) {
  const sql = `${ENDED_JOBS} and job_id > ?::uuid order by job_id limit ?`;
  return (await database.rows<Row>(sql, [until, after ?? FIRST_ID, limit])).map(toEndedJob);
}

/** As `PostingsApi.endedJobAwaitingOutcomes`. */
export async function endedJob(database: Database, jobId: string, until: Date): Promise<EndedJob | null> {
  const [row] = await database.lookup<Row>(`${ENDED_JOBS} and job_id = ?`, [until, jobId]);
  return row ? toEndedJob(row) : null;
}
