import { z } from 'zod';
import { JOB_STATUSES, STATUS_NAMES } from '../../postings/contract/api-lists.js';

/** W19.2 */
export const REPORT_TYPES = ['candidate', 'jobPosting'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** A page of the table on the screen, or a file. */
export const REPORT_FORMATS = ['table', 'csv', 'xlsx'] as const;

/** A table has so many rows at most; files have all. */
export const MAX_TABLE_ROWS = 10_000;
/** An Excel file with more rows is refused; CSV has no limit. */
export const MAX_XLSX_ROWS = 50_000;

/** Of a file: the number of its rows, without that of the titles. */
export const TOTAL_ROWS_HEADER = 'x-total-rows';

export const REPORT_PAGE_SIZES = [10, 25, 50, 100] as const;
export const MAX_FILTER_TEXT = 50;
/** More values of one filter are refused. */
const MAX_VALUES = 100;

/** A posting is open until its end and expired afterwards. */
export const REPORT_STATUSES = [...JOB_STATUSES, 'expired'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export const REPORT_STATUS_NAMES: Record<ReportStatus, string> = { ...STATUS_NAMES, expired: 'Expired' };

/** W19.6; N/A does not filter. */
export const ANSWERS = ['yes', 'no', 'na'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Filters of each type, all optional (W19.5, W19.7, W19.8). */
export const REPORT_PARAMS = {
  candidate: [
    ...['startDate', 'endDate', 'positions', 'locations', 'name', 'email', 'experienceType'],
    ...['superintendentExperience', 'substituteSuperintendent', 'doctorate', 'centralOfficeExperience'],
    'nonTraditional',
  ],
  jobPosting: ['startDate', 'endDate', 'positions', 'status', 'organizations'],
} as const satisfies Record<ReportType, readonly string[]>;

/** A list for filters of several values. */
export const ReportParam = z.strictObject({
  name: z.string().max(50),
  value: z.union([z.string().max(200), z.array(z.string().max(200)).max(MAX_VALUES)]),
});
export type ReportParam = z.infer<typeof ReportParam>;

/** A report and the order of its rows, without its page. */
export const ReportRequest = z.strictObject({
  reportType: z.enum(REPORT_TYPES, `The report type must be one of ${REPORT_TYPES.join(', ')}`),
  params: z.array(ReportParam).max(20).default([]),
  /** The key of a column; the default order of the type without it. */
  sortedColumn: z.string().max(50).optional(),
  sortAlgorithm: z.enum(['ASC', 'DESC']).default('ASC'),
});
export type ReportRequest = z.infer<typeof ReportRequest>;

/** POST /api/reporting/genericReport (W19.3) */
export const GenericReportRequest = ReportRequest.extend({
  offset: z.int().min(0).max(MAX_TABLE_ROWS).default(0),
  limit: z.int().min(1).max(100).default(10),
});
export type GenericReportRequest = z.infer<typeof GenericReportRequest>;

/** `day` is `YYYY-MM-DD`, `money` in dollars, `status` one of REPORT_STATUSES. */
const CELL_TYPES = ['text', 'day', 'number', 'money', 'status'] as const;
export type CellType = (typeof CELL_TYPES)[number];

/** Null where nothing is known. */
const Cell = z.union([z.string(), z.number()]).nullable();
export type Cell = z.infer<typeof Cell>;

const Header = z.object({ key: z.string(), title: z.string(), type: z.enum(CELL_TYPES), isSortable: z.boolean() });
export type ReportHeader = z.infer<typeof Header>;

/** `id` is that of the posting or the account. */
const Row = z.object({ id: z.uuid(), cells: z.array(Cell) });
export type ReportRow = z.infer<typeof Row>;

/** W19.4. Each summary has a cell for each column, null where it has none. */
export const GenericReport = z.object({
  headers: z.array(Header),
  rows: z.array(Row),
  totalItemsCount: z.int(),
  summaries: z.array(z.object({ title: z.string(), cells: z.array(Cell) })),
});
export type GenericReport = z.infer<typeof GenericReport>;
