import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { isAdminLevel } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { addLocalDays, endOfLocalDay, localDate } from '#platform/time/local-time.js';
import type { JobToReview } from '../../contract/api/responses.js';
import type { TaskLists } from './task-lists.js';

/** A review-by date is near so many days before it, as all near dates are. */
const NEAR_DAYS = 5;

/** Open jobs of Review Applicants with applications that wait for the holder, by whether their review ends soon. */
export async function findWaitingJobs(
  { toReview, applicants, clock }: TaskLists,
  holder: TaskHolder,
  bounds: TaskBounds,
  isDueSoon: boolean,
): Promise<TaskPage> {
  const now = clock.now();
  const until = endOfLocalDay(localDate(addLocalDays(now, NEAR_DAYS)));
  const query = { ...bounds, statuses: ['open'], order: 'ASC', isWaiting: true, review: { isDueSoon, until } } as const;
  const { items, totalItemsCount } = await toReview.list(query, holder);
  const isAdmin = isAdminLevel(holder);
  const waiting = items.map(({ id, isBoardReview, boardReviewDays }) => ({
    jobId: id,
    isBoards: isBoardReview && (!isAdmin || isAhead(boardReviewDays, now)),
  }));
  const since = await applicants.oldestWaiting(waiting, isAdmin ? null : holder.id);
  return { items: items.map((job) => toItem(job, now, since.get(job.id))), totalItemsCount };
}

const isAhead = (day: string | null, now: Date) => day === null || new Date(day) >= now;

function toItem(job: JobToReview, now: Date, since: Date | undefined): TaskPage['items'][number] {
  const { id, title, organization, isBoardReview, boardReviewDays } = job;
  const due = isBoardReview && boardReviewDays && isAhead(boardReviewDays, now) ? { due: boardReviewDays } : {};
  return {
    id,
    title,
    organization: organization.accountName,
    ...due,
    ...(since && { since: since.toISOString() }),
    amount: job.applicationsWaiting,
    of: job.applicationsCount,
  };
}
