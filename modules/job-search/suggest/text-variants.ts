import { isStopWord } from '#platform/search/language/stop-words.js';
import { SYNONYM_DICTIONARY } from '../query-understanding/parse-terms.js';
import { expandNicknames, PLACE_NICKNAMES } from '../query-understanding/place-nicknames.js';
import { foldedWords, type PrefixIndex } from './prefix-index.js';

/** Shorter beginnings start too many phrases. */
const MIN_BEGINNING = 3;
/** Each variant costs a search in memory. */
const MAX_VARIANTS = 24;
/** Longer texts are pasted, not typed. */
const MAX_WORDS = 8;
/** Of each part of a split compound. */
const MIN_PART_LENGTH = 3;

type Index = Pick<PrefixIndex<unknown>, 'hasPrefix' | 'similarPrefix' | 'completeWord'>;

/**
 * Other words for a typed text, as the search knows them: the spelling that `index` has, no stop words, nicknames of
 * places spelled out, and synonyms. The last word may be the beginning of one. Words that any of `all` has are spelled
 * right.
 */
export function textVariants(typed: readonly string[], index: Index, all: readonly Index[]): string[][] {
  if (typed.length > MAX_WORDS) return [];
  const isKnown = (word: string) =>
    SYNONYM_DICTIONARY.contains(word) || PLACE_NICKNAMES.has(word) || all.some((other) => other.hasPrefix(word));
  const spelled = typed.flatMap((word) => (isKnown(word) ? word : correctWord(word, index)));
  const named = foldedWords(expandNicknames(spelled.join(' ')));
  const withoutStopWords = spelled.filter((word) => !isStopWord(word));
  const variants = [spelled, withoutStopWords, named, ...withSynonyms(spelled)].filter(({ length }) => length);
  return variants.filter((words) => words.join(' ') !== typed.join(' ')).slice(0, MAX_VARIANTS);
}

/** The most similar prefix, or the two words of a compound such as "busdriver". */
function correctWord(word: string, index: Index): string | string[] {
  return index.similarPrefix(word) ?? splitCompound(word, index) ?? word;
}

function splitCompound(word: string, index: Index): string[] | null {
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (index.completeWord(first) === first && index.hasPrefix(second)) return [first, second];
  }
  return null;
}

/** The text with one of its phrases replaced by each synonym, long phrases first. */
function withSynonyms(words: readonly string[]): string[][] {
  const replaced: string[][] = [];
  for (let length = words.length; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const [before, after] = [words.slice(0, at), words.slice(at + length)];
      for (const synonym of synonymsOf(words.slice(at, at + length), !after.length))
        replaced.push([...before, ...foldedWords(synonym), ...after]);
    }
  }
  return replaced;
}

/** Of equal phrases the longest first: a short one such as "super" also begins other words. */
function synonymsOf(phrase: readonly string[], isLast: boolean): string[] {
  const exact = (SYNONYM_DICTIONARY.find(phrase)?.also ?? []).toSorted((a, b) => b.length - a.length);
  const beginning = phrase.join(' ');
  return isLast && beginning.length >= MIN_BEGINNING
    ? [...new Set([...exact, ...SYNONYM_DICTIONARY.complete(beginning)])]
    : exact;
}
