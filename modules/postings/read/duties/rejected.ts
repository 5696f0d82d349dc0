import { RIGHTS } from '#modules/identity/contract/queries.js';
import type { DutyBounds, DutyHolder, DutyPage } from '#modules/reporting/contract/queries.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import type { DutyLists } from './duty-lists.js';

/** The holder's rejected postings, as My Postings lists them. */
export async function rejected({ mine }: DutyLists, holder: DutyHolder, bounds: DutyBounds): Promise<DutyPage | null> {
  if (!hasAnyPrivilege(holder, ...RIGHTS.postJobs)) return null;
  const status = { status: 'rejected', sortedBy: 'status', excludeClosed: false, excludeFilled: false } as const;
  const { items, totalItemsCount } = await mine.list({ ...status, ...bounds }, holder);
  return {
    items: items.map(({ id, title, organization, rejectedAt, updatedAt }) => ({
      ...{ id, title, organization: organization.accountName, since: rejectedAt ?? updatedAt },
    })),
    totalItemsCount,
  };
}
