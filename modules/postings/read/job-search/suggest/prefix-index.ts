import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { tokenize } from '../../../../../src/platform/search/language/tokenizer.js';

/** A value that is found by prefixes of the words of its names. */
export interface PrefixEntry<T> {
  names: readonly string[];
  /** Higher weights rank first. */
  weight: number;
  value: T;
}

/** Names indexed before yielding to the event loop, which bounds the delay of other requests. */
const YIELD_EVERY = 250;

/** Splits a text into folded words. */
export const foldedWords = (text: string): string[] => tokenize(text).flat();

/**
 * A sorted array of words with the entries that have them. The words of a prefix are one range of it, found by binary
 * search.
 */
export class PrefixIndex<T> {
  private constructor(
    /** By descending weight, then in alphabetical order. */
    private readonly entries: readonly { texts: readonly string[]; value: T }[],
    private readonly words: readonly string[],
    /** For each word, indexes into `entries`. */
    private readonly entriesByWord: readonly (readonly number[])[],
  ) {}

  static async of<T>(unsorted: readonly PrefixEntry<T>[]): Promise<PrefixIndex<T>> {
    const sorted = [...unsorted].sort((a, b) => b.weight - a.weight || (sortName(a) < sortName(b) ? -1 : 1));
    const entries: { texts: string[]; value: T }[] = [];
    const byWord = new Map<string, number[]>();
    for (const [at, { names, value }] of sorted.entries()) {
      if (at % YIELD_EVERY === YIELD_EVERY - 1) await yieldToEventLoop();
      const wordLists = names.map(foldedWords);
      entries.push({ texts: wordLists.map((words) => ` ${words.join(' ')}`), value });
      for (const word of new Set(wordLists.flat())) {
        const indexes = byWord.get(word);
        if (indexes) indexes.push(at);
        else byWord.set(word, [at]);
      }
    }
    const words = [...byWord.keys()].sort();
    return new PrefixIndex(
      entries,
      words,
      words.map((word) => byWord.get(word) ?? []),
    );
  }

  /** Finds entries with a word for each typed prefix. Entries that start with the whole typed text come first. */
  search(typed: readonly string[], limit: number): T[] {
    const whole = ` ${typed.join(' ')}`;
    const [longest = '', ...others] = [...typed].sort((a, b) => b.length - a.length);
    const starting: T[] = [];
    const rest: T[] = [];
    let before = -1;
    for (const at of this.findByPrefix(longest)) {
      const entry = this.entries[at];
      if (at === before || !entry) continue;
      before = at;
      if (entry.texts.some((text) => text.startsWith(whole))) starting.push(entry.value);
      else if (rest.length < limit && entry.texts.some((text) => others.every((word) => text.includes(` ${word}`))))
        rest.push(entry.value);
      if (starting.length === limit) break;
    }
    return [...starting, ...rest].slice(0, limit);
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

const sortName = ({ names }: PrefixEntry<unknown>) => names[0] ?? '';
