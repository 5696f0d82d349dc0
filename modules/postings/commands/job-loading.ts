import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RecordedChanges } from '#platform/events/recorded-changes.js';
import type { Actor } from '#platform/http/access.js';
import { requireOpenable } from '../access.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { Job } from '../domain/job.js';
import type { JobActor } from '../domain/transitions.js';

@Injectable()
export class JobLoader {
  constructor(private readonly changes: RecordedChanges) {}

  /**
   * Loads and locks a posting of the actor. The lock orders a close or fill before or after a submission, which locks by
   * `jobForApplying`. Throws DomainError as `requireOpenable` does, and StaleError for another `version`.
   */
  async forUpdate(
    em: EntityManager,
    id: string,
    actor: Actor,
    version?: number,
  ): Promise<{ job: Job; jobActor: JobActor }> {
    const loaded = requireOpenable(await em.findOne(Job, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }), actor);
    const { job } = loaded;
    if (version !== undefined && version !== job.version) throw await this.changes.since(em, job, version);
    return loaded;
  }
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
