import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { JobsByIds } from '../contract/queries.js';
import { jobSummaries } from './job-summaries.js';
import { SalaryHistory } from './salary-history.js';

@QueryHandler(JobsByIds)
export class JobsByIdsHandler implements IQueryHandler<JobsByIds> {
  constructor(
    private readonly database: Database,
    private readonly salaryHistory: SalaryHistory,
  ) {}

  async execute({ jobIds }: JobsByIds): Promise<QueryResult<JobsByIds>> {
    if (!jobIds.length) return [];
    return jobSummaries(this.database, this.salaryHistory, 'id = any(?::uuid[])', [jobIds]);
  }
}
