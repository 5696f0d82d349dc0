/** Edits allowed by word length: short words have too many neighbours. */
const maxEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Damerau-Levenshtein distance in the optimal string alignment variant. Returns `limit + 1` for every distance above
 * `limit`.
 */
export function damerauLevenshtein(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return beyond;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let rowMinimum = row;
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1];
      let edits = Math.min((above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        edits = Math.min(edits, (before[at - 2] ?? 0) + 1);
      current.push(edits);
      rowMinimum = Math.min(rowMinimum, edits);
    }
    // A transposition reads the row before the previous one, so one row above the limit is not conclusive.
    if (rowMinimum > limit + 1) return beyond;
    [before, above] = [above, current];
  }
  return Math.min(above[b.length] ?? beyond, beyond);
}

/** Bit mask of the letters of a word. One edit changes at most two bits, which rules most words out cheaply. */
function letterMask(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

function popCount(value: number): number {
  let count = 0;
  for (let bits = value; bits; bits &= bits - 1) count++;
  return count;
}

export interface FuzzyMatch {
  word: string;
  edits: number;
}

/** Finds the words of a list within the allowed edit distance of a typed word. */
export class FuzzyMatcher {
  private readonly byLength = new Map<number, { word: string; bits: number }[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const same = this.byLength.get(word.length) ?? [];
      same.push({ word, bits: letterMask(word) });
      this.byLength.set(word.length, same);
    }
  }

  /** Allows two edits only if the first letter is right, since it is rarely mistyped. */
  match(typed: string): FuzzyMatch[] {
    const limit = maxEdits(typed.length);
    if (!limit) return [];
    const bits = letterMask(typed);
    const matches: FuzzyMatch[] = [];
    for (let length = typed.length - limit; length <= typed.length + limit; length++) {
      for (const candidate of this.byLength.get(length) ?? []) {
        const allowed = candidate.word[0] === typed[0] ? limit : 1;
        if (popCount(candidate.bits ^ bits) > 2 * allowed) continue;
        const edits = damerauLevenshtein(typed, candidate.word, allowed);
        if (edits <= allowed) matches.push({ word: candidate.word, edits });
      }
    }
    return matches;
  }
}
