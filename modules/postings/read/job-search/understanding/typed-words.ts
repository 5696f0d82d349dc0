import { termGroups } from '../../../../../src/platform/search/language/query.js';
import { compounds, isStopWord, lexeme } from '../../../../../src/platform/search/language/words.js';
import type { TermGroup } from '../../../../../src/platform/search/search-engine.js';
import type { Words } from '../../../../../src/platform/search/vocabulary/known-words.js';
import { rarity } from '../ranking.js';
import type { Names } from './known-names.js';
import { Lexicon, type Meaning } from './lexicon.js';

export const LEXICON = new Lexicon();

/** A word or phrase that must match, or what means the same. */
export interface Term {
  typed: string;
  group: TermGroup;
  /** What else finds it, for people. */
  also: string[];
  /** Postings that have it above their description; the fewer, the less it matters if all together finds nothing. */
  heading: number;
}

interface Known {
  words: Words;
  names: Names;
}

/**
 * Words as terms that must all match: phrases of the vocabulary with what means the same, initials with the employers
 * that have them, beginnings with the words that go on like them, the rest as they are. `isRest` tells that more was
 * said than this text, which then need not say anything.
 */
export function readWords(text: string, known: Known, isRest = false): Term[] {
  const words = withoutFillers(compounds(text), isRest);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const typed = phrase ? phrase.typed : (words[at] ?? []).join('-');
    const read = phrase ? readPhrase(phrase.meaning) : readWord(typed, known);
    if (read) terms.push(weighed(typed, read, known));
    at += phrase?.length ?? 1;
  }
  return terms;
}

interface Read {
  anyOf: readonly (readonly string[])[];
  orAbove: readonly (readonly string[])[];
  also: string[];
}

function readPhrase({ alternatives: [typed = [], ...others], also }: Meaning): Read {
  return { anyOf: [typed], orAbove: others, also };
}

function readWord(typed: string, { words, names }: Known): Read | null {
  const [group] = termGroups(typed);
  if (!group) return null;
  const { documents, heading } = words.count(lexeme(typed));
  const employers = heading ? [] : (names.byInitials.get(typed) ?? []);
  const endings = documents || names.knows(typed) || employers.length ? [] : words.beginningWith(typed);
  const also = [...employers, ...(typed.length < SHORTEST_BEGINNING ? [] : endings)];
  return { anyOf: group.anyOf, orAbove: also.flatMap((other) => lexemesOf(other)), also };
}

/** Shorter ones begin nearly everything. */
const SHORTEST_BEGINNING = 3;

const lexemesOf = (text: string) => [termGroups(text).flatMap(({ anyOf }) => anyOf[0] ?? [])];

function weighed(typed: string, { anyOf, orAbove, also }: Read, { words }: Known): Term {
  const counts = [...anyOf, ...orAbove].map((all) => {
    const each = all.map((one) => words.count(one));
    const least = (of: 'documents' | 'heading') => Math.min(...each.map((count) => count[of]));
    return { documents: least('documents'), heading: least('heading') };
  });
  const most = (of: 'documents' | 'heading') => Math.max(...counts.map((count) => count[of]));
  const weight = rarity(most('documents'), words.documents);
  return { typed, group: { anyOf, orAbove, weight }, also, heading: most('heading') };
}

/** The longest phrase that begins here. */
function phraseAt(words: readonly string[][], at: number) {
  for (let length = Math.min(LEXICON.longest, words.length - at); length > 0; length--) {
    const window = words.slice(at, at + length);
    const parts = window.flat().filter((word) => !isStopWord(word));
    const meaning = LEXICON.meaningOf(parts.map(lexeme));
    if (meaning) return { meaning, length, typed: window.map((word) => word.join('-')).join(' ') };
  }
  return null;
}

/** "Jobs for nurses" is about nurses; "jobs" alone is about jobs. Stop words stay: phrases have some. */
function withoutFillers(words: readonly string[][], isRest: boolean): string[][] {
  const matter = words.filter(([word = '', ...more]) => more.length || !LEXICON.isFiller(word));
  const says = (word: readonly string[]) => word.length > 1 || !isStopWord(word[0] ?? '');
  if (matter.some(says)) return trimmed(matter, says);
  return isRest ? [] : [...words];
}

function trimmed(words: string[][], says: (word: readonly string[]) => boolean): string[][] {
  const first = words.findIndex(says);
  return words.slice(first, words.findLastIndex(says) + 1);
}
