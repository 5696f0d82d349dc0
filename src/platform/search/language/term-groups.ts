import type { TermGroup } from '../search-engine.js';
import { toLexeme } from './stemmer.js';
import { isStopWord } from './stop-words.js';
import { tokenize } from './tokenizer.js';

/** Shorter prefixes would match nearly everything. */
const MIN_PREFIX_LENGTH = 3;

/** Further words are ignored: they would not narrow the results any more. */
const MAX_TERM_GROUPS = 20;

interface Options {
  /** Restricts the terms to this text field. */
  field?: string;
  /** Also matches words that start with the typed one: "math" finds "mathematics". */
  prefixes?: boolean;
}

/** Parses a typed text into groups that must all match. Returns none for a text without searchable words. */
export function parseTermGroups(text: string, { field, prefixes }: Options = {}): TermGroup[] {
  const groups: TermGroup[] = [];
  for (const parts of tokenize(text)) {
    const [first] = parts;
    if (parts.length > 1) {
      groups.push({ field, anyOf: [parts.map(toLexeme), [toLexeme(parts.join(''))]] });
    } else if (first !== undefined && !isStopWord(first)) {
      const prefix = prefixes && first.length >= MIN_PREFIX_LENGTH && /^\p{L}+$/u.test(first) ? first : undefined;
      groups.push({ field, anyOf: [[toLexeme(first)]], prefix });
    }
  }
  return groups.slice(0, MAX_TERM_GROUPS);
}
