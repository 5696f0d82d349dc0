import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { RIGHTS } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import type { TaskLists } from './task-lists.js';

/** The holder's rejected postings, as My Postings lists them. */
export async function rejected({ mine }: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  if (!hasAnyPrivilege(holder, ...RIGHTS.postJobs)) return null;
  const status = { status: 'rejected', sortedBy: 'status', excludeClosed: false, excludeFilled: false } as const;
  const { items, totalItemsCount } = await mine.list({ ...status, ...bounds }, holder);
  return {
    items: items.map(({ id, title, organization, rejectedAt, updatedAt }) => ({
      id,
      title,
      organization: organization.accountName,
      since: rejectedAt ?? updatedAt,
    })),
    totalItemsCount,
  };
}
