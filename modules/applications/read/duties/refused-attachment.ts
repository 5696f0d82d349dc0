import type { Database } from '../../../../src/platform/database/database.js';
import type { DutyItem } from '../../../reporting/contract/queries.js';
import type { MyApplication } from '../../contract/api-lists.js';

const REFUSED = `
  select application_id as "applicationId", file_name as title, scanned_at as since
    from application_file join file_scan using (file_key)
   where application_id = any(?::uuid[]) and removed_at is null and state = 'refused'
   order by scanned_at, application_file.id`;

/** Files of drafts that the virus scanner refused, the earliest verdict first. */
export async function refusedAttachment(
  database: Database,
  drafts: readonly Omit<MyApplication, 'timeline'>[],
): Promise<DutyItem[]> {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  if (!byId.size) return [];
  const rows = await database.lookup<{ applicationId: string; title: string; since: string }>(REFUSED, [
    [...byId.keys()],
  ]);
  return rows.flatMap(({ applicationId, title, since }) => {
    const draft = byId.get(applicationId);
    return draft ? { id: draft.jobId, title, detail: draft.job.title, since: new Date(since).toISOString() } : [];
  });
}
