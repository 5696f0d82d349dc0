import { Command } from '@nestjs/cqrs';
import type { FillOutcome } from '#modules/shared/fill-outcomes.js';
import type { JobSavedResponse } from './api/responses.js';

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

/**
 * Fill Position (W6.11, W6.13), which gives everybody who applied an outcome (T43). The form sends the version it
 * loaded, lists send none. Throws DomainError like every change of a posting, and like PositionFiller.
 */
export class FillJob extends Command<JobSavedResponse> {
  constructor(
    readonly id: string,
    readonly actor: {
      id: string;
      sessionId: string;
      privileges: ReadonlySet<number>;
      organizations: ReadonlySet<string>;
    },
    readonly version?: number,
    readonly outcomes?: readonly FillOutcome[],
  ) {
    super();
  }
}
