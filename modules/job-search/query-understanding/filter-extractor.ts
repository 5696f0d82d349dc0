import { toLexeme } from '#platform/search/language/stemmer.js';
import { tokenize } from '#platform/search/language/tokenizer.js';
import type { NameLookup } from './gazetteer.js';

/** Phrases that select a filter instead of being searched for. */
const PHRASES: readonly { phrases: readonly string[]; name: string; value: string; label: string }[] = [
  {
    phrases: ['remote', 'remotely', 'work from home', 'working from home', 'telework'],
    name: 'remote',
    value: 'true',
    label: 'Remote',
  },
  {
    phrases: ['charter', 'charter school', 'charter schools'],
    name: 'organizationType',
    value: 'Charter School',
    label: 'Charter School',
  },
  {
    phrases: ['intermediate unit', 'intermediate units'],
    name: 'organizationType',
    value: 'Intermediate Unit',
    label: 'Intermediate Unit',
  },
  {
    phrases: ['posted today', 'new today', 'since yesterday'],
    name: 'postedWithin',
    value: '1',
    label: 'Since yesterday',
  },
  {
    phrases: ['posted this week', 'this week', 'new this week'],
    name: 'postedWithin',
    value: '7',
    label: 'Last 7 days',
  },
];

export interface TextFilter {
  name: string;
  value: string;
  label: string;
  /** The typed phrase. */
  typed: string;
}

const FILTER_BY_PHRASE = new Map(
  PHRASES.flatMap(({ phrases, ...choice }) => phrases.map((phrase) => [phraseKey(phrase.split(' ')), choice] as const)),
);
const MAX_PHRASE_WORDS = Math.max(
  ...PHRASES.flatMap(({ phrases }) => phrases.map((phrase) => phrase.split(' ').length)),
);

export const isFilterPhrase = (words: readonly string[]): boolean => FILTER_BY_PHRASE.has(phraseKey(words));

function phraseKey(words: readonly string[]): string {
  return words.map(toLexeme).join(' ');
}

/** Extracts filters from a text. Words within names of employers stay in `rest`. */
export function extractFilters(text: string, { employerPairs }: NameLookup): { filters: TextFilter[]; rest: string } {
  const words = tokenize(text).map((parts) => parts.join('-'));
  const filters: TextFilter[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseLengthAt(words, at);
    const typed = words.slice(at, at + length).join(' ');
    const choice = FILTER_BY_PHRASE.get(phraseKey(words.slice(at, at + length)));
    if (choice && !employerPairs.has(`${words[at - 1]} ${words[at]}`)) filters.push({ ...choice, typed });
    else rest.push(...words.slice(at, at + length));
    at += length;
  }
  return { filters, rest: filters.length ? rest.join(' ') : text };
}

/** Number of words of the longest phrase that starts here, at least 1. */
function phraseLengthAt(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 1; length--)
    if (FILTER_BY_PHRASE.has(phraseKey(words.slice(at, at + length)))) return length;
  return 1;
}
