import { LRUCache } from 'lru-cache';
import { stem } from 'porter2';

const stems = new LRUCache<string, string>({ max: 50_000 });

/** "Physics" is no physical education, and "language arts" no art. */
const UNSTEMMED: ReadonlySet<string> = new Set(['physics', 'arts']);

/** Stems a folded English word. Returns short words, and words with digits or signs, unchanged. */
export function toLexeme(word: string): string {
  if (word.length < 3 || UNSTEMMED.has(word) || !/^[a-z]+$/.test(word)) return word;
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  const stemmed = stem(word);
  stems.set(word, stemmed);
  return stemmed;
}
