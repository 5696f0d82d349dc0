import type { JobReportFilters } from './job-report.js';

/** Postings of a report that charts leave out, by the reason; the first ones were never public or are taken back. */
export interface JobsLeftOut {
  notPosted: number;
  /** Applied for elsewhere. */
  external: number;
  notFilled: number;
  /** Filled, without days to fill. */
  filledBeforeStart: number;
}

/** A number of postings by the month `YYYY-MM` of the date that the report counts by. */
export interface CountOfMonth {
  /** The code of a region or the id of a position. */
  of: string;
  month: string;
  postings: number;
}

/** A number of postings by a range, `from` and `to` included; the last range has no end. */
export interface CountOfRange {
  from: number;
  to: number | null;
  postings: number;
}

/** Postings, and the days to fill of those that have some; null if none has. */
export interface PostingsWithDays {
  postings: number;
  median: number | null;
  shortest: number | null;
  longest: number | null;
}

/** What the charts of job postings count, of those that the filters leave. */
export abstract class JobReportCharts {
  abstract leftOut(filters: JobReportFilters): Promise<JobsLeftOut>;

  /** Of postings that were posted. */
  abstract countsByMonth(filters: JobReportFilters, by: 'geography' | 'position'): Promise<CountOfMonth[]>;

  /** Positions of postings that were posted, those with most postings first, and all of these postings together. */
  abstract positions(
    filters: JobReportFilters,
  ): Promise<{ positions: (PostingsWithDays & { id: string; name: string })[]; all: PostingsWithDays }>;

  /** Of postings that were posted and have days to fill. */
  abstract countsByDays(filters: JobReportFilters): Promise<CountOfRange[]>;

  /** The median of days to fill, and the number of postings that took as many or fewer. */
  abstract medianDays(filters: JobReportFilters): Promise<{ days: number; postings: number } | null>;

  /** Of postings that were posted and are not external, by submitted applications. */
  abstract countsByApplicants(filters: JobReportFilters): Promise<CountOfRange[]>;
}
