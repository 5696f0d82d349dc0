import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { ProfileAccess } from '../access.js';
import type { ReferencesRequest } from '../contract/api/profile.js';
import { SectionLoader } from './section-loader.js';

/** Replaces the whole section. */
export class SaveReferences extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: ReferencesRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SaveReferences)
export class SaveReferencesHandler implements ICommandHandler<SaveReferences> {
  constructor(
    private readonly database: Database,
    private readonly access: ProfileAccess,
    private readonly sections: SectionLoader,
  ) {}

  async execute({ userId, request, actor }: SaveReferences): Promise<void> {
    await this.access.assertEditable(userId, actor);
    await this.database.transaction(async (em) => {
      const profile = await this.sections.forSave(em, userId, {
        section: 'references',
        version: request.version,
        values: request,
      });
      profile.saveReferences(request.references, actor.id);
    });
  }
}
