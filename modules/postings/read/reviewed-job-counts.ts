import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { ReviewedJobCounts } from '../contract/queries.js';

const COUNTS = `
  select organization, count(*)::int as jobs
    from job where reviewers @> array[?::uuid] and deleted_at is null
   group by organization order by organization`;

@QueryHandler(ReviewedJobCounts)
export class ReviewedJobCountsHandler implements IQueryHandler<ReviewedJobCounts> {
  constructor(private readonly database: Database) {}

  execute({ userId }: ReviewedJobCounts): Promise<{ organization: string; jobs: number }[]> {
    return this.database.lookup(COUNTS, [userId]);
  }
}
