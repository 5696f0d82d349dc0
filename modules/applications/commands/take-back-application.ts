import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { databaseNow } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { Application } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';

/** The applicant takes an own application back: a draft is deleted, a submitted one withdrawn (T25). */
export class TakeBackApplication extends Command<void> {
  constructor(
    /** Of the application, or of the job (W10.29). */
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(TakeBackApplication)
export class TakeBackApplicationHandler implements ICommandHandler<TakeBackApplication> {
  constructor(private readonly database: Database) {}

  execute({ id, userId }: TakeBackApplication): Promise<void> {
    return this.database.transaction(async (em) => {
      const application = (await own(em, { id, userId })) ?? (await own(em, { jobId: id, userId }));
      if (!application) throw notFound('The application');
      const now = await databaseNow(em);
      if (application.type === 'submitted') application.withdraw(now, userId);
      else await deleteDraft(em, application, now);
    });
  }
}

function own(em: EntityManager, where: { id?: string; jobId?: string; userId: string }): Promise<Application | null> {
  const live = { ...where, type: { $ne: 'withdrawn' as const } };
  return em.findOne(Application, live, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

async function deleteDraft(em: EntityManager, application: Application, now: Date): Promise<void> {
  const files = await em.find(ApplicationFile, { applicationId: application.id, removedAt: null });
  for (const file of files) file.remove(now);
  application.delete();
  em.remove(application);
}
