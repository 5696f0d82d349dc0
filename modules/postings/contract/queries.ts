import { Query } from '@nestjs/cqrs';
import type { Geography } from '#modules/shared/geography.js';
import type { JobReportFilters, JobReportOrder, JobReportRow, JobReportSummary } from './job-report.js';
import type { JobSummary } from './job-summary.js';

export { REJECTION_REASON_NAMES } from './api/lists.js';
export type { JobReportFilters, JobReportOrder, JobReportRow, JobReportSummary } from './job-report.js';
export type { JobSummary } from './job-summary.js';

/**
 * The job under a shared row lock until the surrounding transaction ends. Closing and filling wait for it, so a
 * submission either precedes the close or fails. Execute it inside `Database.transaction`. Null for an unknown or
 * deleted job.
 */
export class JobForApplying extends Query<JobSummary | null> {
  constructor(readonly jobId: string) {
    super();
  }
}

/** The jobs of organizations, by account number, newest first, without deleted ones. No lock. */
export class JobsOfOrganizations extends Query<JobSummary[]> {
  constructor(readonly organizations: readonly string[]) {
    super();
  }
}

/** Ids of all jobs created by these accounts, including deleted ones. */
export class JobIdsOfCreators extends Query<string[]> {
  constructor(readonly creatorIds: readonly string[]) {
    super();
  }
}

/** Jobs by id, including deleted ones, unsorted. Omits unknown ids. No lock. */
export class JobsByIds extends Query<JobSummary[]> {
  constructor(readonly jobIds: readonly string[]) {
    super();
  }
}

/** Null for an unknown number. Deleted jobs keep theirs. */
export class JobIdByListingNumber extends Query<string | null> {
  constructor(readonly jobListingNumber: number) {
    super();
  }
}

/** A job and the end of its listing. */
export interface EndingJob {
  id: string;
  endDate: Date;
}

/**
 * Open jobs that take applications here and end after `from` and not after `until`, nearest end first. At most `limit`,
 * beginning behind `after`. No lock.
 */
export class OpenJobsEnding extends Query<EndingJob[]> {
  constructor(
    readonly from: Date,
    readonly until: Date,
    readonly limit: number,
    readonly after: EndingJob | null,
  ) {
    super();
  }
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

/**
 * Postings that ended by `until`, closed or by their end date, whose applicants wait for an outcome; ordered by id. At
 * most `limit`, beginning behind the id `after`. No lock.
 */
export class EndedJobsAwaitingOutcomes extends Query<EndedJob[]> {
  constructor(
    readonly until: Date,
    readonly limit: number,
    readonly after: string | null,
  ) {
    super();
  }
}

/** One of EndedJobsAwaitingOutcomes; null if nobody waits, or it has not ended, was filled or deleted. */
export class EndedJobAwaitingOutcomes extends Query<EndedJob | null> {
  constructor(
    readonly jobId: string,
    readonly until: Date,
  ) {
    super();
  }
}

/** Of the postings that the filters leave. */
abstract class JobReportQuery<Result> extends Query<Result> {
  constructor(readonly filters: JobReportFilters) {
    super();
  }
}

export class JobReportPage extends Query<JobReportRow[]> {
  constructor(
    readonly filters: JobReportFilters,
    readonly order: JobReportOrder,
    readonly bounds: { offset: number; limit: number },
  ) {
    super();
  }
}

/** All rows in batches of some hundreds. Execute it, and read its batches, inside `Snapshots.read`. */
export class JobReportBatches extends Query<AsyncIterable<JobReportRow[]>> {
  constructor(
    readonly filters: JobReportFilters,
    readonly order: JobReportOrder,
  ) {
    super();
  }
}

export class JobReportTotals extends JobReportQuery<JobReportSummary> {}

/** Numbers of postings that were posted by region and by the month `YYYY-MM` in which the listing starts. */
export class JobCountsByMonth extends JobReportQuery<{ geography: Geography; month: string; postings: number }[]> {}

/** Positions of posted postings with days to fill, those with the longest median first. */
export class DaysToFillOfPositions extends JobReportQuery<{ position: string; median: number; filled: number }[]> {}

/**
 * Numbers of postings that were posted and are not external by ranges of submitted applications, `from` and `to`
 * included; the last range has no end.
 */
export class JobCountsByApplicants extends JobReportQuery<{ from: number; to: number | null; postings: number }[]> {}

/** The fields by which similar jobs are searched. */
export interface PublicJobSummary {
  id: string;
  title: string;
  zipCode: string;
  positionId: string;
  positionType: string;
}

/** A job that visitors may read. Throws DomainError `gone` for a deleted one, and `notFound` for all others. */
export class PublicJobById extends Query<PublicJobSummary> {
  constructor(readonly id: string) {
    super();
  }
}
