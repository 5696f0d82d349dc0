import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { RELEASE_MESSAGES } from '../contract/api/review.js';
import { Application } from '../domain/application.js';

/** Serializes the releases of a job: two that hold its row lock shared would deadlock on upgrading it. */
export async function lockReleases(em: EntityManager, jobId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 12))', [jobId]);
}

/** Loads and locks submitted applications of one job in id order. Throws invalid at `path` for an id not among them. */
export async function loadSelectedApplications(
  em: EntityManager,
  jobId: string,
  ids: string[],
  path = 'releasedApplications',
): Promise<Application[]> {
  const selected = [...new Set(ids)];
  const applications = await em.find(
    Application,
    { id: { $in: selected }, jobId, type: 'submitted' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  if (applications.length !== selected.length) throw invalidFieldError(path, RELEASE_MESSAGES.stranger);
  return applications;
}
