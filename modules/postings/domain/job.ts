import { newId, record } from '../../../src/platform/database/aggregate.js';
import { DomainError, invalidField } from '../../../src/platform/errors.js';
import { type RejectionReason, STATUS_NAMES } from '../contract/api-lists.js';
import { JOB_MESSAGES } from '../contract/api-rules.js';
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
import { type JobContent, permitted, UNTOUCHED } from './content.js';
import { JobSchema } from './job.schema.js';
import { landing, type Move, type Mover, mayMove, TRANSITIONS } from './transitions.js';

const DONE: Record<Move, string> = {
  save: 'saved',
  post: 'posted',
  reject: 'rejected',
  close: 'closed',
  fill: 'marked filled',
  delete: 'deleted',
};

/** What Post needs to know beside the posting. */
export interface Posting {
  now: Date;
  /** Whether the position's type requires approval, by the catalogue of today. */
  isApprovalNeeded: boolean;
  /** A fresh number of the sequence; the first Post keeps it for ever (CLAUSES near P3.2). */
  listingNumber: number;
}

/**
 * A posting. Who may move it from where to where stands in TRANSITIONS; each move records its fact. Moves throw
 * DomainError forbidden (not this mover's), conflict (not from this status) or rule.
 */
export class Job extends JobSchema.class {
  /** The first Save Position; nothing is public yet. */
  static create(content: JobContent, mover: Mover): Job {
    if (!mayMove('post', mover)) throw forbidden('post');
    const job = Object.assign(new Job(), {
      ...permitted(content, { ...content, ...UNTOUCHED }, mover),
      id: newId(),
      factCount: 0,
      creatorId: mover.id,
      status: 'unsubmitted' as const,
      rejectionReason: null,
      jobListingNumber: null,
      approvedAt: null,
      approvedBy: null,
      postedAt: null,
      deletedAt: null,
    });
    record(job, JobSaved, { ...job.facts(), from: null }, mover.id);
    return job;
  }

  /** Save Position: unsubmitted from every state it is allowed in; an open posting leaves the board (W6.2). */
  save(content: JobContent | null, mover: Mover): void {
    const from = this.begin('save', mover);
    this.write(content, mover);
    this.status = 'unsubmitted';
    this.rejectionReason = null;
    record(this, from === 'open' ? JobUnposted : JobSaved, { ...this.facts(), from }, mover.id);
  }

  /** Post Position, which also publishes changes of an open posting and, by an administrator, approves (W6.5–W6.7, T10). */
  post(content: JobContent | null, mover: Mover, posting: Posting): void {
    const from = this.begin('post', mover);
    this.write(content, mover);
    const isGiven = this.approvedAt !== null;
    const to = landing(from, mover, { isNeeded: posting.isApprovalNeeded, isGiven });
    const wasAsked = from === 'pendingApproval' || (posting.isApprovalNeeded && !isGiven);
    const approves = to === 'open' && wasAsked && mover.roles.has('adminLevel');
    if (approves) {
      this.approvedAt = posting.now;
      this.approvedBy = mover.id;
    }
    this.status = to;
    this.rejectionReason = null;
    this.jobListingNumber ??= posting.listingNumber;
    if (to === 'open') this.postedAt ??= posting.now;
    const fact = { ...this.facts(), from };
    if (from === to) record(this, JobUpdated, fact, mover.id);
    else if (to === 'open') record(this, JobPosted, { ...fact, approvedBy: approves ? mover.id : null }, mover.id);
    else record(this, JobSubmittedForApproval, fact, mover.id);
  }

  /** Throws DomainError rule at `rejectionReason` without a reason (W6.9). */
  reject(reason: RejectionReason | undefined, mover: Mover): void {
    const from = this.begin('reject', mover);
    if (!reason) {
      const message = JOB_MESSAGES.reasonRequired;
      const fields = [{ path: 'rejectionReason', code: 'required', message }];
      throw new DomainError('rule', 'reason_required', message, fields);
    }
    this.status = 'rejected';
    this.rejectionReason = reason;
    this.discardApproval();
    record(this, JobRejected, { ...this.facts(), from, reason }, mover.id);
  }

  close(mover: Mover): void {
    const from = this.begin('close', mover);
    this.status = 'closed';
    record(this, JobClosed, { ...this.facts(), from }, mover.id);
  }

  fill(mover: Mover): void {
    const from = this.begin('fill', mover);
    this.status = 'filled';
    record(this, JobFilled, { ...this.facts(), from }, mover.id);
  }

  /** The row stays for the record of its applications (near W6.22); the address answers 410 from now on. */
  delete(mover: Mover, now: Date): void {
    const from = this.begin('delete', mover);
    this.deletedAt = now;
    record(this, JobDeleted, { ...this.facts(), from }, mover.id);
  }

  /** The review-by date of a release to reviewers (near W12.11). */
  setReviewBy(date: Date, actorId: string): void {
    if (!this.isBoardReview) {
      throw new DomainError('rule', 'no_board_review', 'This posting has no board review.');
    }
    if (date < this.endDate) throw invalidField('reviewByDate', JOB_MESSAGES.reviewBeforeEnd);
    this.boardReviewDays = date;
    record(this, JobUpdated, { ...this.facts(), from: this.status }, actorId);
  }

  private begin(move: Move, mover: Mover) {
    if (!mayMove(move, mover)) throw forbidden(move);
    if (!TRANSITIONS[move].from.includes(this.status)) {
      const message = `A posting with the status ${STATUS_NAMES[this.status]} cannot be ${DONE[move]}.`;
      throw new DomainError('conflict', 'wrong_status', message);
    }
    return this.status;
  }

  private write(content: JobContent | null, mover: Mover): void {
    if (!content) return;
    const written = permitted(content, this as JobContent, mover);
    const isSamePlace = written.organization === this.organization && written.positionId === this.positionId;
    if (!isSamePlace) this.discardApproval();
    Object.assign(this, written);
  }

  private discardApproval(): void {
    this.approvedAt = null;
    this.approvedBy = null;
  }

  private facts() {
    const { id, creatorId, organization, positionId, status } = this;
    return { jobId: id, creatorId, organization, positionId, status };
  }
}

JobSchema.setClass(Job);

function forbidden(move: Move): DomainError {
  return new DomainError('forbidden', 'not_allowed', `Your account may not have this posting ${DONE[move]}.`);
}
