import type { DutyBounds, DutyHolder, DutyPage } from '#modules/reporting/contract/queries.js';
import { isAdminLevel } from '../../access.js';
import type { DutyLists } from './duty-lists.js';
import { findWaitingJobs } from './waiting-jobs.js';

/** Jobs with applications to release to the board or the applicants, without those of `reviewDue`. */
export async function toRelease(lists: DutyLists, holder: DutyHolder, bounds: DutyBounds): Promise<DutyPage | null> {
  return isAdminLevel(holder) ? findWaitingJobs(lists, holder, bounds, false) : null;
}
