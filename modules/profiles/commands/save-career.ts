import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Database } from '#platform/database/database.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { ProfileAccess } from '../access.js';
import { type Career, type CareerRequest, HISTORY_MESSAGES, OTHER_TITLE } from '../contract/api/history.js';
import { SectionLoader } from './section-loader.js';

/** Replaces the whole section. Throws DomainError invalid for a title outside the catalogue. */
export class SaveCareer extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: CareerRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SaveCareer)
export class SaveCareerHandler implements ICommandHandler<SaveCareer> {
  constructor(
    private readonly database: Database,
    private readonly access: ProfileAccess,
    private readonly sections: SectionLoader,
    private readonly directory: DirectoryApi,
  ) {}

  async execute({ userId, request, actor }: SaveCareer): Promise<void> {
    await this.access.assertEditable(userId, actor);
    const positions = await this.directory.allPositions();
    await this.database.transaction(async (em) => {
      const profile = await this.sections.forSave(em, userId, {
        section: 'career',
        version: request.version,
        values: request,
      });
      const titles = new Set([OTHER_TITLE, ...positions.map(({ name }) => name)]);
      // Rows keep the words of positions that were renamed or removed.
      for (const { title } of profile.career) titles.add(title);
      assertTitlesOffered(request.careers, titles);
      profile.saveCareer(request.careers, request.hasNone, actor.id);
    });
  }
}

function assertTitlesOffered(careers: readonly Career[], titles: ReadonlySet<string>): void {
  const at = careers.findIndex(({ title }) => !titles.has(title));
  if (at >= 0) throw invalidFieldError(`careers.${at}.title`, HISTORY_MESSAGES.title);
}
