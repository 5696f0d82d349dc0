import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Condition } from '#platform/database/list-plans.js';
import { type EndedJob, EndedJobAwaitingOutcomes, EndedJobsAwaitingOutcomes } from '../contract/queries.js';

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

@QueryHandler(EndedJobsAwaitingOutcomes)
export class EndedJobsAwaitingOutcomesHandler implements IQueryHandler<EndedJobsAwaitingOutcomes> {
  constructor(private readonly database: Database) {}

  async execute({ until, limit, after }: EndedJobsAwaitingOutcomes): Promise<EndedJob[]> {
    const sql = `${ENDED_JOBS} and job_id > ?::uuid order by job_id limit ?`;
    return (await this.database.rows<Row>(sql, [until, after ?? FIRST_ID, limit])).map(toEndedJob);
  }
}

@QueryHandler(EndedJobAwaitingOutcomes)
export class EndedJobAwaitingOutcomesHandler implements IQueryHandler<EndedJobAwaitingOutcomes> {
  constructor(private readonly database: Database) {}

  async execute({ jobId, until }: EndedJobAwaitingOutcomes): Promise<EndedJob | null> {
    const [row] = await this.database.lookup<Row>(`${ENDED_JOBS} and job_id = ?`, [until, jobId]);
    return row ? toEndedJob(row) : null;
  }
}
