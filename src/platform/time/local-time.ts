import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Pennsylvania's time zone defines "today", deadlines and the bounds of a day (CLAUSES near W20.1). */
export const TIME_ZONE = 'America/New_York';

/** 00:00:00 of a local day `YYYY-MM-DD`, as an instant. */
export function startOfLocalDay(day: string): Date {
  return dayjs.tz(`${day}T00:00:00.000`, TIME_ZONE).toDate();
}

/** 23:59:59 of a local day `YYYY-MM-DD`, as an instant (W5.32). */
export function endOfLocalDay(day: string): Date {
  return dayjs.tz(`${day}T23:59:59.000`, TIME_ZONE).toDate();
}

/** The same local time `days` days later, also where clocks change in between. */
export function addLocalDays(instant: Date, days: number): Date {
  const local = dayjs(instant).tz(TIME_ZONE).add(days, 'day').format('YYYY-MM-DDTHH:mm:ss.SSS');
  return dayjs.tz(local, TIME_ZONE).toDate();
}

/** The local day of an instant, `YYYY-MM-DD`. */
export function localDate(instant: Date): string {
  return dayjs(instant).tz(TIME_ZONE).format('YYYY-MM-DD');
}
