import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { ENDED_AT, HAS_UNDECIDED, hasEnded } from '../ended-jobs.js';
import { startOfMinute } from '../review-conditions.js';
import { findManagedJobs } from './managed-by.js';
import type { TaskLists } from './task-lists.js';

/** Postings that ended and were not filled, whose applicants wait for an outcome; the earliest end first. */
export function outcomes(lists: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  const rows = {
    scope: [hasEnded(startOfMinute(lists.clock.now()))],
    filters: [HAS_UNDECIDED],
    columns: `${ENDED_AT} as since, undecided as amount`,
    order: ENDED_AT,
  };
  return findManagedJobs(lists, holder, bounds, rows);
}
