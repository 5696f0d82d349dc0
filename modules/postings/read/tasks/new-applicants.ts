import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import { isAdminLevel, RIGHTS } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { type Condition, conditionsOf, type List, where } from '#platform/database/list-plans.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import { APPLICANTS_JOIN } from '../applicant-counts.js';
import { findReadCounts } from '../read-counts.js';
import type { TaskLists } from './task-lists.js';

interface Row {
  id: string;
  title: string;
  organization: string;
  released: number;
}

/** Released applications that the reader has not opened. */
const unread = (readerId: string): Condition => ({
  sql: `job_applicants.released - coalesce((
    select mine.released from job_reader as mine where mine.job_id = job.id and mine.reader_id = ?), 0)`,
  parameters: [readerId],
});

/**
 * Open postings with applicants who were released to the employer and not read by the holder, the nearest end first.
 * They are tasks of the creator, or of all posters of the organization once the creator posts for it no more. Who also
 * reviews for the organization has those without board review among the applications to read.
 */
export async function newApplicants(
  lists: TaskLists,
  holder: TaskHolder,
  bounds: TaskBounds,
): Promise<TaskPage | null> {
  if (isAdminLevel(holder) || !hasAnyPrivilege(holder, ...RIGHTS.postJobs)) return null;
  const list = await toList(lists, holder);
  const { items, totalItemsCount } = await lists.pages.read<Row>(list, bounds);
  const ids = items.map(({ id }) => id);
  const [read, since, { totalAmount }] = await Promise.all([
    findReadCounts(lists.database, ids, holder),
    lists.applicants.oldestWaiting(
      ids.map((jobId) => ({ jobId, isBoards: false })),
      holder.id,
    ),
    countUnread(lists, list, holder),
  ]);
  return {
    items: items.map(({ released, ...job }) => {
      const waiting = since.get(job.id)?.toISOString();
      const amount = released - (read.get(job.id)?.released ?? 0);
      return { ...job, amount, of: released, ...(waiting && { since: waiting }) };
    }),
    totalItemsCount,
    totalAmount,
  };
}

async function toList({ identity }: TaskLists, holder: TaskHolder): Promise<List> {
  const alternatives = await Promise.all(
    [...holder.organizations].map(async (organization) => {
      const posters = await identity.postersOfOrganization(organization);
      const others = posters.flatMap(({ id }) => (id === holder.id ? [] : id));
      return { sql: 'organization = ? and creator_id <> all(?::uuid[])', parameters: [organization, others] };
    }),
  );
  const { sql, parameters } = unread(holder.id);
  return {
    table: 'job',
    joins: APPLICANTS_JOIN,
    columns: 'id, title, organization_name as organization, job_applicants.released',
    scope: [{ sql: "status = 'open' and deleted_at is null", parameters: [] }],
    filters: [
      { sql: `${sql} > 0`, parameters },
      ...(hasAnyPrivilege(holder, ...RIGHTS.reviewApplicants) ? [{ sql: 'is_board_review', parameters: [] }] : []),
    ],
    alternatives,
    areAlternativesIndexed: true,
    order: [
      { expression: 'end_date', direction: 'ASC' },
      { expression: 'id', direction: 'ASC' },
    ],
    isOrderIndexed: true,
  };
}

function countUnread({ totals }: TaskLists, list: List, { id }: TaskHolder): Promise<{ totalAmount: number }> {
  const { sql, parameters } = unread(id);
  const jobs = where(conditionsOf(list));
  return totals.sums(`coalesce(sum(${sql}), 0)::int as "totalAmount"`, `from job ${APPLICANTS_JOIN} ${jobs.sql}`, [
    ...parameters,
    ...jobs.parameters,
  ]);
}
