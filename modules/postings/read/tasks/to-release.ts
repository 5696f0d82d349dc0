import type { TaskBounds, TaskHolder, TaskPage } from '#modules/reporting/contract/queries.js';
import { isAdminLevel } from '../../access.js';
import type { TaskLists } from './task-lists.js';
import { findWaitingJobs } from './waiting-jobs.js';

/** Jobs with applications to release to the board or the applicants, without those of `reviewDue`. */
export async function toRelease(lists: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  return isAdminLevel(holder) ? findWaitingJobs(lists, holder, bounds, false) : null;
}
