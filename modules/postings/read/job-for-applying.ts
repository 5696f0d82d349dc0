import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { JobForApplying } from '../contract/queries.js';
import { jobSummaries } from './job-summaries.js';
import { SalaryHistory } from './salary-history.js';

@QueryHandler(JobForApplying)
export class JobForApplyingHandler implements IQueryHandler<JobForApplying> {
  constructor(
    private readonly database: Database,
    private readonly salaryHistory: SalaryHistory,
  ) {}

  /** The shared lock makes `loadJobForUpdate` wait for the submission, and vice versa. */
  async execute({ jobId }: JobForApplying): Promise<QueryResult<JobForApplying>> {
    const [job] = await this.database.transaction(() =>
      jobSummaries(this.database, this.salaryHistory, 'id = ? and deleted_at is null for share', [jobId]),
    );
    return job ?? null;
  }
}
