import { dayAndTime, timeOfDay } from './format';

const HOUR = 60;
const DAY = 24 * HOUR;

/** "2:40 PM, 3 minutes ago"; a day later the date instead. */
export function timeAgo(moment: Date | string, now: Date = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000);
  if (minutes >= DAY) return dayAndTime(moment);
  return `${timeOfDay(moment)}, ${inWords(Math.max(0, minutes))}`;
}

function inWords(minutes: number): string {
  if (minutes < 1) return 'just now';
  if (minutes < 2) return 'a minute ago';
  if (minutes < HOUR) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / HOUR);
  return hours < 2 ? 'an hour ago' : `${hours} hours ago`;
}
