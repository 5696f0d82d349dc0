import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { EraseAutosaves } from '../contract/commands.js';

@CommandHandler(EraseAutosaves)
export class EraseAutosavesHandler implements ICommandHandler<EraseAutosaves> {
  constructor(private readonly database: Database) {}

  execute({ userId }: EraseAutosaves): Promise<void> {
    return this.database.transaction(async (em) => {
      await em.execute('delete from job_autosave where account_id = ?', [userId]);
      await em.execute('delete from job_form_input where account_id = ?', [userId]);
    });
  }
}
