import type { ChartTable, LeftOutReason } from '#modules/reporting/contract/api/report-charts';
import { joinWords } from '#modules/shared/join-words';
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

/** All that share the first place. */
export function firstOnes<T>(items: readonly T[], sizeOf: (item: T) => number): T[] {
  const most = Math.max(...items.map(sizeOf));
  return items.filter((item) => sizeOf(item) === most);
}

/** Headings in whose row no month is read as one of another year: "Nov 2025", "Dec", "Jan 2026". */
export const monthHeadings = (months: readonly string[]) =>
  months.map((month, index) =>
    index === 0 || month.endsWith('-01') ? format(shortWithYear, month) : shortMonth(month),
  );

/** How postings got the date that they are counted by. */
const BY_DATE = {
  started: { did: 'started', elsewhere: (count: number) => (count === 1 ? 'starts' : 'start') },
  filled: { did: 'were filled', elsewhere: (count: number) => (count === 1 ? 'was filled' : 'were filled') },
  ended: { did: 'ended', elsewhere: () => 'ended' },
} as const;

const dateWords = (countBy?: string) => BY_DATE[countBy as keyof typeof BY_DATE] ?? BY_DATE.started;

/** "start", of so many postings that have another month than the shown ones. */
export const elsewhere = (count: number, countBy?: string) => dateWords(countBy).elsewhere(count);

export const noMonth = (count: number, countBy?: string) =>
  `There is no month to show: ${pluralize(count, 'posting')} ${elsewhere(count, countBy)} later.`;

/**
 * "Southcentral has most postings: 104 of 385 in the 12 months to May 2026. Most started in August 2025: 105. 815
 * others start earlier or later." All that share a first place are named.
 */
export function monthsSentence(table: ChartTable, countBy?: string): string {
  if (table.totalItemsCount === 0) return NOTHING;
  const { did } = dateWords(countBy);
  const months = table.columns.map((month, index) => ({ month, total: columnTotal(table, index) }));
  const total = table.rows.reduce((sum, row) => sum + sumOf(row), 0);
  const others = table.totalItemsCount - total;
  const [month, ...otherMonths] = firstOnes(months, (one) => one.total);
  const [region, ...otherRegions] = firstOnes(table.rows, sumOf);
  if (!region || !month) return noMonth(others, countBy);
  const rest = others > 0 ? ` ${pluralize(others, 'other')} ${elsewhere(others, countBy)} earlier or later.` : '';
  if (total === 0) return `No posting ${did.replace('were', 'was')} ${periodOf(table)}.${rest}`;
  const regions = [region, ...otherRegions].map(({ title }) => title);
  const names = joinWords([month, ...otherMonths].map((one) => longMonth(one.month)));
  const most = `${joinWords(regions)} ${otherRegions.length ? 'have' : 'has'} most postings`;
  const ofAll = `${each(sumOf(region), otherRegions)} of ${formatInteger(total)} ${periodOf(table)}`;
  return `${most}: ${ofAll}. Most ${did} in ${names}: ${each(month.total, otherMonths)}.${rest}`;
}

/** "12", or "12 each" if others share the first place. */
export const each = (count: number, others: readonly unknown[]) =>
  `${formatInteger(count)}${others.length ? ' each' : ''}`;

function periodOf({ columns }: ChartTable): string {
  const last = longMonth(columns.at(-1) ?? '');
  return columns.length === 1 ? `in ${last}` : `in the ${columns.length} months to ${last}`;
}

export const valueAt = (row: Row, index = 0) => row.values[index] ?? 0;

/** "The largest group has 1–5 applicants: 120 of 385 postings." */
export function applicantsSentence(table: ChartTable): string {
  const [range, ...others] = firstOnes(table.rows, (row) => valueAt(row));
  if (!range || valueAt(range) === 0) return NOTHING;
  const names = joinWords([range, ...others].map(({ title }) => title));
  const groups = others.length ? 'The largest groups have' : 'The largest group has';
  return `${groups} ${names} applicants: ${each(valueAt(range), others)} of ${pluralize(table.totalItemsCount, 'posting')}.`;
}

const REASONS: Record<LeftOutReason, (isOne: boolean) => string> = {
  notPosted: (isOne) => (isOne ? 'was never public or is taken back' : 'were never public or are taken back'),
  external: (isOne) => `${isOne ? 'takes' : 'take'} applications elsewhere`,
  notFilled: (isOne) => `${isOne ? 'is' : 'are'} not filled`,
  filledBeforeStart: (isOne) => `${isOne ? 'was' : 'were'} filled before the listing started, so that no days count`,
};

/** "2 of the 57 postings were filled before the listing started, so that no days count." */
export function leftOutWords({ reason, postings }: ChartTable['leftOut'][number], table: ChartTable): string {
  const all = table.leftOut.reduce((sum, one) => sum + one.postings, table.totalItemsCount);
  return `${formatInteger(postings)} of the ${pluralize(all, 'posting')} ${REASONS[reason](postings === 1)}.`;
}

export const NOTHING = 'There is no posting to count.';
export const NO_DAYS = 'No posting of this report has days to fill.';
