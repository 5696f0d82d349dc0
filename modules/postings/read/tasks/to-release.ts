import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { isAdminLevel } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import type { TaskLists } from './task-lists.js';
import { findWaitingJobs } from './waiting-jobs.js';

/** Jobs with applications to release to the board or the applicants. */
export async function toRelease(lists: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  return isAdminLevel(holder) ? findWaitingJobs(lists, holder, bounds, 'waiting') : null;
}
