import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { RIGHTS } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import type { Condition } from '#platform/database/list-plans.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import { APPLICANTS_JOIN } from '../applicant-counts.js';
import { ofOrganizations, organizationsOf } from '../managed-jobs.js';
import type { TaskLists } from './task-lists.js';

interface Rows {
  /** Conditions on the posting alone. */
  scope: readonly Condition[];
  /** Conditions that need the counts of its applicants. */
  filters: readonly Condition[];
  /** Of `since`, `due`, `amount` and `of`. */
  columns: string;
  order: string;
  /** Whether an index has the order within each organization. */
  isIndexedByOrganization?: boolean;
}

interface Row {
  id: string;
  title: string;
  organization: string;
  since?: string;
  due?: string;
  amount?: number;
  of?: number;
}

/** Postings among those that Manage Postings lists for the holder. */
export async function findManagedJobs(
  { pages }: TaskLists,
  holder: TaskHolder,
  bounds: TaskBounds,
  { scope, filters, columns, order, isIndexedByOrganization = false }: Rows,
): Promise<TaskPage | null> {
  if (!hasAnyPrivilege(holder, ...RIGHTS.postJobs)) return null;
  const organizations = organizationsOf({}, holder);
  const list = {
    table: 'job',
    joins: APPLICANTS_JOIN,
    columns: `id, title, organization_name as organization, ${columns}`,
    scope,
    filters,
    alternatives: organizations && ofOrganizations(organizations),
    areAlternativesIndexed: isIndexedByOrganization,
    order: [
      { expression: order, direction: 'ASC' },
      { expression: 'id', direction: 'ASC' },
    ] as const,
    isOrderIndexed: true,
  };
  const { items, totalItemsCount } = await pages.read<Row>(list, bounds);
  return { items: items.map(toItem), totalItemsCount };
}

const toItem = ({ since, due, ...row }: Row): TaskPage['items'][number] => ({
  ...row,
  ...(since && { since: new Date(since).toISOString() }),
  ...(due && { due: new Date(due).toISOString() }),
});
