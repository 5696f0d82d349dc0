/** Pennsylvania's zone decides what "today" is and which day an instant falls on (near W20.1). */
const ZONE = 'America/New_York';
const DAY_MS = 86_400_000;

type Moment = string | number | Date;

/** Made when first needed: each costs a phone tens of milliseconds, which are not spent before a page is alive. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const parts = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('en-US', { timeZone: ZONE, ...options }));

const numeric = parts({ year: 'numeric', month: '2-digit', day: '2-digit' });
const long = parts({ year: 'numeric', month: 'long', day: 'numeric' });
const clock = parts({ hour: 'numeric', minute: '2-digit' });
const applied = parts({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
});
const usd = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** Days since 1970 of the local day of an instant: differences of these are calendar days. */
function dayNumber(moment: Moment): number {
  const [month, day, year] = numeric().format(new Date(moment)).split('/').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / DAY_MS;
}

/** 12/04/2026 (W20.1, P3.5). */
export const shortDate = (moment: Moment) => numeric().format(new Date(moment));

/** December 4, 2026. */
export const longDate = (moment: Moment) => long().format(new Date(moment));

/** 2:14 PM. */
export const timeOfDay = (moment: Moment) => clock().format(new Date(moment));

/** December 4, 2026, 2:14 PM. */
export const dayAndTime = (moment: Moment) => `${longDate(moment)}, ${timeOfDay(moment)}`;

/** 2026-12-04, as a date input holds it; empty for none. */
export function inputDate(moment: Moment | null): string {
  if (moment === null || moment === '') return '';
  const [month, day, year] = shortDate(moment).split('/');
  return `${year}-${month}-${day}`;
}

/** December 4th 2026, 2:14:05 pm (W20.2). */
export function momentText(moment: Moment): string {
  const at = Object.fromEntries(
    applied()
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  const period = at.dayPeriod?.toLowerCase();
  return `${at.month} ${ordinal(Number(at.day))} ${at.year}, ${at.hour}:${at.minute}:${at.second} ${period}`;
}

function ordinal(day: number): string {
  const suffix = day % 100 >= 11 && day % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}

/** "Today", "1 Day Ago", "3 Days Ago" by calendar days (P3.4). */
export function postedAgo(start: Moment, now: Moment = new Date()): string {
  const days = dayNumber(now) - dayNumber(start);
  if (days <= 0) return 'Today';
  return days === 1 ? '1 Day Ago' : `${days} Days Ago`;
}

/** Whole calendar days until the deadline's day: 0 on the day itself, negative after it. */
export const daysUntil = (end: Moment, now: Moment = new Date()) => dayNumber(end) - dayNumber(now);

/** "13 days left", "1 day left", "Today", or "No longer accepting applications" (W9.7, U11). */
export function daysLeft(end: Moment, now: Moment = new Date()): string {
  if (new Date(end) < new Date(now)) return 'No longer accepting applications';
  const days = daysUntil(end, now);
  if (days === 0) return 'Today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** A deadline this near is shown in the warning colour (U11). */
export const isSoon = (end: Moment, now: Moment = new Date()) => daysUntil(end, now) <= 5;

/** $58,240.00; "0.00" for nothing, the value itself when it is no number (W20.3, W20.4). */
export function money(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '0.00';
  // As text it keeps all of the thirty digits a salary may have.
  return Number.isFinite(Number(value)) ? usd().format(value as Intl.StringNumericLiteral) : String(value);
}

/** 184 KB, 2.4 MB. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** 1,240. Every page counts something, and a formatter of the browser's is too dear for a comma. */
export const whole = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** "1 job", "46 jobs". */
export const counted = (count: number, one: string, many = `${one}s`) => `${whole(count)} ${count === 1 ? one : many}`;
