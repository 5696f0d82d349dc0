import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { databaseNow } from '#platform/time/clock.js';
import { endOfLocalDay } from '#platform/time/local-time.js';
import { assertReviewAllowedUntil } from '../domain/release-rules.js';
import { loadSelectedApplications, lockReleases } from './selected-applications.js';

/**
 * Releases the selected applications to the job's board until a day. Returns the newly released ids. Throws StaleError
 * if somebody set another day since `version` of the job.
 */
export class ReleaseToReviewers extends Command<string[]> {
  constructor(
    readonly jobId: string,
    readonly applicationIds: string[],
    /** A local day, `YYYY-MM-DD`. */
    readonly reviewByDate: string,
    readonly actorId: string,
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(ReleaseToReviewers)
export class ReleaseToReviewersHandler implements ICommandHandler<ReleaseToReviewers> {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  execute({ jobId, applicationIds, reviewByDate, actorId, version }: ReleaseToReviewers): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await lockReleases(em, jobId);
      const job = await this.postings.jobForApplying(jobId, { lock: 'share' });
      if (!job) throw notFoundError('The job');
      const now = await databaseNow(em);
      assertReviewAllowedUntil(job, reviewByDate, now);
      // Locks the job before its applications, like every command, to avoid deadlocks with a late second submission.
      await this.postings.setReviewByDate(jobId, endOfLocalDay(reviewByDate), actorId, version);
      const applications = await loadSelectedApplications(em, jobId, applicationIds);
      const released = applications.filter((application) => application.releaseToReviewers(now, reviewByDate, actorId));
      released[0]?.requestReview(released, reviewByDate, actorId);
      await this.postings.countApplicants([jobId]);
      return released.map(({ id }) => id);
    });
  }
}
