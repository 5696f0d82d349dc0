import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { RIGHTS } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import type { TaskLists } from './task-lists.js';
import { findWaitingJobs } from './waiting-jobs.js';

/** Board reviews that end soon, with applications that wait for the holder: the nearest review-by date first. */
export async function reviewDue(lists: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  if (!hasAnyPrivilege(holder, ...RIGHTS.reviewApplicants)) return null;
  return findWaitingJobs(lists, holder, bounds, 'due');
}
