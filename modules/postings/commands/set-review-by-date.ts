import { LockMode } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { SetReviewByDate } from '../contract/commands.js';
import { Job } from '../domain/job.js';

/** Called by the release to reviewers of applications, in its transaction. */
@CommandHandler(SetReviewByDate)
export class SetReviewByDateHandler implements ICommandHandler<SetReviewByDate> {
  constructor(private readonly database: Database) {}

  execute({ jobId, reviewByDate, actorId }: SetReviewByDate): Promise<void> {
    return this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id: jobId, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job) throw notFoundError('The job');
      job.setReviewBy(reviewByDate, actorId);
      await em.flush();
    });
  }
}
