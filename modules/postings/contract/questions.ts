import type { DistrictSize, Geography, JobStatus } from './api-lists.js';

/** A job as other modules know it. Dates are instants; the listing runs from startDate to endDate, both included. */
export interface JobFacts {
  id: string;
  title: string;
  status: JobStatus;
  /** Deleted by its poster; kept for the record. */
  isDeleted: boolean;
  creatorId: string;
  jobListingNumber: number | null;
  externalListingNumber: string;
  organization: { accountNumber: string; accountName: string };
  position: { id: string; name: string; type: string };
  city: string;
  state: string;
  zipCode: string;
  geography: Geography;
  districtSize: DistrictSize;
  startDate: Date;
  endDate: Date;
  isExternalPost: boolean;
  externalUrl: string;
  isProfileRequired: boolean;
  isEssayRequired: boolean;
  essayQuestion: string;
  isPerformanceAssessment: boolean;
  performanceAssessmentURL: string;
  isBoardReview: boolean;
  /** The review-by date: that local day's end. */
  boardReviewDays: Date | null;
  /** Account ids; empty without board review. */
  reviewers: string[];
}

/**
 * The job under a shared row lock that lasts until the surrounding transaction ends: whoever closes or fills it waits,
 * and so a submission is before the close or refused. Ask it inside `Database.transaction`. Null for an unknown or
 * deleted job.
 */
export class JobForApplying {
  declare readonly answer: JobFacts | null;
  constructor(readonly jobId: string) {}
}

/** The jobs of these organizations, by account number, newest first; not deleted ones. No lock. */
export class JobsOfOrganizations {
  declare readonly answer: JobFacts[];
  constructor(readonly organizations: readonly string[]) {}
}

/** Jobs by id, deleted ones too, in no order; unknown ids are left out. No lock. */
export class JobsByIds {
  declare readonly answer: JobFacts[];
  constructor(readonly jobIds: readonly string[]) {}
}

/**
 * A command, sent over the CommandBus inside the transaction that releases to reviewers: writes the review-by date
 * (near W12.11). Throws DomainError notFound for an unknown job, rule when the job has no board review.
 */
export class SetReviewByDate {
  constructor(
    readonly jobId: string,
    /** That local day's end, America/New_York. */
    readonly reviewByDate: Date,
    readonly actorId: string,
  ) {}
}
