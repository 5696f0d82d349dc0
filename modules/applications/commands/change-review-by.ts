import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { databaseNow } from '#platform/time/clock.js';
import { endOfLocalDay } from '#platform/time/local-time.js';
import { assertReviewAllowedUntil } from '../domain/release-rules.js';
import { lockReleases } from './selected-applications.js';

/**
 * Gives a review that runs another last day, which may be earlier. Throws StaleError if somebody set another day since
 * `version` of the job.
 */
export class ChangeReviewBy extends Command<void> {
  constructor(
    readonly jobId: string,
    /** A local day, `YYYY-MM-DD`. */
    readonly reviewByDate: string,
    readonly version: number,
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeReviewBy)
export class ChangeReviewByHandler implements ICommandHandler<ChangeReviewBy> {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  execute({ jobId, reviewByDate, version, actorId }: ChangeReviewBy): Promise<void> {
    return this.database.transaction(async (em) => {
      await lockReleases(em, jobId);
      const job = await this.postings.jobForApplying(jobId, { lock: 'share' });
      if (!job) throw notFoundError('The job');
      assertReviewAllowedUntil(job, reviewByDate, await databaseNow(em));
      await this.postings.setReviewByDate(jobId, endOfLocalDay(reviewByDate), actorId, version);
    });
  }
}
