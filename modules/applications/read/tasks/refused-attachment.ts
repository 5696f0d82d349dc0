import type { TaskItem } from '#modules/shared/tasks.js';
import type { Database } from '#platform/database/database.js';
import type { MyApplication } from '../../contract/api/lists.js';

const REFUSED = `
  select application_id as "applicationId", file_name as title, scanned_at as since
    from application join application_file on application_id = application.id join file_scan using (file_key)
   where user_id = ? and type = 'draft' and removed_at is null and state = 'refused'
   order by scanned_at, application_file.id`;

type Draft = Omit<MyApplication, 'timeline'>;

/**
 * Files of open drafts that the virus scanner refused, the earliest verdict first; `openDrafts` is read if there are
 * any.
 */
export async function refusedAttachment(
  database: Database,
  userId: string,
  openDrafts: () => Promise<Draft[]>,
): Promise<TaskItem[]> {
  const rows = await database.lookup<{ applicationId: string; title: string; since: string }>(REFUSED, [userId]);
  if (!rows.length) return [];
  const byId = new Map((await openDrafts()).map((draft) => [draft.id, draft]));
  return rows.flatMap(({ applicationId, title, since }) => {
    const draft = byId.get(applicationId);
    return draft ? { id: draft.jobId, title, detail: draft.job.title, since: new Date(since).toISOString() } : [];
  });
}
