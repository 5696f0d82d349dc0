import { RIGHTS } from '#modules/identity/contract/queries.js';
import type { DutyBounds, DutyHolder, DutyPage } from '#modules/reporting/contract/queries.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import { isAdminLevel } from '../../access.js';
import type { DutyLists } from './duty-lists.js';
import { findWaitingJobs } from './waiting-jobs.js';

/** Jobs with applications that a reviewer may open and has not read, without those of `reviewDue`. */
export async function toRead(lists: DutyLists, holder: DutyHolder, bounds: DutyBounds): Promise<DutyPage | null> {
  if (isAdminLevel(holder) || !hasAnyPrivilege(holder, ...RIGHTS.reviewApplicants)) return null;
  return findWaitingJobs(lists, holder, bounds, false);
}
