import { toLexeme } from '../../../../../src/platform/search/language/stemmer.js';
import { isStopWord } from '../../../../../src/platform/search/language/stop-words.js';
import { tokenize } from '../../../../../src/platform/search/language/tokenizer.js';
import { QUERY_STOP_WORDS, SYNONYMS } from './synonyms.js';

const toLexemes = (phrase: string) =>
  tokenize(phrase)
    .flat()
    .filter((word) => !isStopWord(word))
    .map(toLexeme);
const keyOf = (lexemes: readonly string[]) => lexemes.join(' ');

export interface SynonymMatch {
  /** Lexemes of the typed phrase, then of each synonym; all lexemes of an alternative must occur. */
  alternatives: string[][];
  /** The synonyms in words, for display. */
  also: string[];
}

/** Looks up synonyms by the lexemes of a phrase. */
export class SynonymDictionary {
  private readonly matches = new Map<string, SynonymMatch>();
  private readonly stopWords = new Set(QUERY_STOP_WORDS);
  private readonly words = new Set<string>();
  /** In words, including stop words. */
  maxPhraseLength = 0;

  constructor() {
    for (const entry of SYNONYMS) {
      const typed = 'same' in entry ? entry.same : entry.from;
      const synonyms = 'same' in entry ? entry.same : entry.to;
      for (const phrase of typed) this.add(phrase, synonyms);
    }
  }

  find(lexemes: readonly string[]): SynonymMatch | null {
    return this.matches.get(keyOf(lexemes)) ?? null;
  }

  isStopWord(word: string): boolean {
    return this.stopWords.has(word);
  }

  /** Whether any phrase contains this word. */
  contains(word: string): boolean {
    return this.words.has(toLexeme(word));
  }

  private add(phrase: string, synonyms: readonly string[]): void {
    const lexemes = toLexemes(phrase);
    this.maxPhraseLength = Math.max(this.maxPhraseLength, tokenize(phrase).length);
    for (const lexeme of lexemes) this.words.add(lexeme);
    const key = keyOf(lexemes);
    const match = this.matches.get(key) ?? { alternatives: [lexemes], also: [] };
    for (const other of synonyms) {
      const alternative = toLexemes(other);
      if (match.alternatives.some((existing) => keyOf(existing) === keyOf(alternative))) continue;
      match.alternatives.push(alternative);
      match.also.push(other);
    }
    this.matches.set(key, match);
  }
}
