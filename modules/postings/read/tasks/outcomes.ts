import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { isAdminLevel } from '#modules/shared/rights.js';
import type { TaskItem, TaskPage } from '#modules/shared/tasks.js';
import { addLocalDays } from '#platform/time/local-time.js';
import { OUTCOMES_DUE_DAYS } from '../../contract/outcomes-due.js';
import { ENDED_AT, HAS_UNDECIDED, hasEnded } from '../ended-jobs.js';
import { startOfMinute } from '../review-conditions.js';
import { findManagedJobs } from './managed-by.js';
import type { TaskLists } from './task-lists.js';

/** Postings that ended and were not filled, whose applicants wait for an outcome; the earliest end first. */
export async function outcomes(lists: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  const rows = {
    scope: [hasEnded(startOfMinute(lists.clock.now()))],
    filters: [HAS_UNDECIDED],
    columns: `${ENDED_AT} as since, undecided as amount`,
    order: ENDED_AT,
  };
  const page = await findManagedJobs(lists, holder, bounds, rows);
  // Administrators owe nothing; the employers do.
  return page && !isAdminLevel(holder) ? { ...page, items: page.items.map(withDue) } : page;
}

const withDue = (item: TaskItem): TaskItem =>
  item.since ? { ...item, due: addLocalDays(new Date(item.since), OUTCOMES_DUE_DAYS).toISOString() } : item;
