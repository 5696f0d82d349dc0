import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import { formatInteger, pluralize } from '#web/lib/formatting/format';

type Row = ChartTable['rows'][number];

export const sumOf = ({ values }: Row) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

export const columnTotal = ({ rows }: ChartTable, index: number) =>
  rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);

const monthFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const short = monthFormat({ month: 'short' });
const shortWithYear = monthFormat({ month: 'short', year: 'numeric' });
const long = monthFormat({ month: 'long', year: 'numeric' });

/** `2026-06` as "Jun"; unchanged if it is no month. */
export const shortMonth = (month: string) => format(short, month);
/** "June 2026". */
export const longMonth = (month: string) => format(long, month);

function format(formatter: Intl.DateTimeFormat, month: string): string {
  const instant = Date.parse(`${month}-01T00:00:00Z`);
  return Number.isNaN(instant) ? month : formatter.format(instant);
}

const largest = <T>(items: readonly T[], sizeOf: (item: T) => number) =>
  items.reduce<T | undefined>(
    (best, one) => (best === undefined || sizeOf(one) > sizeOf(best) ? one : best),
    undefined,
  );

/** Headings in whose row no month is read as one of another year: "Nov 2025", "Dec", "Jan 2026". */
export const monthHeadings = (months: readonly string[]) =>
  months.map((month, index) =>
    index === 0 || month.endsWith('-01') ? format(shortWithYear, month) : shortMonth(month),
  );

/**
 * "Southcentral has most postings: 104 of 385 in the 12 months to May 2026. Most started in August 2025: 105. 815
 * others start earlier or later."
 */
export function monthsSentence(table: ChartTable): string {
  if (table.totalItemsCount === 0) return NOTHING;
  const months = table.columns.map((month, index) => ({ month, total: columnTotal(table, index) }));
  const month = largest(months, ({ total }) => total);
  const region = largest(table.rows, sumOf);
  const others = table.totalItemsCount - table.rows.reduce((sum, row) => sum + sumOf(row), 0);
  if (!region || !month) return `There is no month to show: ${startOf(others, 'posting')} later.`;
  const elsewhere = others > 0 ? ` ${startOf(others, 'other')} earlier or later.` : '';
  if (month.total === 0) return `No posting started ${periodOf(table)}.${elsewhere}`;
  const total = table.totalItemsCount - others;
  return `${region.title} has most postings: ${formatInteger(sumOf(region))} of ${formatInteger(total)} ${periodOf(table)}. Most started in ${longMonth(month.month)}: ${formatInteger(month.total)}.${elsewhere}`;
}

const startOf = (count: number, noun: string) => `${pluralize(count, noun)} ${count === 1 ? 'starts' : 'start'}`;

function periodOf({ columns }: ChartTable): string {
  const last = longMonth(columns.at(-1) ?? '');
  return columns.length === 1 ? `in ${last}` : `in the ${columns.length} months to ${last}`;
}

const valueAt = (row: Row, index = 0) => row.values[index] ?? 0;

/** More of them would be a long picture; the file has all. */
const MAX_POSITIONS = 10;

/** The rows that are shown of positions, ordered by their median. */
export const shownPositions = (table: ChartTable): ChartTable => ({
  ...table,
  rows: table.rows.slice(0, MAX_POSITIONS),
});

/**
 * "School Nurse takes longest: a median of 41 days, of 6 postings. Shown are the 10 with the longest median of 16
 * positions."
 */
export function daysSentence({ rows }: ChartTable): string {
  const slowest = largest(rows, (row) => valueAt(row));
  if (!slowest) return 'No posting of this report has days to fill.';
  const shown =
    rows.length > MAX_POSITIONS
      ? ` Shown are the ${MAX_POSITIONS} with the longest median of ${formatInteger(rows.length)} positions; the CSV file has all.`
      : '';
  return `${slowest.title} takes longest: a median of ${pluralize(valueAt(slowest), 'day')}, of ${pluralize(valueAt(slowest, 1), 'posting')}.${shown}`;
}

/** "Most postings have 1–5 applicants: 120 of 385." */
export function applicantsSentence(table: ChartTable): string {
  const range = largest(table.rows, (row) => valueAt(row));
  if (!range || valueAt(range) === 0) return NOTHING;
  return `The largest group has ${range.title} applicants: ${formatInteger(valueAt(range))} of ${pluralize(table.totalItemsCount, 'posting')}.`;
}

const NOTHING = 'There is no posting to count.';
