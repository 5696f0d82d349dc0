import { describe, expect, it } from '@jest/globals';
import { compounds } from '../../../../../src/platform/search/language/words.js';
import { readWords } from './typed-words.js';
import { VOCABULARY } from './vocabulary.js';

const alternatives = (text: string) => readWords(text).groups.map(({ anyOf }) => anyOf.map((all) => all.join(' ')));

describe('the vocabulary', () => {
  it.each(VOCABULARY.map((entry) => [entry.example, entry] as const))('knows “%s”', (example, entry) => {
    const { expanded } = readWords(example);
    const found = 'same' in entry ? entry.same : entry.to;
    const also = expanded.flatMap(({ to }) => to);
    expect(found.some((phrase) => also.includes(phrase))).toBe(true);
  });

  it('says nothing twice, and every phrase has a word', () => {
    for (const entry of VOCABULARY) {
      const phrases = 'same' in entry ? entry.same : [...entry.from, ...entry.to];
      expect(new Set(phrases).size).toBe(phrases.length);
      for (const phrase of phrases) expect(compounds(phrase)).not.toEqual([]);
    }
  });
});

describe('typed words', () => {
  it('are groups that must all match, a phrase with what means the same as one of them', () => {
    expect(alternatives('janitor night')).toEqual([['janitor', 'custodian', 'custodi'], ['night']]);
    expect(readWords('vice principals').terms).toEqual(['vice principals']);
  });

  it('keep the longest phrase together', () => {
    expect(alternatives('long term substitute teacher')[0]?.[0]).toBe('long term substitut');
    expect(readWords('long term substitute teacher').terms).toEqual(['long term substitute', 'teacher']);
  });

  it('read one way where a word is wider than what it finds', () => {
    expect(readWords('history teacher').expanded[0]?.to).toContain('social studies');
    expect(readWords('social studies teacher').expanded).toEqual([]);
  });

  it.each([
    ['jobs for nurses', ['nurses']],
    ['i want to teach kindergarten', ['kindergarten']],
    ['jobs', ['jobs']],
    ['the', ['the']],
    ['K-12 art', ['k-12', 'art']],
  ])('leave out what is said around what is meant: %s', (text, terms) => {
    expect(readWords(text).terms).toEqual(terms);
  });

  it('may be nothing but that where more was said', () => {
    expect(readWords('jobs in', true).groups).toEqual([]);
  });
});
