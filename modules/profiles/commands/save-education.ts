import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { ProfileAccess } from '../access.js';
import type { EducationRequest } from '../contract/api/history.js';
import { SectionLoader } from './section-loader.js';

/** Replaces the whole section. */
export class SaveEducation extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: EducationRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SaveEducation)
export class SaveEducationHandler implements ICommandHandler<SaveEducation> {
  constructor(
    private readonly database: Database,
    private readonly access: ProfileAccess,
    private readonly sections: SectionLoader,
  ) {}

  async execute({ userId, request, actor }: SaveEducation): Promise<void> {
    await this.access.assertEditable(userId, actor);
    await this.database.transaction(async (em) => {
      const profile = await this.sections.forSave(em, userId, {
        section: 'education',
        version: request.version,
        values: request,
      });
      profile.saveEducation(request.educations, request.hasNone, actor.id);
    });
  }
}
