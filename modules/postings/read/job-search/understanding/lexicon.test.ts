import { describe, expect, it } from '@jest/globals';
import { compounds } from '../../../../../src/platform/search/language/words.js';
import { knownWords } from '../../../../../src/platform/search/vocabulary/known-words.js';
import { WordNeighbours } from '../../../../../src/platform/search/vocabulary/nearest-words.js';
import { readWords } from './typed-words.js';
import { VOCABULARY } from './vocabulary.js';

const COUNTS = { psychologist: 40, psychology: 5, teacher: 400, math: 60, night: 3 };
const KNOWN = {
  words: knownWords(
    1_000,
    new Map(Object.entries(COUNTS).map(([word, heading]) => [word, { documents: heading, heading }])),
  ),
  names: {
    positions: new Set<string>(),
    employerPairs: new Set(['academy charter']),
    byInitials: new Map([['cvsd', ['Cumberland Valley School District']]]),
    employersNamed: () => [],
    knows: (word: string) => word === 'carlisle',
    neighbours: new WordNeighbours([]),
  },
};
const read = (text: string) => readWords(text, KNOWN);
const termsOf = (text: string) => read(text).map(({ typed }) => typed);
const alternatives = (text: string) =>
  read(text).map(({ group: { anyOf, orAbove = [] } }) => [...anyOf, ...orAbove].map((all) => all.join(' ')));

describe('the vocabulary', () => {
  it.each(VOCABULARY.map((entry) => [entry.example, entry] as const))('knows “%s”', (example, entry) => {
    const found = 'same' in entry ? entry.same : entry.to;
    const also = read(example).flatMap(({ also }) => also);
    expect(found.some((phrase) => also.includes(phrase))).toBe(true);
  });

  it('says nothing twice, and every phrase has a word', () => {
    for (const entry of VOCABULARY) {
      for (const phrases of 'same' in entry ? [entry.same] : [entry.from, entry.to])
        expect(new Set(phrases).size).toBe(phrases.length);
      for (const phrase of 'same' in entry ? entry.same : [...entry.from, ...entry.to])
        expect(compounds(phrase)).not.toEqual([]);
    }
  });
});

describe('typed words', () => {
  it('are groups that must all match, a phrase with what means the same as one of them', () => {
    expect(alternatives('janitor night')).toEqual([['janitor', 'custodian', 'custodi'], ['night']]);
    expect(termsOf('vice principals')).toEqual(['vice principals']);
  });

  it('keep the longest phrase together', () => {
    expect(alternatives('long term substitute teacher')[0]?.[0]).toBe('long term substitut');
    expect(termsOf('long term substitute teacher')).toEqual(['long term substitute', 'teacher']);
  });

  it('read one way where a word is wider than what it finds', () => {
    expect(read('history teacher')[0]?.also).toContain('social studies');
    expect(read('social studies teacher').flatMap(({ also }) => also)).not.toContain('history');
  });

  it.each([
    ['jobs for nurses', ['nurses']],
    ['i want to teach kindergarten', ['kindergarten']],
    ['jobs', ['jobs']],
    ['the', []],
    ['K-12 art', ['k-12', 'art']],
  ])('leave out what is said around what is meant: %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('go on like words of postings where they are none themselves', () => {
    expect(read('psych')[0]?.also).toEqual(['psychologist', 'psychology']);
    expect(read('teach night').flatMap(({ also }) => also)).toEqual([]);
    expect(read('carli carlisle').flatMap(({ also }) => also)).toEqual([]);
  });

  it('are initials of employers', () => {
    expect(read('CVSD')[0]?.also).toEqual(['Cumberland Valley School District']);
    expect(alternatives('cvsd')).toEqual([['cvsd', 'cumberland valley school district']]);
  });

  it('weigh more the fewer postings have them', () => {
    expect(['teacher', 'math', 'night', 'kiln'].map((word) => read(word)[0]?.group.weight)).toEqual([1, 2, 3, 3]);
  });

  it('may be nothing but that where more was said', () => {
    expect(readWords('jobs in', KNOWN, true)).toEqual([]);
  });
});
