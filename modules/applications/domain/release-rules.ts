import { DomainError, invalidField } from '../../../src/platform/errors.js';
import { localDate } from '../../../src/platform/local-time.js';
import { RELEASE_MESSAGES } from '../contract/api-review.js';

/** What of the job decides when applicants are released; `boardReviewDays` is the end of the review-by day. */
export interface ReviewTerms {
  isBoardReview: boolean;
  boardReviewDays: Date | null;
  endDate: Date;
}

/** Throws unless the board may still be given applications, until `day` (W12.12, W12.14, W12.16). */
export function mustAllowReviewUntil(job: ReviewTerms, day: string, now: Date): void {
  if (!job.isBoardReview) throw new DomainError('rule', 'no_board_review', RELEASE_MESSAGES.noReview);
  if (job.boardReviewDays && job.boardReviewDays < now) {
    throw new DomainError('conflict', 'review_over', RELEASE_MESSAGES.reviewOver);
  }
  const today = localDate(now);
  const end = localDate(job.endDate);
  if (day < today || day < end) throw invalidField('reviewByDate', RELEASE_MESSAGES.early, 'too_early');
}

/** Throws while a board still reviews (W12.13). */
export function mustAllowRelease(job: ReviewTerms, now: Date): void {
  if (!job.isBoardReview || (job.boardReviewDays && job.boardReviewDays < now)) return;
  throw new DomainError('conflict', 'review_running', RELEASE_MESSAGES.reviewRuns);
}
