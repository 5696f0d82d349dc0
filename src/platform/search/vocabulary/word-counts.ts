import { compounds, isStopWord } from '../language/words.js';
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
  add(definition: IndexDefinition, { text }: SearchDocument, isNew: boolean): void {
    const { base } = tiers(definition);
    const heading = new Set<string>();
    const all = new Set<string>();
    for (const [field, content] of Object.entries(text)) {
      for (const word of compounds(content).flat()) {
        if (word.length < 2 || isStopWord(word) || !/^\p{L}+$/u.test(word)) continue;
        all.add(word);
        if (field !== base.field) heading.add(word);
      }
    }
    const more = isNew ? 1 : 0;
    this.documents += more;
    for (const word of all) {
      const count = this.words.get(word) ?? { documents: 0, heading: 0 };
      count.documents += more;
      if (heading.has(word)) count.heading += more;
      this.words.set(word, count);
    }
  }
}
