import type { FillOutcome } from '#modules/shared/fill-outcomes.js';

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

  /** Counts the applications of every job that has any. It reads all of them: lists use the kept counts instead. */
  abstract countAll(): Promise<JobApplicantCounts[]>;

  /** Counts what everybody has read. It reads all of it: lists use the kept counts instead. */
  abstract countAllRead(): Promise<JobReadCounts[]>;

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

/** Decides the applications when a position is filled. The module of the applications provides it. */
export abstract class PositionFiller {
  /**
   * Gives every application of a job without an outcome its outcome, in the transaction that fills the position and
   * holds its lock (T43). Without `outcomes` everybody becomes Not selected. Returns their number. Throws DomainError
   * conflict if `outcomes` leaves somebody out, invalid for an application of another job or one named twice.
   */
  abstract decide(jobId: string, outcomes: readonly FillOutcome[] | undefined, actorId: string): Promise<number>;
}
