import { z } from 'zod';
import type { JobsLeftOut } from '#modules/postings/contract/job-report-charts.js';
import { ReportParams, requestObject } from './reports.js';

/** Charts of the report jobPosting. */
export const REPORT_CHARTS = ['postingsByMonth', 'daysToFill', 'positions', 'applicantsPerPosting'] as const;
export type ReportChart = (typeof REPORT_CHARTS)[number];

/** POST /api/reporting/charts/{chart}: of the postings that the filters leave. */
export const ChartRequest = requestObject({ params: ReportParams });
export type ChartRequest = z.infer<typeof ChartRequest>;

/** Why a chart leaves out postings. */
const LEFT_OUT_REASONS = [
  'notPosted',
  'external',
  'notFilled',
  'filledBeforeStart',
] as const satisfies readonly (keyof JobsLeftOut)[];
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/**
 * A table: each row has a value for each column, null where there is none. Postings that were never posted are in none.
 * - `postingsByMonth` has a row for each region and a column for each month `YYYY-MM`, the last 12 at most: until the
 *   month of the filter endDate, or without it until two months from now.
 * - `daysToFill` has a row for each range of days and the column count, of postings with days to fill.
 * - `positions` has a row for each position, the one with most postings first, and the columns count, the months of
 *   `postingsByMonth`, median, shortest and longest. The last three are of postings with days to fill.
 * - `applicantsPerPosting` has a row for each range of numbers and the column count, without external postings.
 */
export const ChartTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ title: z.string(), values: z.array(z.number().nullable()) })),
  /** Postings that were counted, those of other months than the shown ones too. */
  totalItemsCount: z.int(),
  /** The other postings of the report, by the reason why this chart leaves them out. */
  leftOut: z.array(z.object({ reason: z.enum(LEFT_OUT_REASONS), postings: z.int() })),
  /** Of `positions`: a value for each column, of all postings together. */
  totals: z.array(z.number().nullable()).optional(),
  /** Of `daysToFill`: the median, and how many postings took as many days or fewer. Null if there is no posting. */
  median: z.object({ days: z.number(), postings: z.int() }).nullish(),
});
export type ChartTable = z.infer<typeof ChartTable>;
