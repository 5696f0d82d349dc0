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
function firstOnes<T>(items: readonly T[], sizeOf: (item: T) => number): T[] {
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

/**
 * "Southcentral has most postings: 104 of 385 in the 12 months to May 2026. Most started in August 2025: 105. 815
 * others start earlier or later." All that share a first place are named.
 */
export function monthsSentence(table: ChartTable, countBy?: string): string {
  if (table.totalItemsCount === 0) return NOTHING;
  const { did, elsewhere } = BY_DATE[countBy as keyof typeof BY_DATE] ?? BY_DATE.started;
  const months = table.columns.map((month, index) => ({ month, total: columnTotal(table, index) }));
  const total = table.rows.reduce((sum, row) => sum + sumOf(row), 0);
  const others = table.totalItemsCount - total;
  const outside = (noun: string) => `${pluralize(others, noun)} ${elsewhere(others)}`;
  const [month, ...otherMonths] = firstOnes(months, (one) => one.total);
  const [region, ...otherRegions] = firstOnes(table.rows, sumOf);
  if (!region || !month) return `There is no month to show: ${outside('posting')} later.`;
  const rest = others > 0 ? ` ${outside('other')} earlier or later.` : '';
  if (total === 0) return `No posting ${did.replace('were', 'was')} ${periodOf(table)}.${rest}`;
  const regions = [region, ...otherRegions].map(({ title }) => title);
  const names = joinWords([month, ...otherMonths].map((one) => longMonth(one.month)));
  const most = `${joinWords(regions)} ${otherRegions.length ? 'have' : 'has'} most postings`;
  const ofAll = `${each(sumOf(region), otherRegions)} of ${formatInteger(total)} ${periodOf(table)}`;
  return `${most}: ${ofAll}. Most ${did} in ${names}: ${each(month.total, otherMonths)}.${rest}`;
}

/** "12", or "12 each" if others share the first place. */
const each = (count: number, others: readonly unknown[]) => `${formatInteger(count)}${others.length ? ' each' : ''}`;

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
 * "School Nurse takes longest: a median of 41 days, of 6 postings. Shown are 10 of 16 positions, those with the longest
 * median; the CSV file has all."
 */
export function daysSentence({ rows }: ChartTable): string {
  const [slowest, ...others] = firstOnes(rows, (row) => valueAt(row));
  if (!slowest) return 'No posting of this report has days to fill.';
  const named = [slowest, ...others];
  const names = joinWords(named.map(({ title }) => title));
  const postings = named.reduce((sum, row) => sum + valueAt(row, 1), 0);
  const take = others.length ? 'take longest' : 'takes longest';
  const days = `a median of ${pluralize(valueAt(slowest), 'day')}${others.length ? ' each' : ''}`;
  const inAll = others.length ? ' in all' : '';
  const shown =
    rows.length > MAX_POSITIONS
      ? ` Shown are ${MAX_POSITIONS} of ${formatInteger(rows.length)} positions, those with the longest median; the CSV file has all.`
      : '';
  return `${names} ${take}: ${days}, of ${pluralize(postings, 'posting')}${inAll}.${shown}`;
}

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

const NOTHING = 'There is no posting to count.';
