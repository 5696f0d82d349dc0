/** Pennsylvania's time zone decides what "today" is and on which day an instant falls. */
const ZONE = 'America/New_York';
const DAY_MS = 86_400_000;

type Moment = string | number | Date;

/** Creates a formatter on first use: each costs a phone tens of milliseconds, too much before hydration. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const lazyFormat = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat('en-US', { timeZone: ZONE, ...options }));

const numeric = lazyFormat({ year: 'numeric', month: '2-digit', day: '2-digit' });
const long = lazyFormat({ year: 'numeric', month: 'long', day: 'numeric' });
const clock = lazyFormat({ hour: 'numeric', minute: '2-digit' });
const applied = lazyFormat({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
});
const usd = lazy(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** Days since 1970 of the local day of an instant; differences are calendar days. */
function dayNumber(moment: Moment): number {
  const [month, day, year] = numeric().format(new Date(moment)).split('/').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / DAY_MS;
}

/** 12/04/2026. */
export const shortDate = (moment: Moment) => numeric().format(new Date(moment));

/** December 4, 2026. */
export const longDate = (moment: Moment) => long().format(new Date(moment));

/** December 4; with the year unless it is the current one. */
export const dayOfYear = (moment: Moment, now: Moment = new Date()) =>
  longDate(moment).replace(`, ${longDate(now).slice(-4)}`, '');

/** 2:14 PM. */
export const timeOfDay = (moment: Moment) => clock().format(new Date(moment));

/** 11:59 PM Eastern Time: an applicant may be in another zone. */
export const easternTime = (moment: Moment) => `${timeOfDay(moment)} Eastern Time`;

/** December 4, 2026, 2:14 PM. */
export const dayAndTime = (moment: Moment) => `${longDate(moment)}, ${timeOfDay(moment)}`;

/** 2026-12-04, as a date input holds it; empty for null. */
export function inputDate(moment: Moment | null): string {
  if (moment === null || moment === '') return '';
  const [month, day, year] = shortDate(moment).split('/');
  return `${year}-${month}-${day}`;
}

/** December 4th 2026, 2:14:05 pm. */
export function formatDateTime(moment: Moment): string {
  const at = partsOf(moment);
  return `${at.month} ${ordinal(Number(at.day))} ${at.year}, ${timeWithSeconds(moment)}`;
}

/** 2:14:05 pm. */
export function timeWithSeconds(moment: Moment): string {
  const at = partsOf(moment);
  return `${at.hour}:${at.minute}:${at.second} ${at.dayPeriod?.toLowerCase()}`;
}

const partsOf = (moment: Moment): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(
    applied()
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );

function ordinal(day: number): string {
  const suffix = day % 100 >= 11 && day % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}

/** "Today", "1 Day Ago", "3 Days Ago" by calendar days. */
export function postedAgo(start: Moment, now: Moment = new Date()): string {
  const days = dayNumber(now) - dayNumber(start);
  if (days <= 0) return 'Today';
  return days === 1 ? '1 Day Ago' : `${days} Days Ago`;
}

/** Calendar days until the deadline's day: 0 on the day itself, negative after it. */
const daysUntil = (end: Moment, now: Moment = new Date()) => dayNumber(end) - dayNumber(now);

/** "13 days left", "1 day left", "Today", or "No longer accepting applications". */
export function daysLeft(end: Moment, now: Moment = new Date()): string {
  if (new Date(end) < new Date(now)) return 'No longer accepting applications';
  const days = daysUntil(end, now);
  if (days === 0) return 'Today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** "waiting since today", "waiting 3 days": the age of a pending task. */
export function waitingTime(since: Moment, now: Moment = new Date()): string {
  const days = -daysUntil(since, now);
  return days <= 0 ? 'waiting since today' : `waiting ${pluralize(days, 'day')}`;
}

/** Whether a deadline is near enough for the warning colour. */
export const isSoon = (end: Moment, now: Moment = new Date()) => daysUntil(end, now) <= 5;

/** $58,240.00; "0.00" for no value, the value itself if it is not a number. */
export function formatCurrency(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '0.00';
  // A string keeps all of the thirty digits that a salary may have.
  return Number.isFinite(Number(value)) ? usd().format(value as Intl.StringNumericLiteral) : String(value);
}

const KB = 1024;

/** 184 KB, 2.4 MB; in the unit of the limits of uploads, so that a file of 10.0 MB is one. */
export function formatFileSize(bytes: number): string {
  return bytes < KB * 1000 ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB ** 2).toFixed(1)} MB`;
}

/** 1,240. Every page shows counts, and Intl.NumberFormat is too slow for a comma. */
export const formatInteger = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Joins the parts that are there: "Principal · Hillcrest Elementary". */
export const joinParts = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** "1 job", "46 jobs". */
export const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

/** (717)555-0142 for a North American number, with or without the country code 1; any other number unchanged. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+?1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  return line ? `(${area})${exchange}-${line}` : phone;
}
