/** "a", "a and b", "a, b and c"; "a, 1; b, 2" of words that have commas themselves. */
export function joinWords(words: readonly string[]): string {
  if (words.length > 1 && words.some((word) => word.includes(','))) return words.join('; ');
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
