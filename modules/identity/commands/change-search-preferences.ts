import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { ChangeSearchPreferences } from '../contract/commands.js';
import { loadAccountForUpdate } from '../domain/accounts.js';

@CommandHandler(ChangeSearchPreferences)
export class ChangeSearchPreferencesHandler implements ICommandHandler<ChangeSearchPreferences> {
  constructor(private readonly database: Database) {}

  execute({ userId, search, actorId }: ChangeSearchPreferences): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, userId);
      const { searchZipCode = account.searchZipCode ?? null, searchDistance = account.searchDistance ?? null } = search;
      account.changeSearch({ searchZipCode, searchDistance }, actorId);
    });
  }
}
