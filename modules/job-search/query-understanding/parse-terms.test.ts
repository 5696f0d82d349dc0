import { describe, expect, it } from '@jest/globals';
import { explain } from '#platform/search/explain.js';
import { analyze } from '#platform/search/language/analysis.js';
import { tokenize } from '#platform/search/language/tokenizer.js';
import { FuzzyMatcher } from '#platform/search/terms/fuzzy-matcher.js';
import { buildTermStatistics } from '#platform/search/terms/term-statistics.js';
import { JOB_SEARCH } from '../index/job-search.index.js';
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
    positionPairs: new Set(['career guide']),
    findPositions: () => [],
    jobNouns: new Set<string>(),
    jobLexemes: new Set<string>(),
    isPlace: () => false,
    employerPairs: new Set(['academy charter', 'pennsylvania cyber']),
    employersByInitials: new Map([['cvsd', ['Cumberland Valley School District']]]),
    unitNumbers: new Map<string, number>(),
    findEmployers: () => [],
    contains: (word: string) => word === 'carlisle',
    fuzzyMatcher: new FuzzyMatcher([]),
  },
};
const DOCUMENT = { id: '1', fields: {}, point: null, card: {} };
const parse = (text: string) => parseTerms(text, CONTEXT);
const termsOf = (text: string) => parse(text).map(({ typed }) => typed);
const alternatives = (text: string) =>
  parse(text).map(({ group: { anyOf, anyOfInHead = [] } }) => [...anyOf, ...anyOfInHead].map((all) => all.join(' ')));

const TYPED = SYNONYMS.flatMap((entry) =>
  ('same' in entry ? entry.same : entry.from).map((phrase) => [phrase, entry] as const),
);

describe('the synonyms', () => {
  it.each(TYPED)('are found by “%s”, which is one term', (phrase, entry) => {
    const [term, ...others] = parse(phrase);
    const found = term?.alternatives.map((lexemes) => lexemes.join(' '));
    expect(others).toEqual([]);
    for (const synonym of 'same' in entry ? entry.same : entry.to)
      expect(found).toContain(analyze(synonym).lexemes.join(' '));
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
    ['teaching jobs in PA', ['teaching']],
    ['school nurse pennsylvania', ['school nurse']],
  ])('omit query stop words: %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it.each([
    ['job coach', ['job coach']],
    ['social work jobs', ['social work']],
    ['title i teacher', ['title i', 'teacher']],
    ['career guide', ['career', 'guide']],
    ['pennsylvania cyber', ['pennsylvania', 'cyber']],
  ])('keep those of phrases, positions and employers: %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('match a phrase by its stop words, but for articles and “and”', () => {
    expect(termsOf('head school nurse')).toEqual(['head', 'school nurse']);
    expect(termsOf('head of the school')).toEqual(['head of the school']);
    expect(termsOf('home & school visitor')).toEqual(['home school visitor']);
    expect(termsOf('speech and language pathologist')).toEqual(['speech and language pathologist']);
    expect(termsOf('teacher for math')).toEqual(['teacher', 'math']);
  });

  it('are found in descriptions, which have no phrases, if their words alone say the same', () => {
    const anyOf = (text: string) => parse(text)[0]?.group.anyOf;
    expect(anyOf('K-12')).toEqual([['k_12'], ['k12']]);
    expect(anyOf('1:1')).toEqual([['1_1'], ['1-1']]);
    expect(anyOf('5th grade')).toEqual([['5th_grade'], ['5th', 'grade']]);
    expect(anyOf('grade 5')).toEqual([['grade_5']]);
    expect(anyOf('head of school')).toEqual([['head_of', 'of_school']]);
  });

  it('are the whole title only if it has no other word', () => {
    const terms = parse('teacher of the deaf').map(({ group }) => group);
    const exactMatch = (title: string) =>
      explain(JOB_SEARCH, { terms, filters: [], sort: [], offset: 0, limit: 1 }, { ...DOCUMENT, text: { title } })
        .exactMatch;
    expect(exactMatch('Teacher of the Deaf')).toBeGreaterThan(0);
    expect(exactMatch('Teacher of the Deaf Itinerant')).toBe(0);
  });

  it('are twenty at most', () => {
    const words = Array.from({ length: 30 }, (_, at) => `kiln${at}`);
    expect(termsOf(words.join(' '))).toEqual(words.slice(0, 20));
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
});
