import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { ContactMessageById } from '../contract/queries.js';

@QueryHandler(ContactMessageById)
export class ContactMessageByIdHandler implements IQueryHandler<ContactMessageById> {
  constructor(private readonly database: Database) {}

  async execute({ messageId }: ContactMessageById): Promise<QueryResult<ContactMessageById>> {
    const [row] = await this.database.read((em) =>
      em.execute<NonNullable<QueryResult<ContactMessageById>>[]>(
        `select name, email, organization, phone, reason_for_contact as "reasonForContact", message
           from contact_message where id = ?`,
        [messageId],
      ),
    );
    return row ?? null;
  }
}
