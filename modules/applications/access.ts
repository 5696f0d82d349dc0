import type { JobSummary } from '#modules/postings/contract/postings-api.js';
import { isAdminLevel, isPosterOf, isReviewerFor } from '#modules/shared/rights.js';
import type { Actor } from '#platform/http/access.js';
import { isReviewOver } from './domain/release-rules.js';

/** The role in which a user reads an application. */
export type ViewerRole = 'admin' | 'poster' | 'reviewer';

type JobRights = Pick<JobSummary, 'organization' | 'isBoardReview' | 'reviewBy' | 'reviewers' | 'isDeleted'>;

export interface ReleaseDates {
  releasedAt?: Date | null;
  releasedToReviewersAt?: Date | null;
}

/** The state of an application that decides who may open it. */
export interface OpenedApplication extends ReleaseDates {
  userId: string;
}

function isPoster(actor: Actor, { organization }: JobRights): boolean {
  return isPosterOf(organization.accountNumber, actor);
}

/** Reviewers of the organization; under board review those the job names, until the review-by date. */
function isReviewer(actor: Actor, job: JobRights, now: Date): boolean {
  if (!isReviewerFor(job.organization.accountNumber, actor)) return false;
  return !job.isBoardReview || (job.reviewers.includes(actor.id) && !isReviewOver(job, now));
}

/** The user's role for the list of applicants; null without access. */
export function roleForApplicantList(actor: Actor, job: JobRights, now: Date): ViewerRole | null {
  if (isAdminLevel(actor)) return 'admin';
  if (job.isDeleted) return null;
  if (isPoster(actor, job)) return 'poster';
  return isReviewer(actor, job, now) ? 'reviewer' : null;
}

/** The release that opens an application to the job's reviewers. */
function releaseFieldForReviewers(job: JobRights): keyof ReleaseDates {
  return job.isBoardReview ? 'releasedToReviewersAt' : 'releasedAt';
}

/** The user's role for one application; null without access, and for the own one, which a colleague handles. */
export function roleForApplication(
  actor: Actor,
  job: JobRights,
  { userId, ...releases }: OpenedApplication,
  now: Date,
): ViewerRole | null {
  if (userId === actor.id) return null;
  if (isAdminLevel(actor)) return 'admin';
  if (job.isDeleted) return null;
  if (isPoster(actor, job) && releases.releasedAt) return 'poster';
  return isReviewer(actor, job, now) && releases[releaseFieldForReviewers(job)] ? 'reviewer' : null;
}

const RELEASE_COLUMNS: Record<keyof ReleaseDates, string> = {
  releasedAt: 'released_at',
  releasedToReviewersAt: 'released_to_reviewers_at',
};

/** A condition on rows of the job: that an application is released to its reviewers. */
export const isReleasedToReviewers = (job: JobRights) =>
  `${RELEASE_COLUMNS[releaseFieldForReviewers(job)]} is not null`;

/** A condition on rows of the job with the user's id as its parameter, the same as a role by roleForApplication. */
export function opensToUser(actor: Actor, job: JobRights, now: Date): string {
  return `user_id <> ? and ${isOpenByRelease(actor, job, now)}`;
}

function isOpenByRelease(actor: Actor, job: JobRights, now: Date): string {
  if (isAdminLevel(actor)) return 'true';
  const conditions = [
    ...(isPoster(actor, job) ? [`${RELEASE_COLUMNS.releasedAt} is not null`] : []),
    ...(isReviewer(actor, job, now) ? [isReleasedToReviewers(job)] : []),
  ];
  return conditions.length && !job.isDeleted ? `(${conditions.join(' or ')})` : 'false';
}

/** Admin-level users move every application, posters those released to their organization; nobody the own one. */
export function canMove(
  actor: Actor,
  job: JobRights,
  { userId, releasedAt }: Pick<OpenedApplication, 'userId' | 'releasedAt'>,
): boolean {
  if (userId === actor.id) return false;
  return isAdminLevel(actor) || (canSeeStages(actor, job) && Boolean(releasedAt));
}

/** Stages are shown to those who may move some of the job's applications. */
export function canSeeStages(actor: Actor, job: JobRights): boolean {
  return isAdminLevel(actor) || (!job.isDeleted && isPoster(actor, job));
}
