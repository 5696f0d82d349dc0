import type { DutyBounds, DutyHolder, DutyPage } from '../../../reporting/contract/queries.js';
import { isAdminLevel } from '../../access.js';
import { JobSubmittedForApproval } from '../../contract/events.js';
import type { DutyLists } from './duty-lists.js';
import { findManagedJobs } from './managed-by.js';

/** A posting that waits may be changed, so that the time of its last change does not tell. */
const SUBMITTED_AT = `coalesce(
  (select max(occurred_at) from fact where aggregate_id = job.id and name = '${JobSubmittedForApproval.name}'),
  job.updated_at)`;

/** Postings to approve, those sent first first (W7): the approval list of Manage Jobs. */
export async function approval(lists: DutyLists, holder: DutyHolder, bounds: DutyBounds): Promise<DutyPage | null> {
  if (!isAdminLevel(holder)) return null;
  const rows = {
    scope: [{ sql: "status = 'pendingApproval' and deleted_at is null", parameters: [] }],
    filters: [],
    columns: `${SUBMITTED_AT} as since`,
    order: SUBMITTED_AT,
  };
  return findManagedJobs(lists, holder, bounds, rows);
}
