import type { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { requireOpenable } from '../access.js';
import type { JobStatus } from '../contract/api/lists.js';
import { availableActions, type JobAction } from '../domain/transitions.js';

interface Row {
  organization: string;
  creatorId: string;
  status: JobStatus;
  deletedAt: Date | null;
}

const QUERY = `
  select organization, creator_id as "creatorId", status, deleted_at as "deletedAt" from job where id = ?`;

/** The actions that the actor has on a posting, without a lock. Throws DomainError as `JobLoader` does. */
export async function findJobActions(database: Database, id: string, actor: Actor): Promise<JobAction[]> {
  const [row] = await database.lookup<Row>(QUERY, [id]);
  const { job, jobActor } = requireOpenable(row, actor);
  return availableActions(job.status, jobActor);
}
