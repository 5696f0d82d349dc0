import { tiers } from '../score.js';
import type { IndexDefinition, SearchDocument } from '../search-engine.js';
import { toLexeme } from './stemmer.js';
import { isStopWord } from './stop-words.js';
import { tokenize, tokensByField } from './tokenizer.js';

/** Raise it with every change of this folder that alters lexemes: read indexes of another version are rebuilt. */
export const LANGUAGE_VERSION = 4;

/** The lexemes of a text. */
export interface AnalyzedText {
  /** In text order, without stop words. */
  lexemes: string[];
  /** Compounds joined ("k12" of "K-12"), so that both spellings match. They are outside of the text order. */
  compoundLexemes: string[];
  /**
   * Pairs of adjacent words, stop words included ("head_of"), by which phrases are found. Outside of the text order.
   */
  pairLexemes: string[];
}

/** Both adapters use this analysis, so they index the same lexemes. */
export const analyze = (text: string): AnalyzedText => analyzeTokens(tokenize(text));

function analyzeTokens(tokens: readonly string[][]): AnalyzedText {
  const lexemes: string[] = [];
  const compoundLexemes: string[] = [];
  for (const parts of tokens) {
    for (const part of parts) if (!isStopWord(part) || parts.length > 1) lexemes.push(toLexeme(part));
    if (parts.length > 1) compoundLexemes.push(joinCompound(parts));
  }
  return { lexemes, compoundLexemes, pairLexemes: toPairs(tokens) };
}

/** The lexeme of a whole compound: "k12" of "K-12", but "1-2" of "1-2", which is not the number twelve. */
export const joinCompound = (parts: readonly string[]): string =>
  toLexeme(parts.join(parts.every((part) => /^\d+$/.test(part)) ? '-' : ''));

function toPairs(tokens: readonly string[][]): string[] {
  const words = tokens.flat().map(toLexeme);
  return words.slice(1).map((word, at) => `${words[at]}_${word}`);
}

/**
 * Lexemes that a text above the lightest field has if it contains the phrase: a word, or the pairs of several words.
 */
export function phraseLexemes(phrase: string): string[] {
  const tokens = tokenize(phrase);
  const pairs = toPairs(tokens);
  return pairs.length ? pairs : tokens.flat().map(toLexeme);
}

/** A text as a search engine stores it. */
export interface IndexedText {
  lexemes: string[];
  /** In lexemes, without those of compounds and pairs. */
  length: number;
}

/**
 * The texts of a document as a search engine stores them. Order and repetition count in the leading field only, and the
 * lightest one has no pairs.
 */
export function indexedTexts(document: SearchDocument, definition: IndexDefinition): Map<string, IndexedText> {
  const { lead, base } = tiers(definition);
  const texts = [...tokensByField(document)].map(([field, tokens]): [string, IndexedText] => {
    const { lexemes, compoundLexemes, pairLexemes } = analyzeTokens(tokens);
    const all = [...lexemes, ...compoundLexemes, ...(field === base.field ? [] : pairLexemes)];
    return [field, { lexemes: field === lead.field ? all : [...new Set(all)], length: lexemes.length }];
  });
  return new Map(texts);
}
