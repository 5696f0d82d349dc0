import { compounds, lexeme } from '../../../../../src/platform/search/language/words.js';
import type { Names } from './known-names.js';

/** Phrases of a text that choose of a filter instead of having to stand in a posting. */
const PHRASES: readonly { phrases: readonly string[]; name: string; value: string; label: string }[] = [
  {
    phrases: ['remote', 'remotely', 'work from home', 'working from home', 'telework'],
    ...{ name: 'remote', value: 'true', label: 'Remote' },
  },
  {
    phrases: ['charter', 'charter school', 'charter schools'],
    ...{ name: 'organizationType', value: 'Charter School', label: 'Charter School' },
  },
  {
    phrases: ['intermediate unit', 'intermediate units'],
    ...{ name: 'organizationType', value: 'Intermediate Unit', label: 'Intermediate Unit' },
  },
  {
    phrases: ['posted today', 'new today', 'since yesterday'],
    ...{ name: 'postedWithin', value: '1', label: 'Since yesterday' },
  },
  {
    phrases: ['posted this week', 'this week', 'new this week'],
    ...{ name: 'postedWithin', value: '7', label: 'Last 7 days' },
  },
];

export interface TextFilter {
  name: string;
  value: string;
  label: string;
  /** Its words. */
  typed: string;
}

const KNOWN = new Map(
  PHRASES.flatMap(({ phrases, ...choice }) => phrases.map((phrase) => [keyOf(phrase.split(' ')), choice] as const)),
);
const LONGEST = Math.max(...PHRASES.flatMap(({ phrases }) => phrases.map((phrase) => phrase.split(' ').length)));

function keyOf(words: readonly string[]): string {
  return words.map(lexeme).join(' ');
}

/** The filters that a text chooses, and the text without them. Names of employers keep their words. */
export function filtersInText(text: string, { employerPairs }: Names): { filters: TextFilter[]; rest: string } {
  const words = compounds(text).map((parts) => parts.join('-'));
  const filters: TextFilter[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthAt(words, at);
    const typed = words.slice(at, at + length).join(' ');
    const choice = KNOWN.get(keyOf(words.slice(at, at + length)));
    if (choice && !employerPairs.has(`${words[at - 1]} ${words[at]}`)) filters.push({ ...choice, typed });
    else rest.push(...words.slice(at, at + length));
    at += length;
  }
  return { filters, rest: filters.length ? rest.join(' ') : text };
}

/** Words of the longest phrase that begins here, at least one. */
function lengthAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 1; length--)
    if (KNOWN.has(keyOf(words.slice(at, at + length)))) return length;
  return 1;
}
