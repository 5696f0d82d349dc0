import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { ApplicantOfSubmission, ReleasedApplicationsOfJob } from '../contract/queries.js';

@QueryHandler(ApplicantOfSubmission)
export class ApplicantOfSubmissionHandler implements IQueryHandler<ApplicantOfSubmission> {
  constructor(private readonly database: Database) {}

  async execute({ applicationId }: ApplicantOfSubmission): Promise<string | null> {
    const sql = `select user_id as "userId" from application where id = ? and type <> 'draft'`;
    const [row] = await this.database.lookup<{ userId: string }>(sql, [applicationId]);
    return row?.userId ?? null;
  }
}

@QueryHandler(ReleasedApplicationsOfJob)
export class ReleasedApplicationsOfJobHandler implements IQueryHandler<ReleasedApplicationsOfJob> {
  constructor(private readonly database: Database) {}

  async execute({ jobId }: ReleasedApplicationsOfJob): Promise<string[]> {
    const sql = "select id from application where job_id = ? and type = 'submitted' and released_at is not null";
    return (await this.database.lookup<{ id: string }>(sql, [jobId])).map(({ id }) => id);
  }
}
