import type { Outcome } from '#modules/shared/outcomes.js';

export { OUTCOME_MAIL, paragraphsOf } from './api/outcome-mail.js';

/** A draft that can still be submitted. */
export interface OpenDraft {
  jobId: string;
  title: string;
  organization: string;
  /** The end of the listing. */
  deadline: Date;
}

/** An outcome as its applicant sees it. */
export interface OutcomeToTell {
  outcome: Outcome;
  /** Empty for none. */
  message: string;
  jobId: string;
  title: string;
  organization: string;
  /** The contact of the posting. */
  contact: string;
  submittedAt: Date;
}

/** Applications as other modules ask for them. */
export abstract class ApplicationsApi {
  /** Users with a draft or a submitted application for the job, without withdrawn ones. */
  abstract applicantsOfJob(jobId: string): Promise<{ userId: string; type: 'draft' | 'submitted' }[]>;

  /** An application that was ever submitted; withdrawn ones count. Null without one. */
  abstract submission(applicationId: string): Promise<{ userId: string; jobId: string } | null>;

  /** Ids of the job's applications that are released to its organization, without withdrawn ones. */
  abstract releasedApplicationsOfJob(jobId: string): Promise<string[]>;

  /** Null unless the application is a draft and its job takes applications now. */
  abstract openDraft(applicationId: string): Promise<OpenDraft | null>;

  /** The outcome of a move. Null if the application was withdrawn or moved again since. */
  abstract outcomeOfMove(moveId: string): Promise<OutcomeToTell | null>;
}
