import { describe, expect, it } from '@jest/globals';
import { foldedWords, PrefixIndex } from './prefix-index.js';

const NAMES: [weight: number, ...names: string[]][] = [
  [3, 'Mathematics Teacher'],
  [9, 'Teacher of Mathematics'],
  [5, 'Assistant Teacher'],
  [1, 'Teacher Aide'],
  [1, 'Teacher Assistant'],
  [7, 'École Coach (K-12)'],
  [2, 'IU 13', 'Lancaster-Lebanon Intermediate Unit 13'],
];

const index = await PrefixIndex.of(NAMES.map(([weight, ...names]) => ({ names, weight, value: names[0] })));
const found = (typed: string, most = 8) => index.search(foldedWords(typed), most);

describe('the prefix index', () => {
  it.each([
    // Matches at the start of the name first, then by weight, then alphabetically.
    [
      'tea',
      ['Teacher of Mathematics', 'Teacher Aide', 'Teacher Assistant', 'Assistant Teacher', 'Mathematics Teacher'],
    ],
    ['teacher a', ['Teacher Aide', 'Teacher Assistant', 'Assistant Teacher']],
    // Every typed word must be a prefix, in any order.
    ['math tea', ['Teacher of Mathematics', 'Mathematics Teacher']],
    ['ECOLE', ['École Coach (K-12)']],
    ['k-1', ['École Coach (K-12)']],
    ['lanc', ['IU 13']],
    ['iu 1', ['IU 13']],
    ['eacher', []],
    ['teacher x', []],
    ['zz', []],
  ])('finds for %j %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('returns the best ones up to the limit', () => {
    expect(found('tea', 2)).toEqual(['Teacher of Mathematics', 'Teacher Aide']);
  });

  it('puts the typed text itself first, whatever its weight', () => {
    expect(found('teacher a', 1)).toEqual(['Teacher Aide']);
    expect(found('assistant teacher')).toEqual(['Assistant Teacher', 'Teacher Assistant']);
    expect(found('teacher assistant')).toEqual(['Teacher Assistant', 'Assistant Teacher']);
  });

  it('finds what starts with the typed text only, if asked to', () => {
    expect(index.search(['teacher'], 8, true)).toEqual(['Teacher of Mathematics', 'Teacher Aide', 'Teacher Assistant']);
  });

  it.each([
    ['mathmatics', 'mathematics'],
    ['asistant', 'assistant'],
    // The beginning of a word, which is right.
    ['mathema', 'mathema'],
    ['matth', 'math'],
    ['coahc', 'coach'],
    ['lan', null],
    ['quilting', null],
  ])('finds the prefix most similar to %j: %j', (typed, expected) => {
    expect(index.similarPrefix(typed)).toBe(expected);
  });

  it.each([
    ['math', 'mathematics'],
    // It has a better entry than "aide".
    ['a', 'assistant'],
    ['teacher', 'teacher'],
    ['zz', null],
  ])('completes the word %j to %j', (prefix, expected) => {
    expect(index.completeWord(prefix)).toBe(expected);
  });

  it('finds the same as a scan of all names', async () => {
    const letters = ['ab', 'abc', 'b', 'ba', 'c', 'ca b'];
    const names = letters.flatMap((a) => letters.map((b) => `${a} ${b}`));
    const some = await PrefixIndex.of(names.map((name) => ({ names: [name], weight: 0, value: name })));
    for (const typed of ['a', 'ab', 'abc', 'abcd', 'b', 'c', 'd', '']) {
      const expected = names.filter((name) => name.split(' ').some((word) => word.startsWith(typed)));
      expect(new Set(some.search([typed], 1_000))).toEqual(new Set(expected));
    }
  });
});
