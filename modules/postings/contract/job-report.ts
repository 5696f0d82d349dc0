import type { Geography } from '#modules/shared/geography.js';
import type { SalaryUnit } from '#modules/shared/salary.js';
import type { JobStatus } from './api/lists.js';

/** `expired` is open and past its end. */
type ReportedJobStatus = JobStatus | 'expired';

/**
 * Postings of a report (W19.7). Each filter narrows; null or an empty list does not filter (W19.8). Deleted postings
 * are left out.
 */
export interface JobReportFilters {
  /** The listing starts at this moment or later. */
  startsFrom: Date | null;
  /** The listing starts at this moment or earlier. */
  startsUntil: Date | null;
  /** Ids. */
  positions: readonly string[];
  statuses: readonly ReportedJobStatus[];
  /** Account numbers. */
  organizations: readonly string[];
  /** Listings that end earlier are expired. */
  now: Date;
}

/** A posting in a report. Days are local ones, `YYYY-MM-DD`, amounts are in dollars per unit. */
export interface JobReportRow {
  id: string;
  jobNumber: number | null;
  title: string;
  organization: string;
  position: string;
  geography: Geography;
  /** Null outside of Pennsylvania. */
  county: string | null;
  city: string;
  startDate: string;
  endDate: string;
  status: ReportedJobStatus;
  /** Whether visitors see its page now (near P2.19). */
  isPublic: boolean;
  /** Submitted applications. */
  applicants: number;
  salaryMin: number | null;
  salaryMax: number | null;
  /** Null without a salary. */
  salaryUnit: SalaryUnit | null;
  /**
   * Local days from the day on which the posting was posted or its listing began, the later of both, to the day on
   * which it was filled. Null if it is not filled, or was filled before its listing began.
   */
  daysToFill: number | null;
}

/** Rows without a value come last, rows with the same value by id. Salaries are compared per year. */
export interface JobReportOrder {
  column: Exclude<keyof JobReportRow, 'id' | 'isPublic'>;
  direction: 'ASC' | 'DESC';
}

/**
 * Of all postings of a report. Medians are of those that were posted and have a value, null if there is none; that of
 * applicants is without external postings.
 */
export interface JobReportSummary {
  postings: number;
  applicants: number;
  medianApplicants: number | null;
  /** Dollars a year. */
  medianSalaryMin: number | null;
  medianSalaryMax: number | null;
  medianDaysToFill: number | null;
}
