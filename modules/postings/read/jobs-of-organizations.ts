import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { JobsOfOrganizations } from '../contract/questions.js';
import { jobFacts } from './job-facts.js';

@QueryHandler(JobsOfOrganizations)
export class JobsOfOrganizationsHandler implements IQueryHandler<JobsOfOrganizations> {
  constructor(private readonly database: Database) {}

  execute({ organizations }: JobsOfOrganizations): Promise<JobsOfOrganizations['answer']> {
    const these = 'organization = any(array[?]::text[]) and deleted_at is null order by id desc';
    return this.database.read((em) => jobFacts(em, these, [[...organizations]]));
  }
}
