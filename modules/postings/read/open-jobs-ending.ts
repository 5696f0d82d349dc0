import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { type EndingJob, OpenJobsEnding } from '../contract/queries.js';

/** Follows every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const ENDING_JOBS = `
  select id, end_date as "endDate" from job
   where status = 'open' and deleted_at is null and not is_external_post
     and end_date <= ? and (end_date, id) > (?, ?::uuid)
   order by end_date, id limit ?`;

@QueryHandler(OpenJobsEnding)
export class OpenJobsEndingHandler implements IQueryHandler<OpenJobsEnding> {
  constructor(private readonly database: Database) {}

  async execute({ from, until, limit, after }: OpenJobsEnding): Promise<EndingJob[]> {
    const { id, endDate } = after ?? { id: LAST_ID, endDate: from };
    const rows = await this.database.rows<{ id: string; endDate: string }>(ENDING_JOBS, [until, endDate, id, limit]);
    return rows.map((job) => ({ id: job.id, endDate: new Date(job.endDate) }));
  }
}
