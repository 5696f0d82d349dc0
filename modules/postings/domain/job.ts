import { newId, record } from '#platform/database/aggregate.js';
import { DomainError, invalidFieldError } from '#platform/errors/domain-error.js';
import { trackChanges } from '#platform/events/tracked-changes.js';
import type { ListingDates } from '../contract/api/job.js';
import type { RejectionReason } from '../contract/api/lists.js';
import { JOB_MESSAGES } from '../contract/api/rules.js';
import {
  JobClosed,
  JobDeleted,
  JobFilled,
  JobPosted,
  JobRejected,
  JobSaved,
  JobSubmittedForApproval,
  JobUnposted,
  JobUpdated,
} from '../contract/events.js';
import { ADMIN_FIELD_DEFAULTS, applyFieldPermissions, contentOf, type JobContent } from './content.js';
import { JOB_CHANGES, JobSchema } from './job.schema.js';
import { forbiddenError, wrongStatusError } from './job-errors.js';
import { datesOfCopy, withListingDates } from './listing-dates.js';
import { canPerform, type JobAction, type JobActor, statusAfterPosting, TRANSITIONS } from './transitions.js';

/** Input of Post beside the posting. */
export interface PostOptions {
  now: Date;
  /** Whether the position requires approval, by the current catalogue. */
  isApprovalNeeded: boolean;
  /** A new number of the sequence; the first Post assigns it permanently (near P3.2). */
  listingNumber: number;
}

/**
 * A posting. TRANSITIONS defines who may perform an action in which status; each action records its event. Actions
 * throw DomainError forbidden (wrong actor), conflict (wrong status) or rule.
 */
export class Job extends JobSchema.class {
  /** The first Save Position; the job is not public yet. */
  static create(content: JobContent, actor: JobActor, source?: Job): Job {
    if (!canPerform('post', actor)) throw forbiddenError(source ? 'copy' : 'post');
    const job = Object.assign(new Job(), {
      ...applyFieldPermissions(content, { ...content, ...ADMIN_FIELD_DEFAULTS }, actor),
      id: newId(),
      eventCount: 0,
      creatorId: actor.id,
      copiedFrom: source?.id ?? null,
      status: 'unsubmitted' as const,
      rejectionReason: null,
      rejectedAt: null,
      rejectedBy: null,
      jobListingNumber: null,
      approvalRequestedAt: null,
      approvedAt: null,
      approvedBy: null,
      postedAt: null,
      closedAt: null,
      filledAt: null,
      deletedAt: null,
    });
    const copied = source && { copiedFrom: source.id, copiedFromNumber: source.jobListingNumber ?? null };
    record(job, JobSaved, { ...job.payload(), from: null, ...copied }, actor.id);
    return job;
  }

  /** A new unsubmitted posting with the content of this one, listed from today on, whatever this one's status. */
  copy(actor: JobActor, now: Date): Job {
    const content = { ...contentOf(this as JobContent), ...datesOfCopy(this, now), externalListingNumber: '' };
    return Job.create(content, actor, this);
  }

  /**
   * Save Position: sets the status to unsubmitted; an open posting leaves the board (W6.2). A rejection stays to be
   * read.
   */
  save(content: JobContent | null, actor: JobActor): void {
    const from = this.assertTransition('save', actor);
    this.applyContent(content, actor);
    this.status = 'unsubmitted';
    record(this, from === 'open' ? JobUnposted : JobSaved, { ...this.payload(), from }, actor.id);
  }

  /** Post Position. Also publishes changes of an open posting and, by an administrator, approves (W6.5–W6.7, T10). */
  post(content: JobContent | null, actor: JobActor, options: PostOptions): void {
    const from = this.assertTransition('post', actor);
    this.applyContent(content, actor);
    const isGiven = this.approvedAt !== null;
    const to = statusAfterPosting(from, actor, { isNeeded: options.isApprovalNeeded, isGiven });
    const wasAsked = from === 'pendingApproval' || (options.isApprovalNeeded && !isGiven);
    const approves = to === 'open' && wasAsked && actor.roles.has('adminLevel');
    if (approves) {
      this.approvedAt = options.now;
      this.approvedBy = actor.id;
    }
    this.status = to;
    Object.assign(this, { rejectionReason: null, rejectedAt: null, rejectedBy: null });
    this.jobListingNumber ??= options.listingNumber;
    if (to === 'open') this.postedAt ??= options.now;
    else if (from !== to) this.approvalRequestedAt = options.now;
    // Post of a list changes nothing of one that stays where it is.
    if (from === to && content === null && !approves) return;
    const event = { ...this.payload(), from };
    const listing = { ...event, ...this.listing() };
    if (from === to) record(this, JobUpdated, listing, actor.id);
    else if (to === 'open') record(this, JobPosted, { ...listing, approvedBy: approves ? actor.id : null }, actor.id);
    else record(this, JobSubmittedForApproval, event, actor.id);
  }

  /** Post Position with other listing dates: extends an open posting, schedules another one (W5.50). */
  postWithDates(dates: ListingDates, actor: JobActor, options: PostOptions): void {
    const from = this.assertTransition('post', actor);
    this.post(withListingDates(contentOf(this as JobContent), from, dates, options.now), actor, options);
  }

  /** Throws DomainError rule at `rejectionReason` without a reason (W6.9). */
  reject(reason: RejectionReason | undefined, actor: JobActor, now: Date): void {
    const from = this.assertTransition('reject', actor);
    if (!reason) {
      const message = JOB_MESSAGES.reasonRequired;
      const fields = [{ path: 'rejectionReason', code: 'required', message }];
      throw new DomainError('rule', 'reason_required', message, fields);
    }
    this.status = 'rejected';
    this.rejectionReason = reason;
    this.rejectedAt = now;
    this.rejectedBy = actor.id;
    this.discardApproval();
    record(this, JobRejected, { ...this.payload(), from, reason }, actor.id);
  }

  close(actor: JobActor, now: Date, hasBeenAppliedFor: boolean): void {
    const from = this.assertTransition('close', actor);
    this.status = 'closed';
    this.closedAt = now;
    // Nobody approved what visitors would read, which may differ from what they read before.
    if (from === 'pendingApproval') this.postedAt = null;
    this.hideUnlessListed(now, hasBeenAppliedFor);
    record(this, JobClosed, { ...this.payload(), from }, actor.id);
  }

  fill(actor: JobActor, now: Date, hasBeenAppliedFor: boolean): void {
    const from = this.assertTransition('fill', actor);
    this.status = 'filled';
    this.filledAt = now;
    this.hideUnlessListed(now, hasBeenAppliedFor);
    record(this, JobFilled, { ...this.payload(), from }, actor.id);
  }

  /** The row stays for the record of its applications (near W6.22); its URL then returns 410. */
  delete(actor: JobActor, now: Date): void {
    const from = this.assertTransition('delete', actor);
    this.deletedAt = now;
    record(this, JobDeleted, { ...this.payload(), from }, actor.id);
  }

  /** Sets the review-by date of a release to reviewers (near W12.11). */
  setReviewBy(date: Date, actorId: string): void {
    if (!this.isBoardReview) throw new DomainError('rule', 'no_board_review', 'This posting has no board review.');
    if (date < this.endDate) throw invalidFieldError('reviewByDate', JOB_MESSAGES.reviewBeforeEnd);
    if (date.getTime() === this.reviewBy?.getTime()) return;
    this.reviewBy = date;
    record(this, JobUpdated, { ...this.payload(), ...this.listing(), from: this.status }, actorId);
  }

  private assertTransition(action: JobAction, actor: JobActor) {
    if (!canPerform(action, actor)) throw forbiddenError(action);
    if (!TRANSITIONS[action].from.includes(this.status)) throw wrongStatusError(action, this.status);
    return this.status;
  }

  private applyContent(content: JobContent | null, actor: JobActor): void {
    if (!content) return;
    const permitted = applyFieldPermissions(content, this as JobContent, actor);
    const isSameTarget = permitted.organization === this.organization && permitted.positionId === this.positionId;
    if (!isSameTarget) this.discardApproval();
    Object.assign(this, permitted);
  }

  /** A listing that ends before its start was never public and stays so (near P2.19), unless it had an earlier start. */
  private hideUnlessListed(now: Date, hasBeenAppliedFor: boolean): void {
    if (now < this.startDate && !hasBeenAppliedFor) this.postedAt = null;
  }

  private discardApproval(): void {
    this.approvedAt = null;
    this.approvedBy = null;
  }

  private payload() {
    const { id, creatorId, organization, positionId, status } = this;
    return { jobId: id, creatorId, organization, positionId, status };
  }

  private listing() {
    return { startDate: this.startDate.toISOString(), endDate: this.endDate.toISOString() };
  }
}

JobSchema.setClass(Job);
trackChanges(Job, JOB_CHANGES);
