/** Edits forgiven by the length of the typed word: short words have too many neighbours. */
export const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/**
 * Letters inserted, left out, replaced or swapped with their neighbour (Damerau, optimal string alignment) between two
 * words; anything above `most` is told as `most + 1`.
 */
export function editsBetween(a: string, b: string, most: number): number {
  const beyond = most + 1;
  if (Math.abs(a.length - b.length) > most) return beyond;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1];
      let edits = Math.min((above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        edits = Math.min(edits, (before[at - 2] ?? 0) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    // A swap reaches back over one row.
    if (least > most + 1) return beyond;
    [before, above] = [above, current];
  }
  return Math.min(above[b.length] ?? beyond, beyond);
}

/** One bit for each letter of a to z; two words differ in at most two bits per edit. */
function letters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

function bitsOf(value: number): number {
  let count = 0;
  for (let rest = value; rest; rest &= rest - 1) count++;
  return count;
}

export interface Candidate {
  word: string;
  edits: number;
}

/** The words of a list that a typed one may have been meant for. */
export class WordNeighbours {
  private readonly byLength = new Map<number, { word: string; bits: number }[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const same = this.byLength.get(word.length) ?? [];
      same.push({ word, bits: letters(word) });
      this.byLength.set(word.length, same);
    }
  }

  /** Two edits are forgiven only where the first letter is right: hardly anybody misses it. */
  of(typed: string): Candidate[] {
    const most = editsAllowed(typed.length);
    if (!most) return [];
    const bits = letters(typed);
    const found: Candidate[] = [];
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const one of this.byLength.get(length) ?? []) {
        const allowed = one.word[0] === typed[0] ? most : 1;
        if (bitsOf(one.bits ^ bits) > 2 * allowed) continue;
        const edits = editsBetween(typed, one.word, allowed);
        if (edits <= allowed) found.push({ word: one.word, edits });
      }
    }
    return found;
  }
}
