import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { Reference } from '../contract/api.js';
import { loadProfileForUpdate } from './load-profile.js';

/** Replaces the whole section (W2.7, W2.47). */
export class SaveReferences extends Command<void> {
  constructor(
    readonly userId: string,
    readonly references: Reference[],
  ) {
    super();
  }
}

@CommandHandler(SaveReferences)
export class SaveReferencesHandler implements ICommandHandler<SaveReferences> {
  constructor(private readonly database: Database) {}

  execute({ userId, references }: SaveReferences): Promise<void> {
    return this.database.transaction(async (em) => {
      const profile = await loadProfileForUpdate(em, userId);
      profile.saveReferences(references);
    });
  }
}
