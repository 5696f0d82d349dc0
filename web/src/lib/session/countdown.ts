const ANNOUNCED_SECONDS = [300, 120, 60, 30];

/** 299 -> "04:59". */
export function minutesAndSeconds(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** The last screen reader announcement for the remaining seconds: at 5, 2 and 1 minutes and at 30 seconds. */
export function announcement(seconds: number): string {
  const latest = ANNOUNCED_SECONDS.findLast((one) => seconds <= one) ?? 300;
  if (latest < 60) return `Your session will expire in ${latest} seconds.`;
  return `Your session will expire in ${latest / 60} ${latest === 60 ? 'minute' : 'minutes'}.`;
}
