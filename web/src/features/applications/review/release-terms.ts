import type { Applicant } from '#modules/applications/contract/api/lists';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { inputDate, longDate } from '#web/lib/formatting/format';

/** The current release target of a job. */
export type ReleaseTarget = 'reviewers' | 'applicants';

type BoardReview = Pick<JobToReview, 'isBoardReview' | 'boardReviewDays'>;
type ReleaseDates = Pick<Applicant, 'releasedAt' | 'releasedToReviewersAt'>;

/** The review-by date is the end of its day. */
export const isReviewOver = ({ boardReviewDays }: BoardReview, now = new Date()) =>
  boardReviewDays !== null && new Date(boardReviewDays) < now;

/** A board review comes first, until its date has passed. */
export const releaseTarget = (job: BoardReview, now = new Date()): ReleaseTarget =>
  job.isBoardReview && !isReviewOver(job, now) ? 'reviewers' : 'applicants';

/** YYYY-MM-DD: today or the listing's end date, whichever is later. */
export function earliestReviewBy({ endDate }: Pick<JobToReview, 'endDate'>, now = new Date()): string {
  const [today, end] = [inputDate(now), inputDate(endDate)];
  return end > today ? end : today;
}

/** A release is final: the applicant shows a lock and a date instead of a switch. */
export const isReleasedTo = (target: ReleaseTarget, { releasedAt, releasedToReviewersAt }: ReleaseDates): boolean =>
  releasedAt !== null || (target === 'reviewers' && releasedToReviewersAt !== null);

/** Noon UTC is on the same calendar day in Pennsylvania. */
export const dayText = (day: string) => longDate(`${day}T12:00:00Z`);
