import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { isAdminLevel } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { findManagedJobs } from './managed-by.js';
import type { TaskLists } from './task-lists.js';

/** Open postings with applicants whom the administrators have not released to the employer, the nearest end first. */
export async function inRelease(lists: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  if (isAdminLevel(holder)) return null;
  const page = await findManagedJobs(lists, holder, bounds, {
    scope: [{ sql: "status = 'open' and deleted_at is null", parameters: [] }],
    filters: [{ sql: 'submitted > released', parameters: [] }],
    columns: 'submitted - released as amount, submitted as of',
    order: 'end_date',
    isIndexedByOrganization: true,
  });
  if (!page) return null;
  const jobs = page.items.map(({ id }) => ({ jobId: id, isBoards: false }));
  const since = await lists.applicants.oldestWaiting(jobs, null);
  const items = page.items.map((item) => {
    const oldest = since.get(item.id)?.toISOString();
    return oldest ? { ...item, since: oldest } : item;
  });
  return { ...page, items };
}
