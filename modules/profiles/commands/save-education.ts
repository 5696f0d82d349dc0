import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { EducationRequest } from '../contract/api/history.js';
import { loadProfileForSave } from './load-profile.js';

/** Replaces the whole section. */
export class SaveEducation extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: EducationRequest,
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(SaveEducation)
export class SaveEducationHandler implements ICommandHandler<SaveEducation> {
  constructor(private readonly database: Database) {}

  execute({ userId, request, actorId }: SaveEducation): Promise<void> {
    return this.database.transaction(async (em) => {
      const profile = await loadProfileForSave(em, userId, { section: 'education', version: request.version });
      profile.saveEducation(request.educations, request.hasNone, actorId);
    });
  }
}
