import { LockMode } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { databaseNow } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { Application } from '../domain/application.js';

/** Admin-level takes a submitted application out of sight; it is kept for the record (W12.7, T25). */
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
  constructor(private readonly database: Database) {}

  execute({ id, actorId }: RemoveApplication): Promise<void> {
    return this.database.transaction(async (em) => {
      const where = { id, type: 'submitted' as const };
      const application = await em.findOne(Application, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!application) throw notFound('The application');
      application.withdraw(await databaseNow(em), actorId);
    });
  }
}
