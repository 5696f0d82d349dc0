import type { Database } from '../../../../src/platform/database/database.js';
import type { FileScans } from '../../../../src/platform/files/scan/file-scans.js';
import { hasAnyPrivilege } from '../../../../src/platform/http/access.js';
import { Privilege } from '../../../identity/contract/queries.js';
import type { DutyHolder, DutyPage } from '../../../reporting/contract/queries.js';
import { computeCompletion } from '../../domain/completion.js';
import { loadStoredProfile } from '../stored-profile.js';

/** The profile of a job seeker while a section is missing. */
export async function profile(database: Database, scans: FileScans, holder: DutyHolder): Promise<DutyPage | null> {
  if (!hasAnyPrivilege(holder, Privilege.JobSeeking)) return null;
  const stored = await loadStoredProfile(database, scans, holder.id);
  const { isProfileCompleted, ...sections } = computeCompletion(stored, stored.documents);
  const completed = Object.values(sections);
  const item = { id: holder.id, title: 'My Profile', amount: completed.filter(Boolean).length, of: completed.length };
  return isProfileCompleted ? { items: [], totalItemsCount: 0 } : { items: [item], totalItemsCount: 1 };
}
