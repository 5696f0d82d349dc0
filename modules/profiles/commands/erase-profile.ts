import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { EraseProfile } from '../contract/commands.js';

@CommandHandler(EraseProfile)
export class EraseProfileHandler implements ICommandHandler<EraseProfile> {
  constructor(private readonly database: Database) {}

  execute({ userId }: EraseProfile): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await em.execute('delete from profile where user_id = ?', [userId]);
      const documents = await em.execute<{ key: string }[]>(
        'delete from profile_document where user_id = ? returning file_key as key',
        [userId],
      );
      return documents.map(({ key }) => key);
    });
  }
}
