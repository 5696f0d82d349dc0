import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { isAdminLevel } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import type { JobToReview } from '../../contract/api/responses.js';
import type { TaskLists } from './task-lists.js';

/**
 * Jobs of Review Applicants with applications that wait for the holder, the nearest review-by date first: all, or those
 * whose review ends soon.
 */
export async function findWaitingJobs(
  { toReview, applicants, clock }: TaskLists,
  holder: TaskHolder,
  bounds: TaskBounds,
  show: 'waiting' | 'due',
): Promise<TaskPage> {
  const now = clock.now();
  const [{ items, totalItemsCount }, counts] = await Promise.all([
    toReview.list({ ...bounds, order: 'ASC', show }, holder),
    toReview.count(holder),
  ]);
  const isAdmin = isAdminLevel(holder);
  const waiting = items.map(({ id, isBoardReview, boardReviewDays }) => ({
    jobId: id,
    isBoards: isBoardReview && (!isAdmin || isAhead(boardReviewDays, now)),
  }));
  const since = await applicants.oldestWaiting(waiting, isAdmin ? null : holder.id);
  return {
    items: items.map((job) => toItem(job, since.get(job.id))),
    totalItemsCount,
    ...(show === 'waiting' && { totalAmount: counts.applications }),
  };
}

const isAhead = (day: string | null, now: Date) => day === null || new Date(day) >= now;

function toItem(job: JobToReview, since: Date | undefined): TaskPage['items'][number] {
  const { id, title, organization, isBoardReview, boardReviewDays } = job;
  return {
    id,
    title,
    organization: organization.accountName,
    ...(isBoardReview && boardReviewDays && { due: boardReviewDays }),
    ...(since && { since: since.toISOString() }),
    amount: job.applicationsWaiting,
    of: job.applicationsCount,
  };
}
