import type { TaskHolder } from '#modules/identity/contract/task-source.js';
import { Privilege } from '#modules/shared/privileges.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import type { Database } from '#platform/database/database.js';
import type { FileScans } from '#platform/files/scan/file-scans.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import { computeCompletion } from '../../domain/completion.js';
import { loadStoredProfile } from '../stored-profile.js';

/** The profile of a job seeker while a section is missing. */
export async function profile(database: Database, scans: FileScans, holder: TaskHolder): Promise<TaskPage | null> {
  if (!hasAnyPrivilege(holder, Privilege.JobSeeking)) return null;
  const stored = await loadStoredProfile(database, scans, holder.id);
  const { isProfileCompleted, ...sections } = computeCompletion(stored, stored.documents);
  const completed = Object.values(sections);
  const amount = completed.filter(Boolean).length;
  const item = { id: holder.id, title: 'My Profile', amount, of: completed.length };
  return isProfileCompleted
    ? { items: [], totalItemsCount: 0 }
    : { items: [item], totalItemsCount: 1, totalAmount: completed.length - amount };
}
