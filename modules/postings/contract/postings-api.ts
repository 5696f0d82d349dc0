import type { JobSavedResponse } from './api/responses.js';
import type { JobSummary } from './job-summary.js';

export { JOB_FIELDS } from './api/job-fields.js';
export type { JobSavedResponse } from './api/responses.js';
export type { JobSummary } from './job-summary.js';

/** A job and the end of its listing. */
export interface EndingJob {
  id: string;
  endDate: Date;
}

/** A posting that takes no applications any more, and the number of its applicants without an outcome. */
export interface EndedJob {
  id: string;
  title: string;
  organization: string;
  /** When it was closed, or its listing was over. */
  endedAt: Date;
  waiting: number;
}

/** The fields by which similar jobs are searched. */
export interface PublicJobSummary {
  id: string;
  title: string;
  zipCode: string;
  positionId: string;
  positionType: string;
}

/** Who changes a job, as the access guard returns it. */
export interface JobEditor {
  id: string;
  sessionId: string;
  privileges: ReadonlySet<number>;
  organizations: ReadonlySet<string>;
}

/** Jobs as other modules ask for them. */
export abstract class PostingsApi {
  /**
   * The job under a shared row lock until the surrounding transaction ends. Closing and filling wait for it, so a
   * submission either precedes the close or fails. Call it inside `Database.transaction`. Null for an unknown or deleted
   * job.
   */
  abstract jobForApplying(jobId: string, options: { lock: 'share' }): Promise<JobSummary | null>;

  /** Jobs by id, including deleted ones, unsorted. Omits unknown ids. No lock. */
  abstract jobsByIds(jobIds: readonly string[]): Promise<JobSummary[]>;

  /** The jobs of organizations, by account number, newest first, without deleted ones. No lock. */
  abstract jobsOfOrganizations(organizations: readonly string[]): Promise<JobSummary[]>;

  /** Ids of all jobs created by these accounts, including deleted ones. */
  abstract jobIdsOfCreators(creatorIds: readonly string[]): Promise<string[]>;

  /** Null for an unknown number. Deleted jobs keep theirs. */
  abstract jobIdByListingNumber(jobListingNumber: number): Promise<string | null>;

  /**
   * Open jobs that take applications here and end after `from` and not after `until`, nearest end first. At most `limit`,
   * beginning behind `after`. No lock.
   */
  abstract openJobsEnding(from: Date, until: Date, limit: number, after: EndingJob | null): Promise<EndingJob[]>;

  /**
   * Postings that ended by `until`, closed or by their end date, whose applicants wait for an outcome; ordered by id. At
   * most `limit`, beginning behind the id `after`. No lock.
   */
  abstract endedJobsAwaitingOutcomes(until: Date, limit: number, after: string | null): Promise<EndedJob[]>;

  /** One of `endedJobsAwaitingOutcomes`; null if nobody waits, or it has not ended, was filled or deleted. */
  abstract endedJobAwaitingOutcomes(jobId: string, until: Date): Promise<EndedJob | null>;

  /** A job that visitors may read. Throws DomainError `gone` for a deleted one, and `notFound` for all others. */
  abstract publicJob(id: string): Promise<PublicJobSummary>;

  /**
   * Fills the position and holds the lock of its job until the surrounding transaction ends. The form sends the version it
   * loaded, lists send none. Throws DomainError like every change of a posting.
   */
  abstract fillJob(jobId: string, actor: JobEditor, version: number | undefined): Promise<JobSavedResponse>;

  /**
   * Counts the applications of jobs, and what was read of them, after a change in the surrounding transaction. It holds a
   * lock for each job until that ends, behind all other locks.
   */
  abstract countApplicants(jobIds: readonly string[]): Promise<void>;

  /**
   * Sets the review-by date, in the transaction of a release to reviewers (near W12.11). Throws DomainError notFound for
   * an unknown job, rule for a job without board review, and StaleError if somebody set another date since `version`.
   */
  abstract setReviewByDate(
    jobId: string,
    /** The end of the local day, America/New_York. */
    reviewByDate: Date,
    actorId: string,
    version?: number,
  ): Promise<void>;
}
