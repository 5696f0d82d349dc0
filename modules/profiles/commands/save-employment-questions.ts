import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { EmploymentQuestionsRequest } from '../contract/api/history.js';
import { loadProfileForSave } from './load-profile.js';

export class SaveEmploymentQuestions extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: EmploymentQuestionsRequest,
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(SaveEmploymentQuestions)
export class SaveEmploymentQuestionsHandler implements ICommandHandler<SaveEmploymentQuestions> {
  constructor(private readonly database: Database) {}

  execute({ userId, request, actorId }: SaveEmploymentQuestions): Promise<void> {
    const { version, ...answers } = request;
    return this.database.transaction(async (em) => {
      const profile = await loadProfileForSave(em, userId, { section: 'employmentQuestions', version });
      profile.saveEmploymentQuestions(answers, actorId);
    });
  }
}
