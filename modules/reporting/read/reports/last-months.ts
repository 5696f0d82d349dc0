/**
 * The months `YYYY-MM` up to `end`, or to the last one of `counts` if that is earlier, without a gap and in ascending
 * order: at most `limit`, none before `begin`, by default the first one of `counts`.
 */
export function lastMonths(
  counts: readonly { month: string }[],
  end: string,
  limit: number,
  begin: string | null = null,
): string[] {
  const numbers = counts.map(({ month }) => toNumber(month));
  if (!numbers.length) return [];
  const last = Math.min(Math.max(...numbers), toNumber(end));
  const first = Math.max(begin === null ? Math.min(...numbers) : toNumber(begin), last - limit + 1);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => toMonth(first + at));
}

/** Also beyond the year 9999, which dates do not reach. */
export const addMonths = (month: string, months: number): string => toMonth(toNumber(month) + months);

const toNumber = (month: string) => Number(month.slice(0, -3)) * 12 + Number(month.slice(-2)) - 1;
const toMonth = (number: number) =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
