import { setImmediate as breath } from 'node:timers/promises';
import { compounds } from '../../../../../src/platform/search/language/words.js';

/** Something that is found by the beginnings of its words, under any of its names. */
export interface Named<T> {
  names: readonly string[];
  /** The higher the earlier among equals. */
  weight: number;
  value: T;
}

/** Names cut up between two breaths; other requests wait no longer than that takes. */
const PART = 250;

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => compounds(text).flat();

/**
 * The words of many names in one sorted array, each with the names that have it: what begins with the typed letters is
 * one stretch of it, found by halving.
 */
export class NameIndex<T> {
  private constructor(
    /** From the heaviest on; then as the alphabet has it. */
    private readonly all: readonly { texts: readonly string[]; value: T }[],
    private readonly words: readonly string[],
    /** By word: places in `all`. */
    private readonly holders: readonly (readonly number[])[],
  ) {}

  static async of<T>(named: readonly Named<T>[]): Promise<NameIndex<T>> {
    const sorted = [...named].sort((a, b) => b.weight - a.weight || (key(a) < key(b) ? -1 : 1));
    const all: { texts: string[]; value: T }[] = [];
    const holders = new Map<string, number[]>();
    for (const [at, { names, value }] of sorted.entries()) {
      if (at % PART === PART - 1) await breath();
      const cut = names.map(wordsOf);
      all.push({ texts: cut.map((words) => ` ${words.join(' ')}`), value });
      for (const word of new Set(cut.flat())) {
        const known = holders.get(word);
        if (known) known.push(at);
        else holders.set(word, [at]);
      }
    }
    const words = [...holders.keys()].sort();
    return new NameIndex(
      all,
      words,
      words.map((word) => holders.get(word) ?? []),
    );
  }

  /** What has for each typed word one that begins like it; what begins with all that was typed comes first. */
  find(typed: readonly string[], most: number): T[] {
    const whole = ` ${typed.join(' ')}`;
    const [longest = '', ...others] = [...typed].sort((a, b) => b.length - a.length);
    const beginning: T[] = [];
    const rest: T[] = [];
    let before = -1;
    for (const at of this.beginningWith(longest)) {
      const name = this.all[at];
      if (at === before || !name) continue;
      before = at;
      if (name.texts.some((text) => text.startsWith(whole))) beginning.push(name.value);
      else if (rest.length < most && name.texts.some((text) => others.every((word) => text.includes(` ${word}`))))
        rest.push(name.value);
      if (beginning.length === most) break;
    }
    return [...beginning, ...rest].slice(0, most);
  }

  /** Places in `all`, in order; some twice. */
  private beginningWith(letters: string): Int32Array {
    const found: number[] = [];
    for (let at = this.placeOf(letters); this.words[at]?.startsWith(letters); at += 1) {
      for (const holder of this.holders[at] ?? []) found.push(holder);
    }
    return Int32Array.from(found).sort();
  }

  /** Of the first word that does not stand before these letters. */
  private placeOf(letters: string): number {
    let [from, to] = [0, this.words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.words[middle] ?? '') < letters) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

const key = ({ names }: Named<unknown>) => names[0] ?? '';
