/**
 * Which of `count` options is active after a key, null where the key does nothing to them: the arrows go round, Home and
 * End lead to the ends once one is active. Before that they belong to the text.
 */
export function activeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
