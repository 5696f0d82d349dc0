import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { JobsOfOrganizations } from '../contract/queries.js';
import { jobSummaries } from './job-summaries.js';
import { SalaryHistory } from './salary-history.js';

@QueryHandler(JobsOfOrganizations)
export class JobsOfOrganizationsHandler implements IQueryHandler<JobsOfOrganizations> {
  constructor(
    private readonly database: Database,
    private readonly salaryHistory: SalaryHistory,
  ) {}

  execute({ organizations }: JobsOfOrganizations): Promise<QueryResult<JobsOfOrganizations>> {
    const these = 'organization = any(?::text[]) and deleted_at is null order by id desc';
    return jobSummaries(this.database, this.salaryHistory, these, [organizations]);
  }
}
