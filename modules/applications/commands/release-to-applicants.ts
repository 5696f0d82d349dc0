import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { databaseNow } from '#platform/time/clock.js';
import { ApplicantsReleased } from '../contract/release-events.js';
import { assertReleaseAllowed } from '../domain/release-rules.js';
import { loadSelectedApplications, lockReleases } from './selected-applications.js';

/** Releases the selected applications to the organization and notifies the applicants. Returns the new ids. */
export class ReleaseToApplicants extends Command<string[]> {
  constructor(
    readonly jobId: string,
    readonly applicationIds: string[],
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(ReleaseToApplicants)
export class ReleaseToApplicantsHandler implements ICommandHandler<ReleaseToApplicants> {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  execute({ jobId, applicationIds, actorId }: ReleaseToApplicants): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await lockReleases(em, jobId);
      const job = await this.postings.jobForApplying(jobId, { lock: 'share' });
      if (!job) throw notFoundError('The job');
      const now = await databaseNow(em);
      assertReleaseAllowed(job, now);
      const applications = await loadSelectedApplications(em, jobId, applicationIds);
      const released = applications.filter((application) => application.release(now, actorId));
      const releasedIds = released.map(({ id }) => id);
      if (releasedIds.length)
        recordWithoutAggregate(em, ApplicantsReleased, { jobId, applicationIds: releasedIds }, actorId);
      await this.postings.countApplicants([jobId]);
      return releasedIds;
    });
  }
}
