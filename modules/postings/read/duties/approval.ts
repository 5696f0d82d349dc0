import type { DutyBounds, DutyHolder, DutyPage } from '../../../reporting/contract/queries.js';
import { isAdminLevel } from '../../access.js';
import type { DutyLists } from './duty-lists.js';

/** Postings to approve, those sent first first (W7): the approval list of Manage Jobs. */
export async function approval(
  { managed }: DutyLists,
  holder: DutyHolder,
  bounds: DutyBounds,
): Promise<DutyPage | null> {
  if (!isAdminLevel(holder)) return null;
  const { items, totalItemsCount } = await managed.listOldestChangesFirst('pendingApproval', bounds, holder);
  return {
    items: items.map(({ id, title, organization, updatedAt }) => ({
      ...{ id, title, organization: organization.accountName, since: updatedAt },
    })),
    totalItemsCount,
  };
}
