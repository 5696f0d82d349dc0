import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { type EndedJob, EndedJobAwaitingOutcomes, EndedJobsAwaitingOutcomes } from '../contract/queries.js';

/** Precedes every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Closing a posting whose listing is over does not end it again. */
const ENDED_AT = 'least(closed_at, end_date)';

/** Few postings have undecided applications, so an index of those comes before the rows of the postings. */
const ENDED_JOBS = `
  select id, title, organization_name as organization, ${ENDED_AT} as "endedAt", undecided as waiting
    from job_applicants join job on job.id = job_id
   where undecided > 0 and status in ('open', 'closed') and deleted_at is null and not is_external_post
     and ${ENDED_AT} <= ?`;

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
