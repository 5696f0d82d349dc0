import type { JobToReview } from '#modules/postings/contract/api/responses';

type Counts = Pick<JobToReview, 'applicationsWaiting' | 'isBoardReview' | 'releasedToReviewers' | 'applicantsReleased'>;

/** "2 to read", or "All read". */
export const unreadText = ({ applicationsWaiting }: Pick<Counts, 'applicationsWaiting'>) =>
  applicationsWaiting === 0 ? 'All read' : `${applicationsWaiting} to read`;

/** "Read 1 of 2": how far a reviewer is with the applications of a job. */
export function readProgress({ applicationsWaiting, isBoardReview, ...released }: Counts): string {
  const total = isBoardReview ? released.releasedToReviewers : released.applicantsReleased;
  return `Read ${total - applicationsWaiting} of ${total}`;
}
