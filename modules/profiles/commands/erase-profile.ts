import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { EraseProfile } from '../contract/commands.js';
import { deleteProfiles } from './delete-profiles.js';

@CommandHandler(EraseProfile)
export class EraseProfileHandler implements ICommandHandler<EraseProfile> {
  constructor(private readonly database: Database) {}

  execute({ userId }: EraseProfile): Promise<string[]> {
    return this.database.transaction(async (em) => (await deleteProfiles(em, [userId])).keys);
  }
}
