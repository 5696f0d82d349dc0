import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import { jobDeletedError } from '../access.js';
import type { Job } from '../domain/job.js';

type Visibility = Pick<Job, 'deletedAt' | 'postedAt' | 'status' | 'startDate'>;

/**
 * Accepts publicly readable postings (P2.19 and "near P2.19"): open ones from their start date on, and filled or closed
 * ones that were open before. Throws DomainError `gone` for a deleted posting and `notFound` for all others.
 */
export function assertPublic<T extends Visibility>(job: T | null | undefined, now: Date): asserts job is T {
  if (job?.deletedAt) throw jobDeletedError();
  if (!job?.postedAt || !['open', 'filled', 'closed'].includes(job.status)) throw notFoundError('The job');
  if (job.status === 'open' && now < job.startDate) throw notFoundError('The job');
}
