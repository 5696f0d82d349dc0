import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { ReferencesRequest } from '../contract/api/profile.js';
import { loadProfileForSave } from './load-profile.js';

/** Replaces the whole section. */
export class SaveReferences extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: ReferencesRequest,
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(SaveReferences)
export class SaveReferencesHandler implements ICommandHandler<SaveReferences> {
  constructor(private readonly database: Database) {}

  execute({ userId, request, actorId }: SaveReferences): Promise<void> {
    return this.database.transaction(async (em) => {
      const profile = await loadProfileForSave(em, userId, { section: 'references', version: request.version });
      profile.saveReferences(request.references, actorId);
    });
  }
}
