import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { JobIdByListingNumber } from '../contract/queries.js';

@QueryHandler(JobIdByListingNumber)
export class JobIdByListingNumberHandler implements IQueryHandler<JobIdByListingNumber> {
  constructor(private readonly database: Database) {}

  async execute({ jobListingNumber }: JobIdByListingNumber): Promise<string | null> {
    const [job] = await this.database.lookup<{ id: string }>('select id from job where job_listing_number = ?', [
      jobListingNumber,
    ]);
    return job?.id ?? null;
  }
}
