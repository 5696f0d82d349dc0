import type { TermGroup } from '../search-engine.js';
import { joinCompound } from './analysis.js';
import { toLexeme } from './stemmer.js';
import { isStopWord } from './stop-words.js';
import { tokenize } from './tokenizer.js';

/** Shorter prefixes would match nearly everything. */
const MIN_PREFIX_LENGTH = 3;

/** Further words are ignored: they would not narrow the results any more. */
export const MAX_TERM_GROUPS = 20;

interface Options {
  /** Restricts the terms to this text field. */
  field?: string;
  /** Also matches words that start with the typed one: "math" finds "mathematics". */
  prefixes?: boolean;
}

/** A compound with a number stays whole: "K-3" is not any text with a K and a 3. */
function compoundGroup(parts: readonly string[]): Pick<TermGroup, 'anyOf' | 'inOrder'> {
  const inOrder = parts.map(toLexeme);
  const whole = [joinCompound(parts)];
  return parts.some((part) => /\d/.test(part)) ? { anyOf: [whole], inOrder } : { anyOf: [inOrder, whole] };
}

/** Parses a typed text into groups that must all match. Returns none for a text without searchable words. */
export function parseTermGroups(text: string, { field, prefixes }: Options = {}): TermGroup[] {
  const groups: TermGroup[] = [];
  for (const parts of tokenize(text)) {
    const [first] = parts;
    if (parts.length > 1) {
      groups.push({ field, ...compoundGroup(parts) });
    } else if (first !== undefined && !isStopWord(first)) {
      const prefix = prefixes && first.length >= MIN_PREFIX_LENGTH && /^\p{L}+$/u.test(first) ? first : undefined;
      groups.push({ field, anyOf: [[toLexeme(first)]], prefix });
    }
  }
  return groups.slice(0, MAX_TERM_GROUPS);
}
