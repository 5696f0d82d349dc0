import { toLexeme } from '../../../../../src/platform/search/language/stemmer.js';
import { isStopWord } from '../../../../../src/platform/search/language/stop-words.js';
import { parseTermGroups } from '../../../../../src/platform/search/language/term-groups.js';
import { tokenize } from '../../../../../src/platform/search/language/tokenizer.js';
import type { TermGroup } from '../../../../../src/platform/search/search-engine.js';
import type { TermStatistics } from '../../../../../src/platform/search/terms/term-statistics.js';
import { rarity } from '../index/ranking.js';
import type { NameLookup } from './gazetteer.js';
import { SynonymDictionary, type SynonymMatch } from './synonym-dictionary.js';

export const SYNONYM_DICTIONARY = new SynonymDictionary();

/** A required word or phrase with its alternatives. */
export interface Term {
  typed: string;
  group: TermGroup;
  /** Alternatives in words, for display. */
  also: string[];
  /** Those of them that are words of postings, which may not be public. */
  completions: string[];
  /** Number of postings that have it above the description. Query relaxation drops the rarest terms first. */
  inHead: number;
}

interface TermContext {
  words: TermStatistics;
  names: NameLookup;
}

/**
 * Parses a text into terms that must all match. Adds synonyms to phrases, employers to initials and completions to
 * unknown prefixes. With `isRest` a place or filter was extracted before, so the text may consist of stop words only.
 */
export function parseTerms(text: string, context: TermContext, isRest = false): Term[] {
  const words = removeStopWords(tokenize(text), isRest);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const typed = phrase ? phrase.typed : (words[at] ?? []).join('-');
    const alternatives = phrase ? phraseAlternatives(phrase.match) : wordAlternatives(typed, context);
    if (alternatives) terms.push(toTerm(typed, alternatives, context));
    at += phrase?.length ?? 1;
  }
  return terms;
}

interface TermAlternatives {
  anyOf: readonly (readonly string[])[];
  anyOfInHead: readonly (readonly string[])[];
  also: string[];
  completions: string[];
}

function phraseAlternatives({ alternatives: [typed = [], ...others], also }: SynonymMatch): TermAlternatives {
  return { anyOf: [typed], anyOfInHead: others, also, completions: [] };
}

function wordAlternatives(typed: string, { words, names }: TermContext): TermAlternatives | null {
  const [group] = parseTermGroups(typed);
  if (!group) return null;
  const { documents, inHead } = words.lexemeFrequency(toLexeme(typed));
  const employers = inHead ? [] : (names.employersByInitials.get(typed) ?? []);
  const isWhole = Boolean(documents) || names.contains(typed) || employers.length > 0;
  const completions = isWhole || typed.length < MIN_PREFIX_LENGTH ? [] : words.completions(typed);
  const also = [...employers, ...completions];
  return { anyOf: group.anyOf, anyOfInHead: also.flatMap((other) => toLexemes(other)), also, completions };
}

/** Shorter prefixes would match nearly everything. */
const MIN_PREFIX_LENGTH = 3;

const toLexemes = (text: string) => [parseTermGroups(text).flatMap(({ anyOf }) => anyOf[0] ?? [])];

function toTerm(
  typed: string,
  { anyOf, anyOfInHead, also, completions }: TermAlternatives,
  { words }: TermContext,
): Term {
  const counts = [...anyOf, ...anyOfInHead].map((all) => {
    const frequencies = all.map((lexeme) => words.lexemeFrequency(lexeme));
    const min = (of: 'documents' | 'inHead') => Math.min(...frequencies.map((count) => count[of]));
    return { documents: min('documents'), inHead: min('inHead') };
  });
  const max = (of: 'documents' | 'inHead') => Math.max(...counts.map((count) => count[of]));
  const weight = rarity(max('documents'), words.documents);
  return { typed, group: { anyOf, anyOfInHead, weight }, also, completions, inHead: max('inHead') };
}

/** The longest synonym phrase that starts here. */
function phraseAt(words: readonly string[][], at: number) {
  for (let length = Math.min(SYNONYM_DICTIONARY.maxPhraseLength, words.length - at); length > 0; length--) {
    const window = words.slice(at, at + length);
    const parts = window.flat().filter((word) => !isStopWord(word));
    const match = SYNONYM_DICTIONARY.find(parts.map(toLexeme));
    if (match) return { match, length, typed: window.map((word) => word.join('-')).join(' ') };
  }
  return null;
}

/** Removes "jobs for" from "jobs for nurses", but keeps "jobs" alone. Inner stop words stay, since phrases have some. */
function removeStopWords(words: readonly string[][], isRest: boolean): string[][] {
  const remaining = words.filter(([word = '', ...more]) => more.length || !SYNONYM_DICTIONARY.isStopWord(word));
  const isMeaningful = (word: readonly string[]) => word.length > 1 || !isStopWord(word[0] ?? '');
  if (remaining.some(isMeaningful)) return trimStopWords(remaining, isMeaningful);
  return isRest ? [] : [...words];
}

function trimStopWords(words: string[][], isMeaningful: (word: readonly string[]) => boolean): string[][] {
  const first = words.findIndex(isMeaningful);
  return words.slice(first, words.findLastIndex(isMeaningful) + 1);
}
