import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Actor } from '../../../src/platform/http/access.js';
import { stale } from '../../../src/platform/http/error.filter.js';
import { jobDeleted, moverOf, notYours } from '../access.js';
import type { JobSavedView } from '../contract/api-answers.js';
import { Job } from '../domain/job.js';
import type { Mover } from '../domain/transitions.js';

/**
 * A posting of the actor's, held under its row lock until the transaction ends: so a close or fill is either before or
 * after a submission, which asks JobForApplying. Throws DomainError notFound or forbidden (see `notYours`), gone for a
 * deleted one, conflict when `version` is not the stored one any more (CLAUSES near W5.13).
 */
export async function jobForChange(
  em: EntityManager,
  id: string,
  actor: Actor,
  version?: number,
): Promise<{ job: Job; mover: Mover }> {
  const job = await em.findOne(Job, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const mover = job && moverOf(actor, job);
  if (!job || !mover?.roles.size) throw notYours(actor);
  if (job.deletedAt) throw jobDeleted();
  if (version !== undefined && version !== job.version) throw stale();
  return { job, mover };
}

/** A number of the sequence, for the first Post; one that is not used in the end is lost, which does not matter. */
export async function nextListingNumber(em: EntityManager): Promise<number> {
  const [row] = await em.execute<[{ number: string }]>(`select nextval('job_listing_number') as number`);
  return Number(row.number);
}

/** Where the posting stands once this is written. */
export async function written(em: EntityManager, job: Job): Promise<JobSavedView> {
  await em.flush();
  const { id, version, status, jobListingNumber = null } = job;
  return { id, version, status, jobListingNumber };
}
