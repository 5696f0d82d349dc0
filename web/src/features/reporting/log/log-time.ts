const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** 2026-11-21 08:31:07, on the 24-hour clock of Pennsylvania. */
export function logTime(timestamp: string): string {
  const at = Object.fromEntries(parts.formatToParts(new Date(timestamp)).map(({ type, value }) => [type, value]));
  return `${at.year}-${at.month}-${at.day} ${at.hour}:${at.minute}:${at.second}`;
}
