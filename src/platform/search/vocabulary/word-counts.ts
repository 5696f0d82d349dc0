import { compoundsOf, isStopWord } from '../language/words.js';
import { tiers } from '../score.js';
import type { IndexDefinition, SearchDocument } from '../search-engine.js';

/** In how many documents a word stands, as it is written, and in how many of them above the lightest text field. */
export interface WordCount {
  documents: number;
  heading: number;
}

/** Words of documents with the number of documents that have them. Numbers are no words. */
export class WordCounts {
  readonly words = new Map<string, WordCount>();
  documents = 0;

  /** A document that was counted before only makes its new words known. */
  add(definition: IndexDefinition, document: SearchDocument, isNew: boolean): void {
    const { base } = tiers(definition);
    const heading = new Set<string>();
    const all = new Set<string>();
    for (const [field, cutUp] of compoundsOf(document)) {
      for (const word of cutUp.flat()) {
        all.add(word);
        if (field !== base.field) heading.add(word);
      }
    }
    const more = isNew ? 1 : 0;
    this.documents += more;
    for (const word of all) {
      if (!isWord(word)) continue;
      const count = this.words.get(word) ?? { documents: 0, heading: 0 };
      count.documents += more;
      if (heading.has(word)) count.heading += more;
      this.words.set(word, count);
    }
  }
}

const isWord = (word: string) => word.length > 1 && !isStopWord(word) && /^\p{L}+$/u.test(word);
