import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { ApplicantCounts, ApplicantsOfJob, JobHasBeenAppliedFor, ReadCounts } from '../contract/queries.js';

@QueryHandler(ApplicantCounts)
export class ApplicantCountsHandler implements IQueryHandler<ApplicantCounts> {
  constructor(private readonly database: Database) {}

  execute(): Promise<QueryResult<ApplicantCounts>> {
    return this.database.rows(
      `select job_id as "jobId", count(*)::int as submitted, count(released_at)::int as released,
              count(released_to_reviewers_at)::int as "releasedToReviewers",
              count(*) filter (where stage not in ('hired', 'notSelected'))::int as undecided
         from application where type = 'submitted' group by job_id`,
    );
  }
}

@QueryHandler(ReadCounts)
export class ReadCountsHandler implements IQueryHandler<ReadCounts> {
  constructor(private readonly database: Database) {}

  execute(): Promise<QueryResult<ReadCounts>> {
    return this.database.rows(
      `select job_id as "jobId", reader_id as "readerId", count(released_at)::int as released,
              count(released_to_reviewers_at)::int as "releasedToReviewers"
         from application_reader join application on application.id = application_id
        where type = 'submitted' group by job_id, reader_id`,
    );
  }
}

@QueryHandler(JobHasBeenAppliedFor)
export class JobHasBeenAppliedForHandler implements IQueryHandler<JobHasBeenAppliedFor> {
  constructor(private readonly database: Database) {}

  async execute({ jobId }: JobHasBeenAppliedFor): Promise<boolean> {
    const sql = "select 1 from application where job_id = ? and type <> 'draft' limit 1";
    const rows = await this.database.lookup(sql, [jobId]);
    return rows.length > 0;
  }
}

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
