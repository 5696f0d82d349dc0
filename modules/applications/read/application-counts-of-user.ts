import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { ApplicationCountsOfUser } from '../contract/queries.js';

const COUNTS = `
  select (count(*) filter (where type = 'submitted'))::int as submitted,
         (count(*) filter (where type <> 'submitted'))::int as others
    from application where user_id = ?`;

@QueryHandler(ApplicationCountsOfUser)
export class ApplicationCountsOfUserHandler implements IQueryHandler<ApplicationCountsOfUser> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: ApplicationCountsOfUser): Promise<{ submitted: number; others: number }> {
    const [counts] = await this.database.lookup<{ submitted: number; others: number }>(COUNTS, [userId]);
    return counts ?? { submitted: 0, others: 0 };
  }
}
