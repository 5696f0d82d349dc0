import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCKS } from '#modules/shared/locks.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { RELEASE_MESSAGES } from '../contract/api/review.js';
import { Application } from '../domain/application.js';

/** Serializes the releases of a job: two that hold its row lock shared would deadlock on upgrading it. */
export async function lockReleases(em: EntityManager, jobId: string): Promise<void> {
  await takeLock(em, LOCKS.releases, jobId);
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
