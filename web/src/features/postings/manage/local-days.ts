const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const zoneHour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' });

/** Midnight of YYYY-MM-DD in America/New_York, which is 04:00 or 05:00 UTC. */
function startOfDay(day: string): number {
  const at = Date.parse(`${day}T05:00:00Z`);
  return at - Number(zoneHour.format(at)) * HOUR_MS;
}

/** Start and end of a day as instants, in the format of W7.14; null for no bound. */
export const dayStart = (day: string) => (day ? new Date(startOfDay(day)).toISOString() : null);
export const dayEnd = (day: string) => (day ? new Date(startOfDay(nextDay(day)) - 1).toISOString() : null);

const toDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The day after YYYY-MM-DD. */
export const nextDay = (day: string) => toDay(Date.parse(`${day}T12:00:00Z`) + DAY_MS);

/** The same day of the month before, or its last one. */
export function monthBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 2, Math.min(date, lastOfMonth)));
}
