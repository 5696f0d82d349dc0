import { DomainError, notFound } from '../../src/platform/errors.js';
import { type Actor, holds } from '../../src/platform/http/access.js';
import { RIGHTS } from '../identity/contract/questions.js';
import type { Mover, Role } from './domain/transitions.js';

/** Manage Jobs or Super Admin: every posting is theirs (CLAUSES near P12.3). */
export function isAdminLevel(actor: Actor | null): boolean {
  return holds(actor, ...RIGHTS.manageJobs);
}

/** Job Posting for this organization; whether it may post there now depends on the organization too (W5.9). */
export function isPosterOf(organization: string, actor: Actor | null): boolean {
  return holds(actor, ...RIGHTS.postForOwnOrganizations) && (actor?.organizations.has(organization) ?? false);
}

/** What the actor is to a posting; nothing at all means that it belongs to others. */
export function moverOf(actor: Actor, job: { organization: string; creatorId: string | null }): Mover {
  const roles = new Set<Role>();
  if (isAdminLevel(actor)) roles.add('adminLevel');
  if (isPosterOf(job.organization, actor)) roles.add('poster');
  if (job.creatorId === actor.id) roles.add('creator');
  return { id: actor.id, roles };
}

/** The chosen reviewers under board review, else Review Applicants of the organization (CLAUSES near W12.11). */
export function isReviewerOf(
  actor: Actor | null,
  job: { organization: string; isBoardReview: boolean; reviewers: readonly string[] },
): boolean {
  if (!actor || !holds(actor, ...RIGHTS.reviewForOwnOrganizations)) return false;
  return job.isBoardReview ? job.reviewers.includes(actor.id) : actor.organizations.has(job.organization);
}

/**
 * For a posting that is not there or not the actor's: the same answer for both. Without any posting right it is 403,
 * since that account could open none (CLAUSES near P12.2).
 */
export function notYours(actor: Actor): DomainError {
  return holds(actor, ...RIGHTS.postJobs)
    ? notFound('The job')
    : new DomainError('forbidden', 'not_allowed', 'Your account has no right to postings.');
}

/** A deleted posting, for those whose it was and for everybody (CLAUSES near P2.19). */
export function jobDeleted(): DomainError {
  return new DomainError('gone', 'job_deleted', 'The job either does not exist or has been deleted');
}
