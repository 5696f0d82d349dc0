import { z } from 'zod';

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

/** W19.6; N/A does not filter. */
export const ANSWERS = ['yes', 'no', 'na'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Filters of each type, all optional (W19.5, W19.7, W19.8). */
export const REPORT_PARAMS = {
  candidate: [
    'startDate',
    'endDate',
    'positions',
    'locations',
    'name',
    'email',
    'experienceType',
    'superintendentExperience',
    'substituteSuperintendent',
    'doctorate',
    'centralOfficeExperience',
    'nonTraditional',
  ],
  jobPosting: ['countBy', 'startDate', 'endDate', 'positions', 'status', 'organizations'],
} as const satisfies Record<ReportType, readonly string[]>;

/** An object that has no other fields than these; the error for any other input names them. */
export const requestObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => {
      const names = Object.keys(shape).join(', ');
      return code === 'unrecognized_keys' ? `Please send no fields but ${names}` : `Please send an object of ${names}`;
    },
  });

const FILTER_NAME = 'Please give each filter a name of 1 to 50 characters';
const FILTER_VALUE = `Please give each filter a text of 200 characters at most, or a list of ${MAX_VALUES} such texts at most`;

const FilterText = z.string(FILTER_VALUE).max(200, FILTER_VALUE);

/** A list for filters of several values. */
export const ReportParam = requestObject({
  name: z.string(FILTER_NAME).min(1, FILTER_NAME).max(50, FILTER_NAME),
  value: z.union([FilterText, z.array(FilterText).max(MAX_VALUES, FILTER_VALUE)], FILTER_VALUE),
});
export type ReportParam = z.infer<typeof ReportParam>;

const MAX_PARAMS = 20;
const PARAMS = `Please send the filters as a list of ${MAX_PARAMS} at most`;
export const ReportParams = z.array(ReportParam, PARAMS).max(MAX_PARAMS, PARAMS).default([]);

const COLUMN = 'Please name the column to sort by in 50 characters at most';

/** A report and the order of its rows, without its page. */
export const ReportRequest = requestObject({
  reportType: z.enum(REPORT_TYPES, `The report type must be one of ${REPORT_TYPES.join(', ')}`),
  params: ReportParams,
  /** The key of a column; the default order of the type without it. */
  sortedColumn: z.string(COLUMN).max(50, COLUMN).optional(),
  sortAlgorithm: z.enum(['ASC', 'DESC'], 'The direction must be ASC or DESC').default('ASC'),
});
export type ReportRequest = z.infer<typeof ReportRequest>;

const OFFSET = `The number of rows to skip must be from 0 to ${MAX_TABLE_ROWS}`;
const LIMIT = 'The number of rows must be from 1 to 100';

/** POST /api/reporting/genericReport (W19.3). Without `limit` it asks for all rows that a table may have (T49). */
export const GenericReportRequest = requestObject({
  ...ReportRequest.shape,
  offset: z.int(OFFSET).min(0, OFFSET).max(MAX_TABLE_ROWS, OFFSET).default(0),
  limit: z.int(LIMIT).min(1, LIMIT).max(100, LIMIT).optional(),
});
export type GenericReportRequest = z.infer<typeof GenericReportRequest>;

/** `day` is `YYYY-MM-DD`, `money` in dollars, `status` one of SHOWN_STATUSES of postings. */
const CELL_TYPES = ['text', 'day', 'number', 'money', 'status'] as const;
export type CellType = (typeof CELL_TYPES)[number];

/** Null where nothing is known. */
const Cell = z.union([z.string(), z.number()]).nullable();
export type Cell = z.infer<typeof Cell>;

const Header = z.object({ key: z.string(), title: z.string(), type: z.enum(CELL_TYPES), isSortable: z.boolean() });
export type ReportHeader = z.infer<typeof Header>;

/**
 * `id` is that of the posting or the account; `isPublic` is of a posting: whether visitors see its page (near P2.19).
 */
const Row = z.object({ id: z.uuid(), isPublic: z.boolean().optional(), cells: z.array(Cell) });
export type ReportRow = z.infer<typeof Row>;

/** W19.4. Each summary has a cell for each column, null where it has none. */
export const GenericReport = z.object({
  headers: z.array(Header),
  rows: z.array(Row),
  totalItemsCount: z.int(),
  summaries: z.array(z.object({ title: z.string(), cells: z.array(Cell) })),
});
export type GenericReport = z.infer<typeof GenericReport>;
