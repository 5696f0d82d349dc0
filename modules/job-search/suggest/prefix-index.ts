import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { tokenize } from '#platform/search/language/tokenizer.js';
import { FuzzyMatcher } from '#platform/search/terms/fuzzy-matcher.js';

/** A value that is found by prefixes of the words of its names. */
export interface PrefixEntry<T> {
  names: readonly string[];
  /** Higher weights rank first. */
  weight: number;
  value: T;
}

/** Names indexed before yielding to the event loop, which bounds the delay of other requests. */
export const YIELD_EVERY = 250;
/** Shorter prefixes are like too many words. */
const MIN_SIMILAR_LENGTH = 4;

/** Splits a text into folded words. */
export const foldedWords = (text: string): string[] => tokenize(text).flat();

interface IndexedEntry<T> {
  /** The folded names, each after a blank. */
  texts: readonly string[];
  value: T;
}

/**
 * A sorted array of words with the entries that have them. The words of a prefix are one range of it, found by binary
 * search.
 */
export class PrefixIndex<T> {
  /** Built on first use, since few texts are misspelled. */
  private fuzzyMatcher: FuzzyMatcher | null = null;

  private constructor(
    /** By descending weight, then in alphabetical order. */
    private readonly entries: readonly IndexedEntry<T>[],
    private readonly entriesByText: ReadonlyMap<string, IndexedEntry<T>>,
    private readonly words: readonly string[],
    /** For each word, indexes into `entries`. */
    private readonly entriesByWord: readonly (readonly number[])[],
  ) {}

  static async of<T>(unsorted: readonly PrefixEntry<T>[]): Promise<PrefixIndex<T>> {
    const sorted = [...unsorted].sort((a, b) => b.weight - a.weight || (sortName(a) < sortName(b) ? -1 : 1));
    const entries: IndexedEntry<T>[] = [];
    const byText = new Map<string, IndexedEntry<T>>();
    const byWord = new Map<string, number[]>();
    for (const [at, { names, value }] of sorted.entries()) {
      if (at % YIELD_EVERY === YIELD_EVERY - 1) await yieldToEventLoop();
      const wordLists = names.map(foldedWords);
      const entry = { texts: wordLists.map((words) => ` ${words.join(' ')}`), value };
      entries.push(entry);
      for (const text of entry.texts) if (!byText.has(text)) byText.set(text, entry);
      for (const word of new Set(wordLists.flat())) {
        const indexes = byWord.get(word);
        if (indexes) indexes.push(at);
        else byWord.set(word, [at]);
      }
    }
    const words = [...byWord.keys()].sort();
    return new PrefixIndex(
      entries,
      byText,
      words,
      words.map((word) => byWord.get(word) ?? []),
    );
  }

  /**
   * Finds entries with a word for each typed prefix. The typed text itself comes first, then what starts with it, which
   * is all with `atStart`.
   */
  search(typed: readonly string[], limit: number, atStart = false): T[] {
    const whole = ` ${typed.join(' ')}`;
    const [longest = '', ...others] = [...typed].sort((a, b) => b.length - a.length);
    const equal = this.entriesByText.get(whole);
    const starting: T[] = [];
    const rest: T[] = [];
    let before = -1;
    for (const at of this.findByPrefix(longest)) {
      const entry = this.entries[at];
      if (at === before || !entry || entry === equal) continue;
      before = at;
      if (entry.texts.some((text) => text.startsWith(whole))) starting.push(entry.value);
      else if (
        !atStart &&
        rest.length < limit &&
        entry.texts.some((text) => others.every((word) => text.includes(` ${word}`)))
      )
        rest.push(entry.value);
      if (starting.length === limit) break;
    }
    return [...(equal ? [equal.value] : []), ...starting, ...rest].slice(0, limit);
  }

  hasPrefix(prefix: string): boolean {
    return this.words[this.lowerBound(prefix)]?.startsWith(prefix) ?? false;
  }

  /** The prefix itself if it is a word, else the word with the best entry. */
  completeWord(prefix: string): string | null {
    let best: { word: string; entry: number } | null = null;
    for (let at = this.lowerBound(prefix); this.words[at]?.startsWith(prefix); at += 1) {
      const [word = '', entry = 0] = [this.words[at], this.entriesByWord[at]?.[0]];
      if (word === prefix) return word;
      if (!best || entry < best.entry) best = { word, entry };
    }
    return best?.word ?? null;
  }

  /** The prefix of a word that is most similar to a misspelled one; ties go to the one with the best entry. */
  similarPrefix(typed: string): string | null {
    this.fuzzyMatcher ??= new FuzzyMatcher(prefixesOf(this.words));
    const rated = this.fuzzyMatcher.match(typed).map(({ word, edits }) => ({
      word,
      // Of the prefixes of one word the longest says most.
      rating: [edits, Number(word[0] !== typed[0]), this.bestEntry(word), -word.length],
    }));
    const [best] = rated.sort((a, b) => compareRatings(a.rating, b.rating));
    return best?.word ?? null;
  }

  /** The index of the entry with the highest weight. */
  private bestEntry(prefix: string): number {
    let best = this.entries.length;
    for (let at = this.lowerBound(prefix); this.words[at]?.startsWith(prefix); at += 1)
      best = Math.min(best, this.entriesByWord[at]?.[0] ?? best);
    return best;
  }

  /** Sorted indexes into `entries`, possibly with duplicates. */
  private findByPrefix(prefix: string): Int32Array {
    const indexes: number[] = [];
    for (let at = this.lowerBound(prefix); this.words[at]?.startsWith(prefix); at += 1) {
      for (const index of this.entriesByWord[at] ?? []) indexes.push(index);
    }
    return Int32Array.from(indexes).sort();
  }

  /** Index of the first word that does not sort before the prefix. */
  private lowerBound(prefix: string): number {
    let [from, to] = [0, this.words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.words[middle] ?? '') < prefix) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

function prefixesOf(words: readonly string[]): Set<string> {
  const prefixes = new Set<string>();
  for (const word of words)
    for (let length = word.length; length >= MIN_SIMILAR_LENGTH && !prefixes.has(word.slice(0, length)); length -= 1)
      prefixes.add(word.slice(0, length));
  return prefixes;
}

/** Orders by the first numbers that differ. */
function compareRatings(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const sortName = ({ names }: PrefixEntry<unknown>) => names[0] ?? '';
