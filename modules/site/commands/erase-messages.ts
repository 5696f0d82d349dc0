import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { EraseMessages } from '../contract/commands.js';
import { IS_OWN_MESSAGE } from '../read/messages-of-addresses.js';

@CommandHandler(EraseMessages)
export class EraseMessagesHandler implements ICommandHandler<EraseMessages> {
  constructor(private readonly database: Database) {}

  execute({ addresses }: EraseMessages): Promise<void> {
    return this.database.transaction(async (em) => {
      await em.execute(`delete from contact_message where ${IS_OWN_MESSAGE}`, [JSON.stringify(addresses)]);
    });
  }
}
