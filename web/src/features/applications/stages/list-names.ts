/** More names make no readable sentence. */
const MAX_NAMES = 10;

/** "Ann Lee", "Ann Lee and Joe Ray", "Ann Lee, Joe Ray and 12 others". */
export function listNames(names: readonly string[], conjunction = 'and', total = names.length): string {
  const shown = total > MAX_NAMES ? names.slice(0, MAX_NAMES) : names;
  const others = total - shown.length;
  const parts = others > 0 ? [...shown, others === 1 ? '1 other' : `${others} others`] : shown;
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
