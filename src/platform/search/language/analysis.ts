import type { SearchDocument } from '../search-engine.js';
import { toLexeme } from './stemmer.js';
import { isStopWord } from './stop-words.js';
import { tokenize, tokensByField } from './tokenizer.js';

/** Raise it with every change of this folder that alters lexemes: read indexes of another version are rebuilt. */
export const LANGUAGE_VERSION = 2;

/** The lexemes of a text. */
export interface AnalyzedText {
  /** In text order, without stop words. */
  lexemes: string[];
  /** Compounds joined ("k12" of "K-12"), so that both spellings match. They are outside of the text order. */
  compoundLexemes: string[];
}

/** Both engines use this analysis, so they index the same lexemes. */
export const analyze = (text: string): AnalyzedText => analyzeTokens(tokenize(text));

function analyzeTokens(tokens: readonly string[][]): AnalyzedText {
  const lexemes: string[] = [];
  const compoundLexemes: string[] = [];
  for (const parts of tokens) {
    for (const part of parts) if (!isStopWord(part) || parts.length > 1) lexemes.push(toLexeme(part));
    if (parts.length > 1) compoundLexemes.push(toLexeme(parts.join('')));
  }
  return { lexemes, compoundLexemes };
}

/** A text as an engine stores it. */
export interface IndexedText {
  lexemes: string[];
  /** In lexemes, without those of compounds. */
  length: number;
}

/** The texts of a document as an engine stores them. Order and repetition count in the leading field only. */
export function indexedTexts(document: SearchDocument, leadField: string): Map<string, IndexedText> {
  const texts = [...tokensByField(document)].map(([field, tokens]): [string, IndexedText] => {
    const { lexemes, compoundLexemes } = analyzeTokens(tokens);
    const all = [...lexemes, ...compoundLexemes];
    return [field, { lexemes: field === leadField ? all : [...new Set(all)], length: lexemes.length }];
  });
  return new Map(texts);
}
