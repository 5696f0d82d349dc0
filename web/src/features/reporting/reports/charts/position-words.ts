import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import { joinWords } from '#modules/shared/join-words';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { each, elsewhere, firstOnes, longMonth, monthHeadings, NOTHING, noMonth, valueAt } from './words';

/** More of them would be a long table; the file has all. */
const MAX_POSITIONS = 10;
/** More of them would be a long sentence. */
const MAX_NAMED = 3;

/** The rows that are shown of positions. */
export const shownPositions = (table: ChartTable): ChartTable => ({
  ...table,
  rows: table.rows.slice(0, MAX_POSITIONS),
});

const monthsOf = ({ columns }: ChartTable) => columns.slice(1, -3);

/** They are shown in a smaller font. */
export const hasManyMonths = (table: ChartTable) => monthsOf(table).length > 6;

/** How the number of postings is headed, by the date that they are counted by. */
const COUNTED: Readonly<Record<string, string>> = { filled: 'Filled', ended: 'Ended' };

/** Headers of the columns behind the name; of months as they are given. */
const positionHeaders = (months: readonly string[], countBy?: string) => [
  COUNTED[countBy ?? ''] ?? 'Started',
  ...months,
  'Median days',
  'Shortest',
  'Longest',
];

export const shownHeaders = (table: ChartTable, countBy?: string) =>
  positionHeaders(monthHeadings(monthsOf(table)), countBy);

export const fileHeaders = (table: ChartTable, countBy?: string) => [
  'Position',
  ...positionHeaders(monthsOf(table), countBy),
];

/** "All 16 positions", also of those that are not shown. */
export const allPositions = ({ rows }: ChartTable) =>
  rows.length === 1 ? '1 position' : `All ${formatInteger(rows.length)} positions`;

/**
 * "School Nurse has most postings: 14 of 57. 2 start before July 2025 or after June 2026. Shown are 10 of 16 positions,
 * by number and then by name; the CSV file has all. Median, shortest and longest are of the postings that have days to
 * fill."
 */
export function positionsSentence(table: ChartTable, countBy?: string): string {
  const { rows, totalItemsCount } = table;
  const [first, ...others] = firstOnes(rows, (row) => valueAt(row));
  if (!first) return NOTHING;
  const shown =
    rows.length > MAX_POSITIONS &&
    `Shown are ${MAX_POSITIONS} of ${formatInteger(rows.length)} positions, by number and then by name; the CSV file has all.`;
  const most =
    rows.length === 1
      ? `The only position is ${first.title}: ${pluralize(totalItemsCount, 'posting')}.`
      : `${named([first, ...others])} most postings: ${each(valueAt(first), others)} of ${formatInteger(totalItemsCount)}.`;
  return [most, outsideMonths(table, countBy), shown, daysOf(table)].filter(Boolean).join(' ');
}

function named(rows: ChartTable['rows']): string {
  const names =
    rows.length > MAX_NAMED ? pluralize(rows.length, 'position') : joinWords(rows.map(({ title }) => title));
  return `${names} ${rows.length === 1 ? 'has' : 'have'}`;
}

/** Postings that are in the number of a row, but in none of its months, which narrow pages do not show. */
function outsideMonths(table: ChartTable, countBy?: string): string | false {
  const { totals = [], totalItemsCount } = table;
  const months = monthsOf(table);
  if (months.length === 0) return noMonth(totalItemsCount, countBy);
  const inMonths = totals.slice(1, -3).reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const others = totalItemsCount - inMonths;
  if (others === 0) return false;
  const [first = '', last] = [...new Set([months[0], months.at(-1)])].map((month = '') => longMonth(month));
  const outside = last ? `before ${first} or after ${last}` : `outside of ${first}`;
  return `${formatInteger(others)} ${elsewhere(others, countBy)} ${outside}.`;
}

const daysOf = ({ totals = [] }: ChartTable) =>
  totals.at(-1) === null
    ? 'None has days to fill.'
    : 'Median, shortest and longest are of the postings that have days to fill.';
