import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import type { Database } from '#platform/database/database.js';

const REFUSED = `
  select document.id, file_name as title, scanned_at as since
    from profile_document document join file_scan using (file_key)
   where user_id = ? and removed_at is null and state = 'refused'
   order by scanned_at, document.id`;

/** Supporting documents that the virus scanner refused, the earliest verdict first; a profile has few. */
export async function refusedDocument(
  database: Database,
  { id }: TaskHolder,
  { offset, limit }: TaskBounds,
): Promise<TaskPage> {
  const rows = await database.lookup<{ id: string; title: string; since: string }>(REFUSED, [id]);
  const items = rows.map(({ since, ...row }) => ({ ...row, since: new Date(since).toISOString() }));
  return { items: items.slice(offset, offset + limit), totalItemsCount: items.length };
}
