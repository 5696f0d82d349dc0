import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { isAdminLevel, RIGHTS } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import type { TaskLists } from './task-lists.js';
import { findWaitingJobs } from './waiting-jobs.js';

/** Jobs with applications that a reviewer may open and has not read. */
export async function toRead(lists: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  if (isAdminLevel(holder) || !hasAnyPrivilege(holder, ...RIGHTS.reviewApplicants)) return null;
  return findWaitingJobs(lists, holder, bounds, 'waiting');
}
