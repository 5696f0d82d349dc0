import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { Privilege } from '../contract/privileges.js';
import { ReviewersOfOrganization } from '../contract/queries.js';

@QueryHandler(ReviewersOfOrganization)
export class ReviewersOfOrganizationHandler implements IQueryHandler<ReviewersOfOrganization> {
  constructor(private readonly database: Database) {}

  execute({ accountNumber }: ReviewersOfOrganization): Promise<QueryResult<ReviewersOfOrganization>> {
    return this.database.lookup(
      `select id, first_name as "firstName", last_name as "lastName" from account
        where organizations @> array[?::text] and ? = any(privileges) and locked_at is null
        order by last_name, first_name, id`,
      [accountNumber, Privilege.ReviewApplicants],
    );
  }
}
