import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Privilege, type PrivilegeId } from '#modules/shared/privileges.js';
import { Database } from '#platform/database/database.js';
import { PostersOfOrganization, ReviewersOfOrganization } from '../contract/queries.js';

type Members = QueryResult<ReviewersOfOrganization>;

function membersWith(privilege: PrivilegeId, accountNumber: string, database: Database): Promise<Members> {
  return database.lookup(
    `select id, first_name as "firstName", last_name as "lastName" from account
      where organizations @> array[?::text] and ? = any(privileges) and locked_at is null
      order by last_name, first_name, id`,
    [accountNumber, privilege],
  );
}

@QueryHandler(ReviewersOfOrganization)
export class ReviewersOfOrganizationHandler implements IQueryHandler<ReviewersOfOrganization> {
  constructor(private readonly database: Database) {}

  execute({ accountNumber }: ReviewersOfOrganization): Promise<Members> {
    return membersWith(Privilege.ReviewApplicants, accountNumber, this.database);
  }
}

@QueryHandler(PostersOfOrganization)
export class PostersOfOrganizationHandler implements IQueryHandler<PostersOfOrganization> {
  constructor(private readonly database: Database) {}

  execute({ accountNumber }: PostersOfOrganization): Promise<Members> {
    return membersWith(Privilege.JobPosting, accountNumber, this.database);
  }
}
