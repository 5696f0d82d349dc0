import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Pennsylvania's time zone defines "today", deadlines and the bounds of a day. */
export const TIME_ZONE = 'America/New_York';

/**
 * Local times as `YYYY-MM-DD HH:mm:ss`. One formatter, since dayjs makes one for each conversion, which takes 0.1 ms.
 */
const WALL_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** 00:00:00 of a local day `YYYY-MM-DD`, as an instant. */
export function startOfLocalDay(day: string): Date {
  return dayjs.tz(`${day}T00:00:00.000`, TIME_ZONE).toDate();
}

/** 23:59:59 of a local day `YYYY-MM-DD`, as an instant. */
export function endOfLocalDay(day: string): Date {
  return dayjs.tz(`${day}T23:59:59.000`, TIME_ZONE).toDate();
}

/**
 * The whole seconds before and after an instant, or the instant itself. Listing dates are whole seconds, so these match
 * the same listings, and what is read within a second shares its parameters.
 */
export function secondAround(instant: Date): { begin: Date; end: Date } {
  const second = instant.getTime() / 1_000;
  return { begin: new Date(Math.floor(second) * 1_000), end: new Date(Math.ceil(second) * 1_000) };
}

/** The same local time `days` days later, also where clocks change in between. */
export function addLocalDays(instant: Date, days: number): Date {
  return addLocal(instant, days, 'day');
}

/** The same local time `months` months later; the last day of a month that is too short. */
export function addLocalMonths(instant: Date, months: number): Date {
  return addLocal(instant, months, 'month');
}

function addLocal(instant: Date, amount: number, unit: 'day' | 'month'): Date {
  const wallTime = dayjs.utc(`${WALL_TIME.format(instant)}Z`).millisecond(instant.getUTCMilliseconds());
  return dayjs.tz(wallTime.add(amount, unit).format('YYYY-MM-DDTHH:mm:ss.SSS'), TIME_ZONE).toDate();
}

/** The local day of an instant, `YYYY-MM-DD`. Throws a RangeError for an invalid one. */
export function localDate(instant: Date): string {
  return WALL_TIME.format(instant).slice(0, 'YYYY-MM-DD'.length);
}

/** The local time of an instant for names of files, `YYYY-MM-DD HH-mm-ss`. */
export const localFileTime = (instant: Date): string => WALL_TIME.format(instant).replaceAll(':', '-');
