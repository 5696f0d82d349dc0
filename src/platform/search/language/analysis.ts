import { compounds, isStopWord, lexeme } from './words.js';

/** Raise it with every change of this folder that alters lexemes: read indexes built under another number are rebuilt. */
export const LANGUAGE_VERSION = 1;

/** What of a text is indexed. */
export interface Analysed {
  /** Lexemes in the order of the text, without stop words. */
  sequence: string[];
  /** Compounds written as one ("k12" of "K-12"), so that both spellings find it. They have no place in the order. */
  joined: string[];
}

/** The one analysis of a document's text for both engines. */
export function analyse(text: string): Analysed {
  const sequence: string[] = [];
  const joined: string[] = [];
  for (const parts of compounds(text)) {
    for (const part of parts) if (!isStopWord(part) || parts.length > 1) sequence.push(lexeme(part));
    if (parts.length > 1) joined.push(lexeme(parts.join('')));
  }
  return { sequence, joined };
}

/** What an engine stores of a text; the order and repetition of words count in the leading field only. */
export function lexemesOf(text: string, isLead: boolean): { words: string[]; length: number } {
  const { sequence, joined } = analyse(text);
  const words = [...sequence, ...joined];
  return { words: isLead ? words : [...new Set(words)], length: sequence.length };
}
