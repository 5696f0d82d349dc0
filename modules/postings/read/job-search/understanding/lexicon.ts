import { compounds, isStopWord, lexeme } from '../../../../../src/platform/search/language/words.js';
import { FILLERS, VOCABULARY } from './vocabulary.js';

const lexemesOf = (phrase: string) =>
  compounds(phrase)
    .flat()
    .filter((word) => !isStopWord(word))
    .map(lexeme);
const keyOf = (lexemes: readonly string[]) => lexemes.join(' ');

export interface Meaning {
  /** What was typed first, then what also finds it, each as lexemes that must all occur. */
  alternatives: string[][];
  /** The same in words, for people. */
  also: string[];
}

/** The vocabulary, looked up by what is typed; endings do not matter. */
export class Lexicon {
  private readonly meanings = new Map<string, Meaning>();
  private readonly fillers = new Set(FILLERS);
  private readonly words = new Set<string>();
  /** Words of the longest phrase, those that say nothing included. */
  longest = 0;

  constructor() {
    for (const entry of VOCABULARY) {
      const typed = 'same' in entry ? entry.same : entry.from;
      const found = 'same' in entry ? entry.same : entry.to;
      for (const phrase of typed) this.add(phrase, found);
    }
  }

  meaningOf(lexemes: readonly string[]): Meaning | null {
    return this.meanings.get(keyOf(lexemes)) ?? null;
  }

  isFiller(word: string): boolean {
    return this.fillers.has(word);
  }

  /** Whether some phrase has this word. */
  knows(word: string): boolean {
    return this.words.has(lexeme(word));
  }

  private add(phrase: string, found: readonly string[]): void {
    const lexemes = lexemesOf(phrase);
    this.longest = Math.max(this.longest, compounds(phrase).length);
    for (const one of lexemes) this.words.add(one);
    const key = keyOf(lexemes);
    const meaning = this.meanings.get(key) ?? { alternatives: [lexemes], also: [] };
    for (const other of found) {
      const alternative = lexemesOf(other);
      if (meaning.alternatives.some((known) => keyOf(known) === keyOf(alternative))) continue;
      meaning.alternatives.push(alternative);
      meaning.also.push(other);
    }
    this.meanings.set(key, meaning);
  }
}
