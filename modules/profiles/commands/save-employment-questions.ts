import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { ProfileAccess } from '../access.js';
import type { EmploymentQuestionsRequest } from '../contract/api/history.js';
import { SectionLoader } from './section-loader.js';

export class SaveEmploymentQuestions extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: EmploymentQuestionsRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SaveEmploymentQuestions)
export class SaveEmploymentQuestionsHandler implements ICommandHandler<SaveEmploymentQuestions> {
  constructor(
    private readonly database: Database,
    private readonly access: ProfileAccess,
    private readonly sections: SectionLoader,
  ) {}

  async execute({ userId, request, actor }: SaveEmploymentQuestions): Promise<void> {
    await this.access.assertEditable(userId, actor);
    const { version, ...answers } = request;
    await this.database.transaction(async (em) => {
      const profile = await this.sections.forSave(em, userId, {
        section: 'employmentQuestions',
        version,
        values: answers,
      });
      profile.saveEmploymentQuestions(answers, actor.id);
    });
  }
}
