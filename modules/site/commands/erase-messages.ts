import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toArrayLiteral } from '../../../src/platform/database/array-literal.js';
import { Database } from '../../../src/platform/database/database.js';
import { EraseMessages } from '../contract/commands.js';

@CommandHandler(EraseMessages)
export class EraseMessagesHandler implements ICommandHandler<EraseMessages> {
  constructor(private readonly database: Database) {}

  execute({ emails }: EraseMessages): Promise<void> {
    return this.database.transaction(async (em) => {
      await em.execute('delete from contact_message where lower(email) = any(?::text[])', [
        toArrayLiteral(emails.map((email) => email.toLowerCase())),
      ]);
    });
  }
}
