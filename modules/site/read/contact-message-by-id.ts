import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { ContactMessageById } from '../contract/questions.js';

@QueryHandler(ContactMessageById)
export class ContactMessageByIdHandler implements IQueryHandler<ContactMessageById> {
  constructor(private readonly database: Database) {}

  async execute({ messageId }: ContactMessageById): Promise<ContactMessageById['answer']> {
    const [row] = await this.database.read((em) =>
      em.execute<NonNullable<ContactMessageById['answer']>[]>(
        `select name, email, organization, phone, reason_for_contact as "reasonForContact", message
           from contact_message where id = ?`,
        [messageId],
      ),
    );
    return row ?? null;
  }
}
