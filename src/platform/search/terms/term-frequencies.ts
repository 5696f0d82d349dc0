import { isStopWord } from '../language/stop-words.js';
import { tokensByField } from '../language/tokenizer.js';
import { tiers } from '../score.js';
import type { IndexDefinition, SearchDocument } from '../search-engine.js';

/** Document frequency of an unstemmed word: in all fields, and in the fields above the lightest one. */
export interface TermFrequency {
  documents: number;
  inHead: number;
}

/** Document frequencies by word. Numbers and stop words are not counted. */
export class TermFrequencies {
  readonly terms = new Map<string, TermFrequency>();
  documents = 0;

  /** With `isNew` false the document was counted before: its words are added without raising any count. */
  add(definition: IndexDefinition, document: SearchDocument, isNew: boolean): void {
    const { base } = tiers(definition);
    const headWords = new Set<string>();
    const allWords = new Set<string>();
    for (const [field, tokens] of tokensByField(document)) {
      for (const word of tokens.flat()) {
        allWords.add(word);
        if (field !== base.field) headWords.add(word);
      }
    }
    const increment = isNew ? 1 : 0;
    this.documents += increment;
    for (const word of allWords) {
      if (!isWord(word)) continue;
      const count = this.terms.get(word) ?? { documents: 0, inHead: 0 };
      count.documents += increment;
      if (headWords.has(word)) count.inHead += increment;
      this.terms.set(word, count);
    }
  }
}

const isWord = (word: string) => word.length > 1 && !isStopWord(word) && /^\p{L}+$/u.test(word);
