import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { EraseDefinitions } from '../contract/commands.js';

/** Without its filter, a report of one person would become one of everybody. */
const ERASE = `
  delete from report_definition
   where owner_id = ?
      or exists (select from jsonb_array_elements(report -> 'params') as param
                  where param ->> 'name' = 'email' and lower(btrim(param ->> 'value')) = lower(?))`;

@CommandHandler(EraseDefinitions)
export class EraseDefinitionsHandler implements ICommandHandler<EraseDefinitions> {
  constructor(private readonly database: Database) {}

  execute({ userId, email }: EraseDefinitions): Promise<void> {
    return this.database.transaction(async (em) => {
      await em.execute(ERASE, [userId, email]);
    });
  }
}
