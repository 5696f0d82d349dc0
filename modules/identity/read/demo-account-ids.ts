import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { DEMO_DOMAIN } from '../contract/demo.js';
import { DemoAccountIds } from '../contract/queries.js';

@QueryHandler(DemoAccountIds)
export class DemoAccountIdsHandler implements IQueryHandler<DemoAccountIds> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<string[]> {
    const rows = await this.database.read((em) =>
      em.execute<{ id: string }[]>(
        `select id from account where lower(email) like ?
         union select account_id from email_change where lower(from_email) like ?`,
        [`%@${DEMO_DOMAIN}`, `%@${DEMO_DOMAIN}`],
      ),
    );
    return rows.map(({ id }) => id);
  }
}
