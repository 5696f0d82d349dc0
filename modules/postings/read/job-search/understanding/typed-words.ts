import { termGroups } from '../../../../../src/platform/search/language/query.js';
import { compounds, isStopWord, lexeme } from '../../../../../src/platform/search/language/words.js';
import type { TermGroup } from '../../../../../src/platform/search/search-engine.js';
import { Lexicon } from './lexicon.js';

export const LEXICON = new Lexicon();

export interface ReadWords {
  groups: TermGroup[];
  /** What is searched for, in words. */
  terms: string[];
  expanded: { from: string; to: string[] }[];
}

/**
 * Words as groups that must all match: phrases of the vocabulary with what means the same, the rest as they are.
 * `isRest` tells that more was said than this text, which then need not say anything.
 */
export function readWords(text: string, isRest = false): ReadWords {
  const words = withoutFillers(compounds(text), isRest);
  const read: ReadWords = { groups: [], terms: [], expanded: [] };
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const [first = []] = words.slice(at, at + 1);
    const typed = phrase ? phrase.typed : first.join('-');
    read.terms.push(typed);
    if (phrase) {
      read.groups.push({ anyOf: phrase.meaning.alternatives });
      read.expanded.push({ from: typed, to: phrase.meaning.also });
    } else read.groups.push(...termGroups(typed));
    at += phrase?.length ?? 1;
  }
  return read;
}

/** The longest phrase that begins here. */
function phraseAt(words: readonly string[][], at: number) {
  for (let length = Math.min(LEXICON.longest, words.length - at); length > 0; length--) {
    const window = words.slice(at, at + length);
    const parts = window.flat().filter((word) => !isStopWord(word));
    const meaning = LEXICON.meaningOf(parts.map(lexeme));
    if (meaning) return { meaning, length, typed: window.map((word) => word.join('-')).join(' ') };
  }
  return null;
}

/** "Jobs for nurses" is about nurses; "jobs" alone is about jobs. Stop words stay: phrases have some. */
function withoutFillers(words: readonly string[][], isRest: boolean): string[][] {
  const matter = words.filter(([word = '', ...more]) => more.length || !LEXICON.isFiller(word));
  const says = (word: readonly string[]) => word.length > 1 || !isStopWord(word[0] ?? '');
  if (matter.some(says)) return trimmed(matter, says);
  return isRest ? [] : [...words];
}

function trimmed(words: string[][], says: (word: readonly string[]) => boolean): string[][] {
  const first = words.findIndex(says);
  return words.slice(first, words.findLastIndex(says) + 1);
}
