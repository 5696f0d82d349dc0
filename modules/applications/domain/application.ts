import { type Outcome } from '#modules/shared/outcomes.js';
import { newId, record } from '#platform/database/aggregate.js';
import { DomainError } from '#platform/errors/domain-error.js';
import type { DraftData } from '../contract/api/application-data.js';
import type {
  ApplicantResponse,
  ApplicationHistory,
  ApplicationResponse,
  ApplicationType,
} from '../contract/api/responses.js';
import { APPLICATION_CODES, APPLICATION_MESSAGES } from '../contract/api/rules.js';
import { isOutcome, STAGE_CODES, STAGE_MOVES, STAGE_NAMES, type Stage } from '../contract/api/stage-rules.js';
import {
  ApplicationDeleted,
  ApplicationDocumentsChanged,
  ApplicationMoved,
  ApplicationSaved,
  ApplicationSubmitted,
  ApplicationWithdrawn,
} from '../contract/events.js';
import { ApplicantReleased, ApplicantReleasedToReviewers, ReviewRequested } from '../contract/release-events.js';
import { ApplicationSchema } from './application.schema.js';
import { type Answers, answersFrom, copyAnswers } from './draft-answers.js';

/** Allowed actions by type; all others throw. Releasing again changes nothing. */
const TRANSITIONS = {
  save: { from: 'draft', to: 'draft' },
  submit: { from: 'draft', to: 'submitted' },
  delete: { from: 'draft', to: null },
  withdraw: { from: 'submitted', to: 'withdrawn' },
  release: { from: 'submitted', to: 'submitted' },
  changeDocuments: { from: 'submitted', to: 'submitted' },
  move: { from: 'submitted', to: 'submitted' },
} as const satisfies Record<string, { from: ApplicationType; to: ApplicationType | null }>;

/** Copies made when an application is submitted. */
export interface Snapshot {
  applicant: ApplicantResponse;
  references: ApplicationResponse['references'];
  history: ApplicationHistory;
}

/** One user's application for one job. After submitting, only its documents, releases and stage change (I8). */
export class Application extends ApplicationSchema.class {
  static begin(jobId: string, userId: string): Application {
    return Object.assign(new Application(), {
      id: newId(),
      eventCount: 0,
      jobId,
      userId,
      type: 'draft' as const,
      attachedFiles: [],
      applicant: null,
      references: null,
      history: null,
      submittedAt: null,
      releasedToReviewersAt: null,
      releasedAt: null,
      stage: null,
      stageAt: null,
      withdrawnAt: null,
      withdrawnBy: null,
    });
  }

  saveDraft(data: DraftData, attachedFiles: string[]): void {
    this.assertTransition('save');
    Object.assign(this, answersFrom(data), { attachedFiles });
    record(this, ApplicationSaved, this.ids(), this.userId);
  }

  /** Makes this new draft a copy of what was withdrawn; `attachedFiles` are those of its documents that still exist. */
  beginAgain(withdrawn: Answers, attachedFiles: string[]): void {
    this.assertTransition('save');
    Object.assign(this, copyAnswers(withdrawn), { attachedFiles });
    record(this, ApplicationSaved, this.ids(), this.userId);
  }

  /** The preconditions are in submission-rules.ts. `now` is the database's clock, read under the job's lock. */
  submit(data: DraftData, attachedFiles: string[], snapshot: Snapshot, now: Date): void {
    this.assertTransition('submit');
    Object.assign(this, answersFrom(data), { attachedFiles });
    this.type = TRANSITIONS.submit.to;
    this.applicant = snapshot.applicant;
    this.references = snapshot.references;
    this.history = snapshot.history;
    this.submittedAt = now;
    this.stage = 'new';
    this.stageAt = now;
    record(this, ApplicationSubmitted, { ...this.ids(), submittedAt: now.toISOString() }, this.userId);
  }

  /** Records the event; the caller removes the row. */
  delete(): void {
    this.assertTransition('delete');
    record(this, ApplicationDeleted, this.ids(), this.userId);
  }

  withdraw(now: Date, actorId: string): void {
    this.assertTransition('withdraw');
    this.type = TRANSITIONS.withdraw.to;
    this.withdrawnAt = now;
    this.withdrawnBy = actorId === this.userId ? 'applicant' : 'administrator';
    record(this, ApplicationWithdrawn, { ...this.ids(), by: this.withdrawnBy }, actorId);
  }

  /** Throws forbidden: nobody handles the own application. */
  assertOfSomebodyElse(actorId: string): void {
    if (actorId === this.userId) throw new DomainError('forbidden', APPLICATION_CODES.own, APPLICATION_MESSAGES.own);
  }

  /** `reviewByDate` is a local day. Returns false if it was released before. */
  releaseToReviewers(now: Date, reviewByDate: string, actorId: string): boolean {
    this.assertHandling('release', actorId);
    if (this.releasedToReviewersAt) return false;
    this.releasedToReviewersAt = now;
    record(this, ApplicantReleasedToReviewers, { ...this.ids(), reviewByDate }, actorId);
    return true;
  }

  /** Records the request to review `applications`, which were released together and include this one. */
  requestReview(applications: readonly Application[], reviewByDate: string, actorId: string): void {
    const applicationIds = applications.map(({ id }) => id);
    record(this, ReviewRequested, { jobId: this.jobId, applicationIds, reviewByDate }, actorId);
  }

  /** Returns false if it was released before. */
  release(now: Date, actorId: string): boolean {
    this.assertHandling('release', actorId);
    if (this.releasedAt) return false;
    this.releasedAt = now;
    record(this, ApplicantReleased, { ...this.ids(), isDecided: isOutcome(this.stage) }, actorId);
    return true;
  }

  /** Records that the file rows changed (W14.5). */
  documentsChanged(added: string[], removed: string[], actorId: string): void {
    this.assertHandling('changeDocuments', actorId);
    record(this, ApplicationDocumentsChanged, { ...this.ids(), added, removed }, actorId);
  }

  /** Moves to another stage by STAGE_MOVES. Throws conflict if there is no such move. */
  move(to: Stage, now: Date, actorId: string): void {
    this.assertHandling('move', actorId);
    const { stage } = this;
    if (!stage || !STAGE_MOVES[stage].includes(to)) throw this.impossibleMove(to);
    this.setStage(to, now, actorId, false);
  }

  /** Gives an application its outcome when its position is filled, from every other stage (T43). */
  decide(outcome: Outcome, now: Date, actorId: string): void {
    this.assertHandling('move', actorId);
    if (isOutcome(this.stage)) throw this.impossibleMove(outcome);
    this.setStage(outcome, now, actorId, false);
  }

  /** Returns to the stage before a move; `at` is the time since when it was in that stage. */
  undoMove(from: Stage, at: Date, actorId: string): void {
    this.assertHandling('move', actorId);
    this.setStage(from, at, actorId, true);
  }

  private setStage(to: Stage, at: Date, actorId: string, isUndo: boolean): void {
    const from = this.stage ?? 'new';
    this.stage = to;
    this.stageAt = at;
    record(this, ApplicationMoved, { ...this.ids(), from, to, isUndo }, actorId);
  }

  private impossibleMove(to: Stage): DomainError {
    const from = this.stage ? STAGE_NAMES[this.stage] : 'an unknown stage';
    const message = `An applicant cannot move from ${from} to ${STAGE_NAMES[to]}.`;
    return new DomainError('conflict', STAGE_CODES.notPossible, message);
  }

  private assertHandling(action: keyof typeof TRANSITIONS, actorId: string): void {
    this.assertOfSomebodyElse(actorId);
    this.assertTransition(action);
  }

  private assertTransition(action: keyof typeof TRANSITIONS): void {
    if (this.type === TRANSITIONS[action].from) return;
    if (this.type === 'submitted') {
      throw new DomainError('conflict', APPLICATION_CODES.submitted, APPLICATION_MESSAGES.submitted);
    }
    throw new DomainError('conflict', 'wrong_state', `This is not possible while the application is ${this.type}.`);
  }

  private ids() {
    return { applicationId: this.id, jobId: this.jobId, userId: this.userId };
  }
}
ApplicationSchema.setClass(Application);
