import type { SearchDocument } from '../search-engine.js';
import { compounds, compoundsOf, isStopWord, lexeme } from './words.js';

/** Raise it with every change of this folder that alters lexemes: read indexes built under another number are rebuilt. */
export const LANGUAGE_VERSION = 1;

/** What of a text is indexed. */
export interface Analysed {
  /** Lexemes in the order of the text, without stop words. */
  sequence: string[];
  /** Compounds written as one ("k12" of "K-12"), so that both spellings find it. They have no place in the order. */
  joined: string[];
}

/** The one analysis of a text for both engines. */
export const analyse = (text: string): Analysed => analysed(compounds(text));

function analysed(cutUp: readonly string[][]): Analysed {
  const sequence: string[] = [];
  const joined: string[] = [];
  for (const parts of cutUp) {
    for (const part of parts) if (!isStopWord(part) || parts.length > 1) sequence.push(lexeme(part));
    if (parts.length > 1) joined.push(lexeme(parts.join('')));
  }
  return { sequence, joined };
}

/** What an engine stores of a text. */
export interface Stored {
  words: string[];
  length: number;
}

/** What an engine stores of each text; the order and repetition of words count in the leading field only. */
export function lexemesOf(document: SearchDocument, leadField: string): Map<string, Stored> {
  const stored = [...compoundsOf(document)].map(([field, cutUp]): [string, Stored] => {
    const { sequence, joined } = analysed(cutUp);
    const words = [...sequence, ...joined];
    return [field, { words: field === leadField ? words : [...new Set(words)], length: sequence.length }];
  });
  return new Map(stored);
}
