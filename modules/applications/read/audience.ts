import { type Actor, holds } from '../../../src/platform/http/access.js';
import { RIGHTS } from '../../identity/contract/questions.js';
import type { JobFacts } from '../../postings/contract/questions.js';

/** As whom somebody reads an application of a job (CLAUSES near P12.3, T37). */
export type Audience = 'admin' | 'poster' | 'reviewer';

type JobRights = Pick<JobFacts, 'organization' | 'isBoardReview' | 'reviewers' | 'isDeleted'>;

export interface Releases {
  releasedAt?: Date | null;
  releasedToReviewersAt?: Date | null;
}

/** Manage Jobs or Super Admin. */
export function isAdminLevel(actor: Actor): boolean {
  return holds(actor, ...RIGHTS.manageJobs);
}

function isPoster(actor: Actor, job: JobRights): boolean {
  return holds(actor, ...RIGHTS.postForOwnOrganizations) && actor.organizations.has(job.organization.accountNumber);
}

/** Under board review those the job names, else the organization's (near W12.11). */
function isReviewer(actor: Actor, job: JobRights): boolean {
  if (!holds(actor, ...RIGHTS.reviewForOwnOrganizations)) return false;
  return job.isBoardReview ? job.reviewers.includes(actor.id) : actor.organizations.has(job.organization.accountNumber);
}

/** Who may see the list of applicants, and as whom; null for everybody else (near W12.18). */
export function listAudience(actor: Actor, job: JobRights): Audience | null {
  if (isAdminLevel(actor)) return 'admin';
  if (job.isDeleted) return null;
  if (isPoster(actor, job)) return 'poster';
  return isReviewer(actor, job) ? 'reviewer' : null;
}

/** Which release opens an application to a reviewer of the job. */
export function reviewersRelease(job: JobRights): keyof Releases {
  return job.isBoardReview ? 'releasedToReviewersAt' : 'releasedAt';
}

/** As whom `actor` may open an application now; null when not at all. */
export function openAudience(actor: Actor, job: JobRights, releases: Releases): Audience | null {
  if (isAdminLevel(actor)) return 'admin';
  if (job.isDeleted) return null;
  if (isPoster(actor, job) && releases.releasedAt) return 'poster';
  return isReviewer(actor, job) && releases[reviewersRelease(job)] ? 'reviewer' : null;
}
