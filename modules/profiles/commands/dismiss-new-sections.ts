import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { loadProfileForUpdate } from './load-profile.js';

/** Ends the note about sections that came after the profile was complete. */
export class DismissNewSections extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(DismissNewSections)
export class DismissNewSectionsHandler implements ICommandHandler<DismissNewSections> {
  constructor(private readonly database: Database) {}

  execute({ userId }: DismissNewSections): Promise<void> {
    return this.database.transaction(async (em) => {
      const profile = await loadProfileForUpdate(em, userId);
      profile.hasNewSections = false;
    });
  }
}
