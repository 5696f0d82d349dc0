import type { TermGroup } from '../search-engine.js';
import { compounds, isStopWord, lexeme } from './words.js';

/** Shorter beginnings would match nearly everything. */
const SHORTEST_PREFIX = 3;

/** More words than these narrow nothing any more; what follows is left out. */
const MOST_GROUPS = 20;

interface Options {
  /** The words must stand in this one text field. */
  field?: string;
  /** Also matches words that begin like the typed one: "math" finds "mathematics". */
  prefixes?: boolean;
}

/** What a person typed, as groups that must all match; none when nothing in it can be searched. */
export function termGroups(text: string, { field, prefixes }: Options = {}): TermGroup[] {
  const groups: TermGroup[] = [];
  for (const parts of compounds(text)) {
    const [only] = parts;
    if (parts.length > 1) {
      groups.push({ field, anyOf: [parts.map(lexeme), [lexeme(parts.join(''))]] });
    } else if (only !== undefined && !isStopWord(only)) {
      const prefix = prefixes && only.length >= SHORTEST_PREFIX && /^\p{L}+$/u.test(only) ? only : undefined;
      groups.push({ field, anyOf: [[lexeme(only)]], prefix });
    }
  }
  return groups.slice(0, MOST_GROUPS);
}
