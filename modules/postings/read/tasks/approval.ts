import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { isAdminLevel } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { findManagedJobs } from './managed-by.js';
import type { TaskLists } from './task-lists.js';

/** Postings to approve, those sent first first: the approval list of Manage Jobs. */
export async function approval(lists: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  if (!isAdminLevel(holder)) return null;
  const rows = {
    scope: [{ sql: "status = 'pendingApproval' and deleted_at is null", parameters: [] }],
    filters: [],
    columns: 'approval_requested_at as since',
    order: 'approval_requested_at',
  };
  return findManagedJobs(lists, holder, bounds, rows);
}
