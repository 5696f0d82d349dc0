import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { invalidField } from '../../../src/platform/errors.js';
import { RELEASE_MESSAGES } from '../contract/api-review.js';
import { Application } from '../domain/application.js';

/** One release of a job at a time: two that both hold the job shared could not both go on to change it. */
export async function releasing(em: EntityManager, jobId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 12))', [jobId]);
}

/** The chosen submitted applications of one job, locked in one order. Throws invalid when one is not among them. */
export async function chosenApplicants(em: EntityManager, jobId: string, ids: string[]): Promise<Application[]> {
  const chosen = [...new Set(ids)];
  const found = await em.find(
    Application,
    { id: { $in: chosen }, jobId, type: 'submitted' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  if (found.length !== chosen.length) throw invalidField('releasedApplications', RELEASE_MESSAGES.stranger);
  return found;
}
