import type { Applicant } from '../../../../../modules/applications/contract/api-lists';
import type { JobToReview } from '../../../../../modules/postings/contract/api-answers';
import { inputDate } from '../../../lib/format';

/** To whom applications of a job can be released now; the other one has to wait or is over. */
export type ReleaseTarget = 'reviewers' | 'applicants';

type Reviewed = Pick<JobToReview, 'isBoardReview' | 'boardReviewDays'>;
type Counts = Pick<JobToReview, 'applicationsCount' | 'releasedToReviewers' | 'applicantsToRelease'>;
type Releases = Pick<Applicant, 'releasedAt' | 'releasedToReviewersAt'>;

/** The review-by date is the end of its day. */
export const isReviewOver = ({ boardReviewDays }: Reviewed, now = new Date()) =>
  boardReviewDays !== null && new Date(boardReviewDays) < now;

/** A board comes first, until its date has passed (W12.13, W12.14). */
export const releaseTarget = (job: Reviewed, now = new Date()): ReleaseTarget =>
  job.isBoardReview && !isReviewOver(job, now) ? 'reviewers' : 'applicants';

/** How many applicants of a job still have a switch. */
export const notReleased = (job: Reviewed & Counts, now = new Date()): number =>
  releaseTarget(job, now) === 'reviewers' ? job.applicationsCount - job.releasedToReviewers : job.applicantsToRelease;

/** YYYY-MM-DD of the later of today and the end of the listing (W12.16). */
export function earliestReviewBy({ endDate }: Pick<JobToReview, 'endDate'>, now = new Date()): string {
  const [today, end] = [inputDate(now), inputDate(endDate)];
  return end > today ? end : today;
}

/** Released is released: such an application has a lock and a date, no switch. */
export const isReleasedTo = (target: ReleaseTarget, { releasedAt, releasedToReviewersAt }: Releases): boolean =>
  releasedAt !== null || (target === 'reviewers' && releasedToReviewersAt !== null);
