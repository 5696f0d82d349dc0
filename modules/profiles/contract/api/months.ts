import { z } from 'zod';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Years that forms offer before this one (W20.8). */
export const YEARS_BACK = 75;
const FIRST_YEAR = 1900;

/** Months since the year 0, of a month such as "March 2020"; null for anything else. */
function monthIndex(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const [, name = '', year = ''] = /^([A-Z][a-z]+) (\d{4})$/.exec(text) ?? [];
  const month = MONTHS.indexOf(name as (typeof MONTHS)[number]);
  return month < 0 ? null : Number(year) * 12 + month;
}

function isOffered(text: string): boolean {
  const index = monthIndex(text);
  // This year's later months are offered too; a page may be a time zone ahead of the server.
  return index !== null && index >= FIRST_YEAR * 12 && index < (new Date().getFullYear() + 2) * 12;
}

/** A month such as "March 2020" (near W2.30). */
export const requiredMonth = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, { error: `${label} is required`, abort: true })
    .refine(isOffered, `${label} must be a month and a year`);

/** Like requiredMonth; empty for none. */
export const optionalMonth = (label: string) =>
  z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || isOffered(text), `${label} must be a month and a year`);

interface Period {
  startDate: string;
  endDate: string;
}

/** Reports a start after the end at both fields (W2.34). */
export function checkPeriod({ startDate, endDate }: Partial<Period>, context: z.RefinementCtx): void {
  const start = monthIndex(startDate);
  const end = monthIndex(endDate);
  if (start === null || end === null || start <= end) return;
  context.addIssue({ code: 'custom', path: ['startDate'], message: 'Start Date must not be after End Date' });
  context.addIssue({ code: 'custom', path: ['endDate'], message: 'End Date must not be before Start Date' });
}

/** Newest first: without an end before all others, then by end, then by start. */
export function newestFirst<Row extends Period>(rows: readonly Row[]): Row[] {
  const end = ({ endDate }: Row) => monthIndex(endDate) ?? Number.POSITIVE_INFINITY;
  const start = ({ startDate }: Row) => monthIndex(startDate) ?? 0;
  const later = (one: number, other: number) => (one === other ? 0 : other - one);
  return rows.toSorted((one, other) => later(end(one), end(other)) || later(start(one), start(other)));
}
