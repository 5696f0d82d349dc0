import type { FillOutcome, SeenStages } from '#modules/shared/fill-outcomes.js';
import type { JobSavedResponse } from './api/responses.js';
import type { JobEditor } from './postings-api.js';

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

/** Counts of one job's submitted applications that a user has opened, by their releases. */
export interface JobReadCounts {
  jobId: string;
  readerId: string;
  released: number;
  releasedToReviewers: number;
}

/** Reads the applications for jobs. The module of the applications provides it. */
export abstract class Applicants {
  /** Whether an application was ever submitted for the job; withdrawn ones count. */
  abstract hasAny(jobId: string): Promise<boolean>;

  /** Counts the applications of jobs that have any, of every job for null. Lists use the stored counts instead. */
  abstract count(jobIds: readonly string[] | null): Promise<JobApplicantCounts[]>;

  /** Counts what everybody has read of jobs, of every job for null. Lists use the stored counts instead. */
  abstract countRead(jobIds: readonly string[] | null): Promise<JobReadCounts[]>;

  /**
   * When the longest waiting application of each job began to wait: for `readerId` to be read, since its release; for
   * null to be released, since it was sent. `isBoards` is whether the release is the one to the board. Omits jobs
   * without any.
   */
  abstract oldestWaiting(
    jobs: readonly { jobId: string; isBoards: boolean }[],
    readerId: string | null,
  ): Promise<ReadonlyMap<string, Date>>;
}

/** Fill Position (W6.11, W6.13). The module of the applications provides it. */
export abstract class PositionFiller {
  /**
   * Fills the position and gives every application without an outcome its outcome (T43). Without `outcomes` everybody
   * becomes Not selected. Throws DomainError as `PostingsApi.fillJob`, StaleError if somebody without an outcome was moved
   * since `seen`, conflict if `outcomes` leaves somebody out, invalid for an application of another job or one
   * named twice.
   */
  abstract fill(
    jobId: string,
    actor: JobEditor,
    version?: number,
    outcomes?: readonly FillOutcome[],
    seen?: SeenStages,
  ): Promise<JobSavedResponse>;
}
