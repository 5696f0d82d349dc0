import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { EmailChangeById } from '../contract/queries.js';

@QueryHandler(EmailChangeById)
export class EmailChangeByIdHandler implements IQueryHandler<EmailChangeById> {
  constructor(private readonly database: Database) {}

  async execute({ changeId }: EmailChangeById): Promise<QueryResult<EmailChangeById>> {
    const [row] = await this.database.lookup<NonNullable<QueryResult<EmailChangeById>>>(
      'select from_email as "fromEmail", to_email as "toEmail" from email_change where id = ?',
      [changeId],
    );
    return row ?? null;
  }
}
