import { LockMode } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { databaseNow } from '#platform/time/clock.js';
import { Application } from '../domain/application.js';

/** An administrator removes a submitted application from the lists; the row stays for the record. */
export class RemoveApplication extends Command<void> {
  constructor(
    readonly id: string,
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveApplication)
export class RemoveApplicationHandler implements ICommandHandler<RemoveApplication> {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  execute({ id, actorId }: RemoveApplication): Promise<void> {
    return this.database.transaction(async (em) => {
      const where = { id, type: 'submitted' as const };
      const application = await em.findOne(Application, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!application) throw notFoundError('The application');
      application.assertOfSomebodyElse(actorId);
      application.withdraw(await databaseNow(em), actorId);
      await this.postings.countApplicants([application.jobId]);
    });
  }
}
