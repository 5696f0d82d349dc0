import { isAdminLevel, isPosterOf, isReviewerFor, RIGHTS } from '#modules/shared/rights.js';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';
import { type Actor, hasAnyPrivilege } from '#platform/http/access.js';
import type { JobActor, Role } from './domain/transitions.js';

/** Whether the actor may post for this organization, as one of its posters or at admin level. */
export function mayPostFor(organization: string, actor: Actor): boolean {
  return isAdminLevel(actor) || isPosterOf(organization, actor);
}

/** Throws DomainError notFound unless the actor may post for this organization. */
export function assertMayPostFor(organization: string, actor: Actor): void {
  if (!mayPostFor(organization, actor)) throw notFoundError('The organization');
}

/** The actor with the roles for a posting; without roles it belongs to others. */
export function jobActorFor(actor: Actor, job: { organization: string; creatorId: string | null }): JobActor {
  const roles = new Set<Role>();
  if (isAdminLevel(actor)) roles.add('adminLevel');
  if (isPosterOf(job.organization, actor)) roles.add('poster');
  if (job.creatorId === actor.id) roles.add('creator');
  return { id: actor.id, roles };
}

interface OwnedJob {
  organization: string;
  creatorId: string;
  deletedAt?: Date | null | undefined;
}

/**
 * A posting that the actor may open, with the roles for it. Throws DomainError notFound or forbidden (see
 * `notFoundOrForbidden`), and gone for a deleted posting.
 */
export function requireOpenable<T extends OwnedJob>(
  job: T | null | undefined,
  actor: Actor,
): { job: T; jobActor: JobActor } {
  const jobActor = job && jobActorFor(actor, job);
  if (!job || !jobActor?.roles.size) throw notFoundOrForbidden(actor);
  if (job.deletedAt) throw jobDeletedError();
  return { job, jobActor };
}

interface ReviewSettings {
  organization: string;
  isBoardReview: boolean;
  reviewBy?: Date | null | undefined;
  reviewers: readonly string[];
}

/** Review Applicants of the organization; under board review only the selected ones, until the review-by date. */
export function isReviewerOf(actor: Actor | null, job: ReviewSettings, now: Date): boolean {
  if (!actor || !isReviewerFor(job.organization, actor)) return false;
  const isOver = job.reviewBy && job.reviewBy < now;
  return !job.isBoardReview || (job.reviewers.includes(actor.id) && !isOver);
}

/**
 * The same error for a missing posting and one of others: notFound, or forbidden for an account without posting rights.
 */
export function notFoundOrForbidden(actor: Actor): DomainError {
  return hasAnyPrivilege(actor, ...RIGHTS.postJobs)
    ? notFoundError('The job')
    : new DomainError('forbidden', 'not_allowed', 'Your account has no right to postings.');
}

/** The error for a deleted posting, the same for its owners and the public. */
export function jobDeletedError(): DomainError {
  return new DomainError('gone', 'job_deleted', 'The job either does not exist or has been deleted');
}
