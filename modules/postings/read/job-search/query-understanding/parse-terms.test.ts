import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../src/platform/search/language/tokenizer.js';
import { FuzzyMatcher } from '../../../../../src/platform/search/terms/fuzzy-matcher.js';
import { buildTermStatistics } from '../../../../../src/platform/search/terms/term-statistics.js';
import { parseTerms } from './parse-terms.js';
import { SYNONYMS } from './synonyms.js';

const COUNTS = { psychologist: 40, psychology: 5, teacher: 400, math: 60, night: 3 };
const CONTEXT = {
  words: buildTermStatistics(
    1_000,
    new Map(Object.entries(COUNTS).map(([word, inHead]) => [word, { documents: inHead, inHead }])),
  ),
  names: {
    positions: new Set<string>(),
    findPositions: () => [],
    jobLexemes: new Set<string>(),
    isPlace: () => false,
    employerPairs: new Set(['academy charter']),
    employersByInitials: new Map([['cvsd', ['Cumberland Valley School District']]]),
    unitNumbers: new Map<string, number>(),
    findEmployers: () => [],
    contains: (word: string) => word === 'carlisle',
    fuzzyMatcher: new FuzzyMatcher([]),
  },
};
const parse = (text: string) => parseTerms(text, CONTEXT);
const termsOf = (text: string) => parse(text).map(({ typed }) => typed);
const alternatives = (text: string) =>
  parse(text).map(({ group: { anyOf, anyOfInHead = [] } }) => [...anyOf, ...anyOfInHead].map((all) => all.join(' ')));

describe('the synonyms', () => {
  it.each(SYNONYMS.map((entry) => [entry.example, entry] as const))('expand “%s”', (example, entry) => {
    const synonyms = 'same' in entry ? entry.same : entry.to;
    const also = parse(example).flatMap(({ also }) => also);
    expect(synonyms.some((phrase) => also.includes(phrase))).toBe(true);
  });

  it('have no duplicates and no empty phrase', () => {
    for (const entry of SYNONYMS) {
      for (const phrases of 'same' in entry ? [entry.same] : [entry.from, entry.to])
        expect(new Set(phrases).size).toBe(phrases.length);
      for (const phrase of 'same' in entry ? entry.same : [...entry.from, ...entry.to])
        expect(tokenize(phrase)).not.toEqual([]);
    }
  });
});

describe('parsed terms', () => {
  it('must all match; a phrase with its synonyms is one of them', () => {
    expect(alternatives('janitor kiln')).toEqual([['janitor', 'custodian', 'custodi'], ['kiln']]);
    expect(termsOf('vice principals')).toEqual(['vice principals']);
  });

  it('prefer the longest phrase', () => {
    expect(alternatives('long term substitute teacher')[0]?.[0]).toBe('long term substitut');
    expect(termsOf('long term substitute teacher')).toEqual(['long term substitute', 'teacher']);
  });

  it('expand a broader word to narrower ones, but not vice versa', () => {
    expect(parse('history teacher')[0]?.also).toContain('social studies');
    expect(parse('social studies teacher').flatMap(({ also }) => also)).not.toContain('history');
  });

  it.each([
    ['jobs for nurses', ['nurses']],
    ['i want to teach kindergarten', ['kindergarten']],
    ['jobs', []],
    ['the', []],
    ['K-12 art', ['k-12', 'art']],
  ])('omit query stop words: %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('complete prefixes that are no words of postings', () => {
    expect(parse('psych')[0]?.also).toEqual(['psychologist', 'psychology']);
    expect(parse('teach psychologist').flatMap(({ also }) => also)).toEqual([]);
    expect(parse('carli carlisle').flatMap(({ also }) => also)).toEqual([]);
  });

  it('expand initials of employers', () => {
    expect(parse('CVSD')[0]?.also).toEqual(['Cumberland Valley School District']);
    expect(alternatives('cvsd')).toEqual([['cvsd', 'cumberland_valley valley_school school_district']]);
  });

  it('name a job unless they name employers or a kind of them', () => {
    const jobs = (text: string) => parse(text).map(({ isJob, isCircumstance }) => [isJob, isCircumstance]);
    expect(jobs('janitor')).toEqual([[true, false]]);
    for (const kind of ['ctc', 'technical school', 'school district']) expect(jobs(kind)).toEqual([[false, true]]);
    expect(jobs('cvsd')).toEqual([[false, false]]);
  });

  it('weigh more the rarer they are', () => {
    expect(['teacher', 'math', 'night', 'kiln'].map((word) => parse(word)[0]?.group.weight)).toEqual([1, 2, 3, 3]);
  });

  it('may be empty when a place or filter was extracted', () => {
    expect(parseTerms('jobs in', CONTEXT, true)).toEqual([]);
  });
});
