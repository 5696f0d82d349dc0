import { notFound } from '../../../src/platform/errors.js';
import { jobDeleted } from '../access.js';
import type { Job } from '../domain/job.js';

/**
 * Lets pass what everybody may read (P2.19 and "near P2.19"): open from its start date on, and what was open once and is
 * filled or closed now. Throws DomainError gone for a deleted posting, notFound for all others, unknown ones included.
 */
export function assertPublic(job: Job | null, now: Date): asserts job is Job {
  if (job?.deletedAt) throw jobDeleted();
  if (!job?.postedAt || !['open', 'filled', 'closed'].includes(job.status)) throw notFound('The job');
  if (job.status === 'open' && now < job.startDate) throw notFound('The job');
}
