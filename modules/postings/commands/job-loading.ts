import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { staleVersionError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { requireOpenable } from '../access.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { Job } from '../domain/job.js';
import type { JobActor } from '../domain/transitions.js';

/**
 * Loads and locks a posting of the actor. The lock orders a close or fill before or after a submission, which locks by
 * `jobForApplying`. Throws DomainError as `requireOpenable` does, and conflict for a stale `version`.
 */
export async function loadJobForUpdate(
  em: EntityManager,
  id: string,
  actor: Actor,
  version?: number,
): Promise<{ job: Job; jobActor: JobActor }> {
  const loaded = requireOpenable(await em.findOne(Job, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }), actor);
  if (version !== undefined && version !== loaded.job.version) throw staleVersionError();
  return loaded;
}

/** The next listing number, for the first Post. An unused one leaves a harmless gap. */
export async function nextListingNumber(em: EntityManager): Promise<number> {
  const [row] = await em.execute<[{ number: string }]>(`select nextval('job_listing_number') as number`);
  return Number(row.number);
}

/** Flushes the posting and returns its state. */
export async function toSavedResponse(em: EntityManager, job: Job): Promise<JobSavedResponse> {
  await em.flush();
  const { id, version, status, jobListingNumber = null } = job;
  return { id, version, status, jobListingNumber };
}
