import { newId, record } from '../../../src/platform/database/aggregate.js';
import { DomainError } from '../../../src/platform/errors.js';
import { APPLICATION_CODES, APPLICATION_MESSAGES, type DraftData } from '../contract/api.js';
import type { ApplicantAnswer, ApplicationAnswer, ApplicationType } from '../contract/api-answers.js';
import {
  ApplicantReleased,
  ApplicantReleasedToReviewers,
  ApplicationDeleted,
  ApplicationDocumentsChanged,
  ApplicationSaved,
  ApplicationSubmitted,
  ApplicationWithdrawn,
} from '../contract/events.js';
import { ApplicationSchema } from './application.schema.js';

/** What may be done from which type; whatever is not here is refused. Releasing again changes nothing. */
const TRANSITIONS = {
  save: { from: 'draft', to: 'draft' },
  submit: { from: 'draft', to: 'submitted' },
  delete: { from: 'draft', to: null },
  withdraw: { from: 'submitted', to: 'withdrawn' },
  release: { from: 'submitted', to: 'submitted' },
  changeDocuments: { from: 'submitted', to: 'submitted' },
} as const satisfies Record<string, { from: ApplicationType; to: ApplicationType | null }>;

/** Copies taken when an application is submitted. */
export interface Snapshot {
  applicant: ApplicantAnswer;
  references: ApplicationAnswer['references'];
}

/** What somebody wrote to apply for one job. After submitting only its documents and releases change (I8). */
export class Application extends ApplicationSchema.class {
  static begin(jobId: string, userId: string): Application {
    return Object.assign(new Application(), {
      id: newId(),
      factCount: 0,
      jobId,
      userId,
      type: 'draft' as const,
      attachedFiles: [],
      applicant: null,
      references: null,
      submittedAt: null,
      releasedToReviewersAt: null,
      releasedAt: null,
      withdrawnAt: null,
    });
  }

  saveDraft(data: DraftData, attachedFiles: string[]): void {
    this.must('save');
    this.write(data, attachedFiles);
    record(this, ApplicationSaved, this.ids(), this.userId);
  }

  /** Whether it may be submitted stands in submission-rules.ts; `now` is the database's clock under the job's lock. */
  submit(data: DraftData, attachedFiles: string[], snapshot: Snapshot, now: Date): void {
    this.must('submit');
    this.write(data, attachedFiles);
    this.type = TRANSITIONS.submit.to;
    this.applicant = snapshot.applicant;
    this.references = snapshot.references;
    this.submittedAt = now;
    record(this, ApplicationSubmitted, { ...this.ids(), submittedAt: now.toISOString() }, this.userId);
  }

  /** The row is to be removed by whoever calls. */
  delete(): void {
    this.must('delete');
    record(this, ApplicationDeleted, this.ids(), this.userId);
  }

  withdraw(now: Date, actorId: string): void {
    this.must('withdraw');
    this.type = TRANSITIONS.withdraw.to;
    this.withdrawnAt = now;
    const by = actorId === this.userId ? 'applicant' : 'administrator';
    record(this, ApplicationWithdrawn, { ...this.ids(), by }, actorId);
  }

  /** `reviewByDate` is a local day. Answers whether this released it now. */
  releaseToReviewers(now: Date, reviewByDate: string, actorId: string): boolean {
    this.must('release');
    if (this.releasedToReviewersAt) return false;
    this.releasedToReviewersAt = now;
    record(this, ApplicantReleasedToReviewers, { ...this.ids(), reviewByDate }, actorId);
    return true;
  }

  /** Answers whether this released it now. */
  release(now: Date, actorId: string): boolean {
    this.must('release');
    if (this.releasedAt) return false;
    this.releasedAt = now;
    record(this, ApplicantReleased, this.ids(), actorId);
    return true;
  }

  /** The rows are the files' own; the application tells that they changed (W14.5). */
  documentsChanged(added: string[], removed: string[], actorId: string): void {
    this.must('changeDocuments');
    record(this, ApplicationDocumentsChanged, { ...this.ids(), added, removed }, actorId);
  }

  private must(move: keyof typeof TRANSITIONS): void {
    if (this.type === TRANSITIONS[move].from) return;
    if (this.type === 'submitted') {
      throw new DomainError('conflict', APPLICATION_CODES.submitted, APPLICATION_MESSAGES.submitted);
    }
    throw new DomainError('conflict', 'wrong_state', `This is not possible while the application is ${this.type}.`);
  }

  private ids() {
    return { applicationId: this.id, jobId: this.jobId, userId: this.userId };
  }

  private write(data: DraftData, attachedFiles: string[]): void {
    this.currentSalary = data.currentSalary;
    this.expectedSalary = data.expectedSalary;
    this.expectedBenefits = data.expectedBenefits;
    this.essay = data.essay;
    this.isBeenTerminated = data.isBeenTerminated === 1;
    this.terminationReason = data.isBeenTerminated ? data.terminationReason : '';
    this.isContractTerminated = data.isContractTerminated === 1;
    this.contractTerminationReason = data.isContractTerminated ? data.contractTerminationReason : '';
    this.isPerformanceAssessment = data.isPerformanceAssessment;
    this.attachedFiles = attachedFiles;
  }
}
ApplicationSchema.setClass(Application);
