/** More names make no readable sentence. */
const MAX_NAMES = 10;

interface Options {
  /** Before the last name; without it all are separated by commas. */
  conjunction?: 'and' | 'or';
  /** If more than the given names. */
  total?: number;
}

/** "Ann Lee, Joe Ray", "Ann Lee and Joe Ray", "Ann Lee, Joe Ray and 12 others". */
export function listNames(names: readonly string[], { conjunction, total = names.length }: Options = {}): string {
  const shown = names.length > MAX_NAMES ? names.slice(0, MAX_NAMES) : names;
  const others = total - shown.length;
  const last = others > 0 ? `${others} ${others === 1 ? 'other' : 'others'}` : shown.at(-1);
  const before = others > 0 ? shown : shown.slice(0, -1);
  const word = conjunction ?? (others > 0 ? 'and' : null);
  return [before.join(', '), last].filter(Boolean).join(word ? ` ${word} ` : ', ');
}
