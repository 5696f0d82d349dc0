import { LRUCache } from 'lru-cache';
import { stem } from 'porter2';

const stems = new LRUCache<string, string>({ max: 50_000 });

/** Stems a folded English word. Returns short words, and words with digits or signs, unchanged. */
export function toLexeme(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  const stemmed = stem(word);
  stems.set(word, stemmed);
  return stemmed;
}
