import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { ApplicantsOfJob, ApplicationCounts, JobHasBeenAppliedFor, JobsWithApplicants } from '../contract/queries.js';

const COUNTS_BY_JOB = `
  select job_id as "jobId", count(*)::int as "applicationsCount", count(released_at)::int as "applicantsReleased",
         (count(*) - count(released_at))::int as "applicantsToRelease",
         count(released_to_reviewers_at)::int as "releasedToReviewers"
    from application where type = 'submitted'`;

@QueryHandler(ApplicationCounts)
export class ApplicationCountsHandler implements IQueryHandler<ApplicationCounts> {
  constructor(private readonly database: Database) {}

  async execute({ jobIds }: ApplicationCounts): Promise<QueryResult<ApplicationCounts>> {
    if (jobIds.length === 0) return [];
    const rows = await this.database.read((em) =>
      em.execute<QueryResult<ApplicationCounts>>(`${COUNTS_BY_JOB} and job_id = any(?::uuid[]) group by job_id`, [
        `{${jobIds.join(',')}}`,
      ]),
    );
    const byJob = new Map(rows.map((counts) => [counts.jobId, counts]));
    const none = { applicationsCount: 0, applicantsReleased: 0, applicantsToRelease: 0 };
    return jobIds.map((jobId) => byJob.get(jobId) ?? { jobId, ...none });
  }
}

@QueryHandler(JobsWithApplicants)
export class JobsWithApplicantsHandler implements IQueryHandler<JobsWithApplicants> {
  constructor(private readonly database: Database) {}

  execute(): Promise<QueryResult<JobsWithApplicants>> {
    return this.database.read((em) => em.execute(`${COUNTS_BY_JOB} group by job_id`));
  }
}

@QueryHandler(JobHasBeenAppliedFor)
export class JobHasBeenAppliedForHandler implements IQueryHandler<JobHasBeenAppliedFor> {
  constructor(private readonly database: Database) {}

  async execute({ jobId }: JobHasBeenAppliedFor): Promise<boolean> {
    const rows = await this.database.read((em) =>
      em.execute("select 1 from application where job_id = ? and type <> 'draft' limit 1", [jobId]),
    );
    return rows.length > 0;
  }
}

@QueryHandler(ApplicantsOfJob)
export class ApplicantsOfJobHandler implements IQueryHandler<ApplicantsOfJob> {
  constructor(private readonly database: Database) {}

  execute({ jobId }: ApplicantsOfJob): Promise<QueryResult<ApplicantsOfJob>> {
    return this.database.read((em) =>
      em.execute(
        `select user_id as "userId", type from application
          where job_id = ? and type in ('draft', 'submitted') order by id`,
        [jobId],
      ),
    );
  }
}
