import { Command } from '@nestjs/cqrs';

/**
 * Sets the review-by date, in the transaction of a release to reviewers (near W12.11). Throws DomainError notFound for
 * an unknown job, rule for a job without board review.
 */
export class SetReviewByDate extends Command<void> {
  constructor(
    readonly jobId: string,
    /** The end of the local day, America/New_York. */
    readonly reviewByDate: Date,
    readonly actorId: string,
  ) {
    super();
  }
}
