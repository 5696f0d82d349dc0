import type { Geography } from '#modules/shared/geography.js';
import type { SalaryUnit } from '#modules/shared/salary.js';
import type { ShownStatus } from './api/lists.js';

export { SHOWN_STATUS_NAMES, SHOWN_STATUSES, type ShownStatus } from './api/lists.js';

/** The date that a report counts postings by. */
export const REPORT_DATES = ['started', 'filled', 'ended'] as const;
export type ReportDate = (typeof REPORT_DATES)[number];

/**
 * Postings of a report (W19.7). Each filter narrows; null or an empty list does not filter (W19.8). Deleted postings
 * are left out.
 */
export interface JobReportFilters {
  /**
   * Which postings, and the date that `from` and `until` bound: the start of the listing; when the position was marked
   * filled; or when the listing of a posted position ended or was closed, without being filled.
   */
  countBy: ReportDate;
  from: Date | null;
  until: Date | null;
  /** Ids. */
  positions: readonly string[];
  statuses: readonly ShownStatus[];
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
  /** The day on which the position was marked filled; null if it is not. */
  filledDate: string | null;
  status: ShownStatus;
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

/** The report of job postings, of those that the filters leave. */
export abstract class JobReport {
  abstract page(
    filters: JobReportFilters,
    order: JobReportOrder,
    bounds: { offset: number; limit: number },
  ): Promise<JobReportRow[]>;

  /** All rows in batches of some hundreds. Call it, and read its batches, inside `Snapshots.read`. */
  abstract batches(filters: JobReportFilters, order: JobReportOrder): Promise<AsyncIterable<JobReportRow[]>>;

  abstract totals(filters: JobReportFilters): Promise<JobReportSummary>;
}
