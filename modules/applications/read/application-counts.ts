import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { ApplicationCounts, JobsWithApplicants } from '../contract/questions.js';

const COUNTED = `
  select job_id as "jobId", count(*)::int as "applicationsCount", count(released_at)::int as "applicantsReleased",
         (count(*) - count(released_at))::int as "applicantsToRelease",
         count(released_to_reviewers_at)::int as "releasedToReviewers"
    from application where type = 'submitted'`;

@QueryHandler(ApplicationCounts)
export class ApplicationCountsHandler implements IQueryHandler<ApplicationCounts> {
  constructor(private readonly database: Database) {}

  async execute({ jobIds }: ApplicationCounts): Promise<ApplicationCounts['answer']> {
    if (jobIds.length === 0) return [];
    const found = await this.database.read((em) =>
      em.execute<ApplicationCounts['answer']>(`${COUNTED} and job_id = any(?::uuid[]) group by job_id`, [
        `{${jobIds.join(',')}}`,
      ]),
    );
    const byJob = new Map(found.map((counts) => [counts.jobId, counts]));
    const none = { applicationsCount: 0, applicantsReleased: 0, applicantsToRelease: 0 };
    return jobIds.map((jobId) => byJob.get(jobId) ?? { jobId, ...none });
  }
}

@QueryHandler(JobsWithApplicants)
export class JobsWithApplicantsHandler implements IQueryHandler<JobsWithApplicants> {
  constructor(private readonly database: Database) {}

  execute(): Promise<JobsWithApplicants['answer']> {
    return this.database.read((em) => em.execute(`${COUNTED} group by job_id`));
  }
}
