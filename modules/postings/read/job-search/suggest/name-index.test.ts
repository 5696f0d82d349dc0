import { describe, expect, it } from '@jest/globals';
import { NameIndex, wordsOf } from './name-index.js';

const NAMES: [weight: number, ...names: string[]][] = [
  [3, 'Mathematics Teacher'],
  [9, 'Teacher of Mathematics'],
  [5, 'Assistant Teacher'],
  [1, 'Teacher Aide'],
  [1, 'Teacher Assistant'],
  [7, 'École Coach (K-12)'],
  [2, 'IU 13', 'Lancaster-Lebanon Intermediate Unit 13'],
];

const index = await NameIndex.of(NAMES.map(([weight, ...names]) => ({ names, weight, value: names[0] })));
const found = (typed: string, most = 8) => index.find(wordsOf(typed), most);

describe('names by the beginnings of their words', () => {
  it.each([
    // The beginning of the whole name first, then what weighs more, then the alphabet.
    [
      'tea',
      ['Teacher of Mathematics', 'Teacher Aide', 'Teacher Assistant', 'Assistant Teacher', 'Mathematics Teacher'],
    ],
    ['teacher a', ['Teacher Aide', 'Teacher Assistant', 'Assistant Teacher']],
    // Every word that was typed begins one, in whatever order.
    ['math tea', ['Teacher of Mathematics', 'Mathematics Teacher']],
    ['ECOLE', ['École Coach (K-12)']],
    ['k-1', ['École Coach (K-12)']],
    ['lanc', ['IU 13']],
    ['iu 1', ['IU 13']],
    ['eacher', []],
    ['teacher x', []],
    ['zz', []],
  ])('%j finds %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('gives as many as are asked for, the best', () => {
    expect(found('tea', 2)).toEqual(['Teacher of Mathematics', 'Teacher Aide']);
  });

  it('is the same as looking at every name', async () => {
    const letters = ['ab', 'abc', 'b', 'ba', 'c', 'ca b'];
    const names = letters.flatMap((a) => letters.map((b) => `${a} ${b}`));
    const some = await NameIndex.of(names.map((name) => ({ names: [name], weight: 0, value: name })));
    for (const typed of ['a', 'ab', 'abc', 'abcd', 'b', 'c', 'd', '']) {
      const expected = names.filter((name) => name.split(' ').some((word) => word.startsWith(typed)));
      expect(new Set(some.find([typed], 1_000))).toEqual(new Set(expected));
    }
  });
});
