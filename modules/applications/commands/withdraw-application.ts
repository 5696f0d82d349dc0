import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { databaseNow } from '#platform/time/clock.js';
import { Application } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';

/** Withdraws the applicant's submitted application, or deletes the draft. */
export class WithdrawApplication extends Command<void> {
  constructor(
    /** The id of the application or of the job. */
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawApplication)
export class WithdrawApplicationHandler implements ICommandHandler<WithdrawApplication> {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  execute({ id, userId }: WithdrawApplication): Promise<void> {
    return this.database.transaction(async (em) => {
      const application = (await findActive(em, { id, userId })) ?? (await findActive(em, { jobId: id, userId }));
      if (!application) throw notFoundError('The application');
      const now = await databaseNow(em);
      if (application.type === 'draft') return deleteDraft(em, application, now);
      application.withdraw(now, userId);
      await this.postings.countApplicants([application.jobId]);
    });
  }
}

function findActive(
  em: EntityManager,
  where: { id?: string; jobId?: string; userId: string },
): Promise<Application | null> {
  const live = { ...where, type: { $ne: 'withdrawn' as const } };
  return em.findOne(Application, live, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

async function deleteDraft(em: EntityManager, application: Application, now: Date): Promise<void> {
  const files = await em.find(ApplicationFile, { applicationId: application.id, removedAt: null });
  for (const file of files) file.remove(now);
  application.delete();
  em.remove(application);
}
