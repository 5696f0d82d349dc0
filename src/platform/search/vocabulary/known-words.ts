import { lexeme } from '../language/words.js';
import { type Candidate, WordNeighbours } from './nearest-words.js';
import type { WordCount } from './word-counts.js';

const MOST_ENDINGS = 6;
const NONE: WordCount = { documents: 0, heading: 0 };

/** What words an index has, at one moment. */
export interface Words {
  /** Documents counted. */
  readonly documents: number;
  /** Of all words with this lexeme; zeros for an unknown one. */
  count(lexeme: string): WordCount;
  /** Of a word as it is written; zeros for an unknown one. */
  written(word: string): WordCount;
  neighbours(typed: string): Candidate[];
  /** Some words that go on like this, those that stand most above the lightest text field first. */
  beginningWith(typed: string): string[];
}

export function knownWords(documents: number, words: ReadonlyMap<string, WordCount>): Words {
  const lexemes = new Map<string, WordCount>();
  for (const [word, { documents, heading }] of words) {
    const sum = lexemes.get(lexeme(word)) ?? NONE;
    lexemes.set(lexeme(word), { documents: sum.documents + documents, heading: sum.heading + heading });
  }
  const neighbours = new WordNeighbours(words.keys());
  const heading = [...words].filter(([, count]) => count.heading > 0);
  return {
    documents,
    count: (lexeme) => lexemes.get(lexeme) ?? NONE,
    written: (word) => words.get(word) ?? NONE,
    neighbours: (typed) => neighbours.of(typed),
    beginningWith: (typed) =>
      heading
        .filter(([word]) => word.startsWith(typed))
        .sort(([, a], [, b]) => b.heading - a.heading)
        .slice(0, MOST_ENDINGS)
        .map(([word]) => word),
  };
}
