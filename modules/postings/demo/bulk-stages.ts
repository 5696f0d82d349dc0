import type { JobStatus } from '../contract/api/lists.js';
import type { Stage } from './demo-posting.js';

/** By the index of a posting, modulo 40. All others are open or filled, as in the demo. */
const STATUSES: ReadonlyMap<number, JobStatus> = new Map([
  [3, 'closed'],
  [19, 'pendingApproval'],
  [23, 'unsubmitted'],
  [39, 'rejected'],
]);

/** Modulo 40; postings of the last one are expired, so that some of their reviews are over. */
const BOARD_REVIEWS: readonly number[] = [1, 21, 13];

/** The status of posting number `index` made in bulk, where all statuses occur. */
export function bulkStatus(index: number, stage: Stage): JobStatus {
  return STATUSES.get(index % 40) ?? (stage === 'filled' ? 'filled' : 'open');
}

/** For about one posting in twenty, since only some organizations have reviewers. */
export function isForBoard(index: number): boolean {
  return BOARD_REVIEWS.includes(index % 40);
}
