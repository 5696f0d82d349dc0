import { describe, expect, it } from '@jest/globals';
import fc from '#test/support/fast-check.js';
import { damerauLevenshtein, FuzzyMatcher } from './fuzzy-matcher.js';

/** Textbook implementation over the whole matrix. */
function plainly(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, at) => (row === 0 ? at : at === 0 ? row : 0)),
  );
  const cell = (row: number, at: number) => table[row]?.[at] ?? 0;
  for (let row = 1; row <= a.length; row++)
    for (let at = 1; at <= b.length; at++) {
      const cost = a[row - 1] === b[at - 1] ? 0 : 1;
      let edits = Math.min(cell(row - 1, at) + 1, cell(row, at - 1) + 1, cell(row - 1, at - 1) + cost);
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        edits = Math.min(edits, cell(row - 2, at - 2) + 1);
      (table[row] as number[])[at] = edits;
    }
  return cell(a.length, b.length);
}

const WORD = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

describe('fuzzy matching', () => {
  it('measures the distance of the textbook', () => {
    fc.assert(
      fc.property(WORD, WORD, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(damerauLevenshtein(a, b, most)).toBe(Math.min(plainly(a, b), most + 1));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['techer', ['teacher']],
    ['tehcer', []],
    ['princpal', ['principal']],
    ['xurse', ['nurse']],
    ['xursa', []],
    ['art', []],
    ['artt', ['art']],
    ['teachre', ['teacher']],
  ])('of %s finds %j', (typed, expected) => {
    const words = new FuzzyMatcher(['teacher', 'principal', 'nurse', 'art', 'tea']);
    expect(words.match(typed).map(({ word }) => word)).toEqual(expected);
  });
});
