import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { ApplicantsOfJob } from '../contract/queries.js';

@QueryHandler(ApplicantsOfJob)
export class ApplicantsOfJobHandler implements IQueryHandler<ApplicantsOfJob> {
  constructor(private readonly database: Database) {}

  execute({ jobId }: ApplicantsOfJob): Promise<QueryResult<ApplicantsOfJob>> {
    return this.database.lookup(
      `select user_id as "userId", type from application
        where job_id = ? and type in ('draft', 'submitted') order by id`,
      [jobId],
    );
  }
}
