import { pluralize } from '#web/lib/formatting/format';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "14 minutes"; rounded down. */
export function describeAge(seconds: number): string {
  const [name, size] = UNITS.find(([, unit]) => seconds >= unit) ?? ['second', 1];
  return pluralize(Math.floor(seconds / size), name);
}
