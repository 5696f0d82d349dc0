import { Query } from '@nestjs/cqrs';
import type { Outcome } from '#modules/shared/outcomes.js';

export { OUTCOME_MAIL, paragraphsOf } from './api/outcome-mail.js';
export { STAGE_NAMES } from './api/stage-names.js';

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
