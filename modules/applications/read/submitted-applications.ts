import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { ApplicationWasSubmitted, ReleasedApplicationsOfJob } from '../contract/queries.js';

@QueryHandler(ApplicationWasSubmitted)
export class ApplicationWasSubmittedHandler implements IQueryHandler<ApplicationWasSubmitted> {
  constructor(private readonly database: Database) {}

  async execute({ applicationId }: ApplicationWasSubmitted): Promise<boolean> {
    const sql = "select 1 from application where id = ? and type <> 'draft'";
    return (await this.database.lookup(sql, [applicationId])).length > 0;
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
