/**
 * The active option after a key, null if the key has no effect on them. The arrows wrap around; Home and End apply once
 * an option is active, before that they move the caret.
 */
export function nextActiveIndex(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
