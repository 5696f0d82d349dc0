import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { EraseDefinitions } from '../contract/commands.js';

@CommandHandler(EraseDefinitions)
export class EraseDefinitionsHandler implements ICommandHandler<EraseDefinitions> {
  constructor(private readonly database: Database) {}

  execute({ userId }: EraseDefinitions): Promise<void> {
    return this.database.transaction(async (em) => {
      await em.execute('delete from report_definition where owner_id = ?', [userId]);
    });
  }
}
