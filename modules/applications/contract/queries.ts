import { Query } from '@nestjs/cqrs';
import type { Outcome } from './api/stage-rules.js';

export { OUTCOME_MAIL, paragraphsOf } from './api/outcome-mail.js';
export { STAGE_NAMES } from './api/stage-names.js';

/**
 * Counts of one job's submitted applications; those released to reviewers are open to its board, and those undecided
 * have no outcome yet.
 */
export interface JobApplicantCounts {
  jobId: string;
  submitted: number;
  released: number;
  releasedToReviewers: number;
  undecided: number;
}

/** Counts the applications of every job that has any. It reads all of them: lists use the kept counts instead. */
export class ApplicantCounts extends Query<JobApplicantCounts[]> {}

/** Counts of one job's submitted applications that a user has opened, by their releases. */
export interface JobReadCounts {
  jobId: string;
  readerId: string;
  released: number;
  releasedToReviewers: number;
}

/** Counts what everybody has read. It reads all of it: lists use the kept counts instead. */
export class ReadCounts extends Query<JobReadCounts[]> {}

/** Whether an application was ever submitted for the job; withdrawn ones count. */
export class JobHasBeenAppliedFor extends Query<boolean> {
  constructor(readonly jobId: string) {
    super();
  }
}

/** Users with a draft or a submitted application for the job, without withdrawn ones. */
export class ApplicantsOfJob extends Query<{ userId: string; type: 'draft' | 'submitted' }[]> {
  constructor(readonly jobId: string) {
    super();
  }
}

/** The applicant of an application that was ever submitted; withdrawn ones count. Null without one. */
export class ApplicantOfSubmission extends Query<string | null> {
  constructor(readonly applicationId: string) {
    super();
  }
}

/** Ids of the job's applications that are released to its organization, without withdrawn ones. */
export class ReleasedApplicationsOfJob extends Query<string[]> {
  constructor(readonly jobId: string) {
    super();
  }
}

/** A draft that can still be submitted. */
export interface OpenDraft {
  jobId: string;
  title: string;
  organization: string;
  /** The end of the listing. */
  deadline: Date;
}

/** Null unless the application is a draft and its job takes applications now. */
export class OpenDraftById extends Query<OpenDraft | null> {
  constructor(readonly applicationId: string) {
    super();
  }
}

/** An outcome as its applicant sees it. */
export interface OutcomeToTell {
  outcome: Outcome;
  /** Empty for none. */
  message: string;
  jobId: string;
  title: string;
  organization: string;
  submittedAt: Date;
}

/** The outcome of a move. Null if the application was withdrawn or moved again since. */
export class OutcomeOfMove extends Query<OutcomeToTell | null> {
  constructor(readonly moveId: string) {
    super();
  }
}

/**
 * When the longest waiting application of each job began to wait: for `readerId` to be read, since its release; for
 * null to be released, since it was sent. `isBoards` is whether the release is the one to the board. Omits jobs without
 * any.
 */
export class OldestWaitingApplications extends Query<ReadonlyMap<string, Date>> {
  constructor(
    readonly jobs: readonly { jobId: string; isBoards: boolean }[],
    readonly readerId: string | null,
  ) {
    super();
  }
}
