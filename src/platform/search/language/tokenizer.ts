import { truncate } from '../../text/truncate.js';
import type { SearchDocument } from '../search-engine.js';
import { fold } from './fold.js';

/** Longer words are noise, such as encoded data pasted into a description; they are truncated. */
const MAX_WORD_LENGTH = 40;

/** Letters and digits, with the signs of C++ and C#; hyphens join the parts of a compound. */
const COMPOUND = /[\p{L}\p{N}]+[+#]*(?:-[\p{L}\p{N}]+[+#]*)*/gu;

/** Dotted abbreviations: Ph.D., Ed.D., U.S. */
const DOTTED = /(?<![\p{L}\p{N}])\p{L}{1,2}(?:\.\p{L}{1,2})+(?![\p{L}\p{N}])\.?/gu;

/** Cheap check before DOTTED, which is slow: most texts have dots only at the ends of sentences. */
const MAY_BE_DOTTED = /\.\p{L}/u;
/** In "1:1" and "1/2". */
const BETWEEN_DIGITS = /(?<=\d)[:/](?=\d)/g;
const POSSESSIVE = /'s(?![\p{L}\p{N}])/gu;

/** Splits a text into tokens, each as the parts of its compound: folded, not stemmed, stop words included. */
export function tokenize(text: string): string[][] {
  const quoted = fold(text)
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(BETWEEN_DIGITS, '-');
  const unquoted = quoted.includes("'") ? quoted.replace(POSSESSIVE, '').replaceAll("'", '') : quoted;
  const plain = MAY_BE_DOTTED.test(unquoted) ? unquoted.replace(DOTTED, (word) => word.replaceAll('.', '')) : unquoted;
  return (plain.match(COMPOUND) ?? []).map((word) => word.split('-').map((part) => truncate(part, MAX_WORD_LENGTH)));
}

const tokenCache = new WeakMap<SearchDocument, Map<string, string[][]>>();

/** Tokens of the texts of a document, by field. Cached, since tokenizing is most of the work of indexing. */
export function tokensByField(document: SearchDocument): ReadonlyMap<string, string[][]> {
  const cached = tokenCache.get(document);
  if (cached) return cached;
  const tokens = new Map(Object.entries(document.text).map(([field, text]) => [field, tokenize(text)]));
  tokenCache.set(document, tokens);
  return tokens;
}
