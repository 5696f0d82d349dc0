import { notFoundError } from '#platform/errors/domain-error.js';
import { jobDeletedError } from '../access.js';
import type { Job } from '../domain/job.js';

type Visibility = Pick<Job, 'deletedAt' | 'postedAt' | 'status' | 'startDate'>;

/**
 * Accepts publicly readable postings (P2.19 and "near P2.19"): open ones from their start date on, and filled or closed
 * ones that were open before. Throws DomainError `gone` for a deleted posting and `notFound` for all others.
 */
export function assertPublic<T extends Visibility>(job: T | null | undefined, now: Date): asserts job is T {
  if (job?.deletedAt) throw jobDeletedError();
  if (!job || !isPublic(job, now)) throw notFoundError('The job');
}

/** Whether visitors may read a posting that is not deleted. */
export function isPublic({ postedAt, status, startDate }: Omit<Visibility, 'deletedAt'>, now: Date): boolean {
  if (!postedAt || !['open', 'filled', 'closed'].includes(status)) return false;
  return status !== 'open' || startDate <= now;
}
