import { toLexeme } from '../language/stemmer.js';
import { type FuzzyMatch, FuzzyMatcher } from './fuzzy-matcher.js';
import type { TermFrequency } from './term-frequencies.js';

const MAX_COMPLETIONS = 6;
const NO_DOCUMENTS: TermFrequency = { documents: 0, inHead: 0 };

/** Term frequencies of an index at one moment. */
export interface TermStatistics {
  /** Number of indexed documents. */
  readonly documents: number;
  /** Summed over all words with this lexeme; zeros for an unknown lexeme. */
  lexemeFrequency(lexeme: string): TermFrequency;
  /** Of the unstemmed word; zeros for an unknown word. */
  wordFrequency(word: string): TermFrequency;
  similarWords(typed: string): FuzzyMatch[];
  /**
   * The most frequent word of the upper fields with the root of this one ("welding" for "welder"); null without one.
   */
  ofSameRoot(typed: string): string | null;
  /** Completions of a prefix, the most frequent in the upper fields first. */
  completions(typed: string): string[];
}

/** Endings of people and what they do, which the stemmer keeps apart. */
const AGENT_ENDINGS = /(?:ers?|ors?|ing)$/;
const MIN_ROOT_LENGTH = 4;

/** "weld" of "welder" and "welding"; null for a word without such an ending. */
function rootOf(word: string): string | null {
  const root = word.replace(AGENT_ENDINGS, '');
  return root !== word && root.length >= MIN_ROOT_LENGTH ? root : null;
}

export function buildTermStatistics(documents: number, words: ReadonlyMap<string, TermFrequency>): TermStatistics {
  const lexemes = new Map<string, TermFrequency>();
  for (const [word, { documents, inHead }] of words) {
    const sum = lexemes.get(toLexeme(word)) ?? NO_DOCUMENTS;
    lexemes.set(toLexeme(word), { documents: sum.documents + documents, inHead: sum.inHead + inHead });
  }
  const fuzzyMatcher = new FuzzyMatcher(words.keys());
  const headWords = [...words].filter(([, count]) => count.inHead > 0);
  const byRoot = new Map<string, string>();
  for (const [word] of headWords.toSorted(([, a], [, b]) => a.inHead - b.inHead)) {
    const root = rootOf(word);
    if (root) byRoot.set(root, word);
  }
  return {
    documents,
    lexemeFrequency: (lexeme) => lexemes.get(lexeme) ?? NO_DOCUMENTS,
    wordFrequency: (word) => words.get(word) ?? NO_DOCUMENTS,
    similarWords: (typed) => fuzzyMatcher.match(typed),
    ofSameRoot: (typed) => byRoot.get(rootOf(typed) ?? '') ?? null,
    completions: (typed) =>
      headWords
        .filter(([word]) => word.startsWith(typed))
        .sort(([, a], [, b]) => b.inHead - a.inHead)
        .slice(0, MAX_COMPLETIONS)
        .map(([word]) => word),
  };
}
