import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { ProfileAccess } from '../access.js';
import type { EmploymentQuestionsRequest } from '../contract/api/history.js';
import { loadProfileForSave } from './load-profile.js';

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
  ) {}

  async execute({ userId, request, actor }: SaveEmploymentQuestions): Promise<void> {
    await this.access.assertEditable(userId, actor);
    const { version, ...answers } = request;
    await this.database.transaction(async (em) => {
      const profile = await loadProfileForSave(em, userId, { section: 'employmentQuestions', version });
      profile.saveEmploymentQuestions(answers, actor.id);
    });
  }
}
