import { joinCompound, phraseLexemes } from '#platform/search/language/analysis.js';
import { toLexeme } from '#platform/search/language/stemmer.js';
import { isStopWord } from '#platform/search/language/stop-words.js';
import { tokenize } from '#platform/search/language/tokenizer.js';
import { type FuzzyMatch, FuzzyMatcher } from '#platform/search/terms/fuzzy-matcher.js';
import { QUERY_STOP_WORDS, SYNONYMS } from './synonyms.js';

const toLexemes = (phrase: string) =>
  tokenize(phrase)
    .flat()
    .filter((word) => !isStopWord(word))
    .map(toLexeme);
const toPhrase = (phrase: string, isWeak: boolean): SynonymPhrase => ({
  lexemes: toLexemes(phrase),
  whole: wholeLexemes(phrase),
  inOrder: phraseLexemes(phrase),
  isWeak,
});
const wholeLexemes = (phrase: string) =>
  tokenize(phrase).flatMap((parts) => (parts.length > 1 ? joinCompound(parts) : toLexemes(parts.join(''))));

/** Words within a phrase that people leave out: "and" is often "&". */
const OPTIONAL_WORDS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'and']);
const isOptional = (word = '') => OPTIONAL_WORDS.has(word);
const keyOf = (words: readonly string[]) =>
  words
    .filter((word) => !isOptional(word))
    .map(toLexeme)
    .join(' ');

/** A synonym of one or more words. */
export interface SynonymPhrase {
  /** Without stop words. */
  lexemes: string[];
  /** Those with each compound as one: "k12" of "K-12". */
  whole: string[];
  /** By which it is found as a phrase. */
  inOrder: string[];
  /** A narrower or broader word, which scores less. */
  isWeak: boolean;
}

export interface SynonymMatch {
  /** The typed phrase, then each synonym. */
  alternatives: SynonymPhrase[];
  /** The synonyms in words, for display. */
  also: string[];
}

/** Looks up synonyms by the words of a phrase. */
export class SynonymDictionary {
  private readonly matches = new Map<string, SynonymMatch>();
  /** By their folded words. */
  private readonly phrases = new Map<string, SynonymMatch>();
  private readonly stopWords = new Set(QUERY_STOP_WORDS);
  private readonly words = new Set<string>();
  private readonly typedWords = new Set<string>();
  private fuzzyMatcher: FuzzyMatcher | null = null;
  /** In words, including stop words. */
  maxPhraseLength = 0;

  constructor() {
    // Phrases of equal meaning precede weaker ones.
    const entries = SYNONYMS.toSorted((a, b) => Number('to' in a) - Number('to' in b));
    for (const entry of entries) {
      const typed = 'same' in entry ? entry.same : entry.from;
      const synonyms = 'same' in entry ? entry.same : entry.to;
      for (const phrase of typed) this.add(phrase, synonyms, 'to' in entry);
    }
  }

  /**
   * By folded words. Its stop words must be typed: "head school nurse" names no head of school. Others do not matter.
   */
  find(words: readonly string[]): SynonymMatch | null {
    const ends = [words[0], words.at(-1)];
    if (ends.some(isOptional)) return null;
    const match = this.matches.get(keyOf(words));
    if (match || ends.some((word = '') => isStopWord(word))) return match ?? null;
    return this.matches.get(keyOf(words.filter((word) => !isStopWord(word)))) ?? null;
  }

  /** Synonyms, in words, of the phrases that start with these folded words; those of the shortest phrase first. */
  complete(beginning: string): string[] {
    const begun = [...this.phrases].filter(([phrase]) => phrase.startsWith(beginning));
    return begun.sort(([a], [b]) => a.length - b.length).flatMap(([, { also }]) => also);
  }

  isStopWord(word: string): boolean {
    return this.stopWords.has(word);
  }

  /** Whether any phrase contains this word. */
  contains(word: string): boolean {
    return this.words.has(toLexeme(word));
  }

  /** Single words that have synonyms, similar to a typed one. */
  similarWords(typed: string): FuzzyMatch[] {
    this.fuzzyMatcher ??= new FuzzyMatcher(this.typedWords);
    return this.fuzzyMatcher.match(typed);
  }

  private add(phrase: string, synonyms: readonly string[], areWeak: boolean): void {
    const lexemes = toLexemes(phrase);
    this.maxPhraseLength = Math.max(this.maxPhraseLength, tokenize(phrase).length);
    for (const lexeme of lexemes) this.words.add(lexeme);
    if (lexemes.length === 1) this.typedWords.add(phrase);
    const key = keyOf(tokenize(phrase).flat());
    const match = this.matches.get(key) ?? { alternatives: [toPhrase(phrase, false)], also: [] };
    for (const other of synonyms) {
      const alternative = toPhrase(other, areWeak);
      if (match.alternatives.some(({ inOrder }) => inOrder.join(' ') === alternative.inOrder.join(' '))) continue;
      match.alternatives.push(alternative);
      match.also.push(other);
    }
    this.matches.set(key, match);
    this.phrases.set(tokenize(phrase).flat().join(' '), match);
  }
}
