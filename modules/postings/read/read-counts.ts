import type { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';

/**
 * Numbers of a job's applications that a user has read, by their releases, stored as those in job_applicants.
 */
export interface ReadCountsRow {
  jobId: string;
  released: number;
  releasedToReviewers: number;
}

const READ_COUNTS = `
  select job_id as "jobId", released, released_to_reviewers as "releasedToReviewers"
    from job_reader where job_id = any(?::uuid[]) and reader_id = ?`;

export async function findReadCounts(
  database: Database,
  jobIds: readonly string[],
  { id }: Actor,
): Promise<ReadonlyMap<string, ReadCountsRow>> {
  const rows = jobIds.length ? await database.lookup<ReadCountsRow>(READ_COUNTS, [jobIds, id]) : [];
  return new Map(rows.map((row) => [row.jobId, row]));
}
