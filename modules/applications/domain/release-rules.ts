import { DomainError, invalidFieldError } from '#platform/errors/domain-error.js';
import { localDate } from '#platform/time/local-time.js';
import { RELEASE_MESSAGES } from '../contract/api/review.js';

/** Catches a mistyped year. */
const FIRST_LATE_DAY = '2100-01-01';

/** The job's fields that decide about releases; `reviewBy` is the end of the review-by day. */
export interface ReviewTerms {
  isBoardReview: boolean;
  reviewBy: Date | null;
  endDate: Date;
}

/** The board's review includes the review-by day (near W12.11). */
export function isReviewOver({ reviewBy }: Pick<ReviewTerms, 'reviewBy'>, now: Date): boolean {
  return reviewBy !== null && reviewBy < now;
}

/** Throws unless applications may be released to the board until `day` (W12.12, W12.14, W12.16). */
export function assertReviewAllowedUntil(
  job: ReviewTerms & { reviewers: readonly string[] },
  day: string,
  now: Date,
): void {
  if (!job.isBoardReview) throw new DomainError('rule', 'no_board_review', RELEASE_MESSAGES.noReview);
  if (!job.reviewers.length) throw new DomainError('rule', 'no_reviewers', RELEASE_MESSAGES.noReviewers);
  if (isReviewOver(job, now)) {
    throw new DomainError('conflict', 'review_over', RELEASE_MESSAGES.reviewOver);
  }
  const today = localDate(now);
  const end = localDate(job.endDate);
  if (day >= FIRST_LATE_DAY) throw invalidFieldError('reviewByDate', RELEASE_MESSAGES.late, 'too_late');
  if (day < today || day < end) throw invalidFieldError('reviewByDate', RELEASE_MESSAGES.early, 'too_early');
}

/** Throws while the board is reviewing (W12.13). */
export function assertReleaseAllowed(job: ReviewTerms, now: Date): void {
  if (!job.isBoardReview || isReviewOver(job, now)) return;
  throw new DomainError('conflict', 'review_running', RELEASE_MESSAGES.reviewRuns);
}
