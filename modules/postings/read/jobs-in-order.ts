import type { EntityManager } from '@mikro-orm/postgresql';
import { Job } from '../domain/job.js';

/** Loads jobs in the order of the ids; unknown ids are skipped. */
export async function loadJobsInOrder(em: EntityManager, ids: readonly string[]): Promise<Job[]> {
  const jobs = new Map((await em.find(Job, { id: { $in: [...ids] } })).map((job) => [job.id, job]));
  return ids.flatMap((id) => jobs.get(id) ?? []);
}
