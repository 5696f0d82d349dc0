import { stem } from 'porter2';
import type { SearchDocument } from '../search-engine.js';
import { fold } from './fold.js';
import { STOP_WORDS } from './stop-words.js';

/** Longer "words" are noise, such as encoded data pasted into a description. */
const LONGEST_WORD = 40;
const REMEMBERED_STEMS = 50_000;

/** Letters and digits, with the signs of C++ and C#; hyphens hold a compound together. */
const COMPOUND = /[\p{L}\p{N}]+[+#]*(?:-[\p{L}\p{N}]+[+#]*)*/gu;

/** One or two letters between dots: Ph.D., Ed.D., U.S. */
const DOTTED = /(?<![\p{L}\p{N}])\p{L}{1,2}(?:\.\p{L}{1,2})+(?![\p{L}\p{N}])\.?/gu;

/** The end of a sentence is none of them, which spares most texts the slow look for DOTTED. */
const MAY_BE_DOTTED = /\.\p{L}/u;
const POSSESSIVE = /'s(?![\p{L}\p{N}])/gu;

/** A text as the user wrote it, cut up: the parts of each compound, folded but not yet stemmed, stop words included. */
export function compounds(text: string): string[][] {
  const quoted = fold(text)
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-');
  const unquoted = quoted.includes("'") ? quoted.replace(POSSESSIVE, '').replaceAll("'", '') : quoted;
  const plain = MAY_BE_DOTTED.test(unquoted) ? unquoted.replace(DOTTED, (word) => word.replaceAll('.', '')) : unquoted;
  return (plain.match(COMPOUND) ?? []).map((word) => word.split('-').map((part) => part.slice(0, LONGEST_WORD)));
}

const cutUp = new WeakMap<SearchDocument, Map<string, string[][]>>();

/** The same of a document's texts by field, once however many ask: it is most of the work of indexing. */
export function compoundsOf(document: SearchDocument): ReadonlyMap<string, string[][]> {
  const known = cutUp.get(document);
  if (known) return known;
  const fresh = new Map(Object.entries(document.text).map(([field, text]) => [field, compounds(text)]));
  cutUp.set(document, fresh);
  return fresh;
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

const stems = new Map<string, string>();

/** The form under which a folded word is indexed: its English stem, or itself when it is short or holds a digit or sign. */
export function lexeme(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= REMEMBERED_STEMS) stems.clear();
  const found = stem(word);
  stems.set(word, found);
  return found;
}
