import { TIME_ZONE } from './local-time.js';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });
const INSTANT_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: TIME_ZONE });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "December 4, 2026 at 3:12 PM", in Eastern Time. */
export const formatMoment = (instant: Date): string => MOMENT.format(instant);

/** "December 4, 2026", the local day of an instant. */
export const formatDay = (instant: Date): string => INSTANT_DAY.format(instant);

/** "December 4, 2026" of a local day `YYYY-MM-DD`. */
export const formatLocalDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
