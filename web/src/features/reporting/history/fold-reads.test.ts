import { expect, it } from '@jest/globals';
import { foldReads } from './fold-reads';

const entry = (category: 'reads' | 'changes', who: string) => ({ category, who });

it('keeps three and more reads in a row by one reader together, and loses nothing', () => {
  const read = entry('reads', 'Tomas');
  const ofOther = entry('reads', 'Alma');
  const change = entry('changes', 'Tomas');
  const entries = [change, change, change, read, read, ofOther, read, read, read, read];
  const folded = foldReads(entries);
  expect(folded.map((run) => run.length)).toEqual([1, 1, 1, 1, 1, 1, 4]);
  expect(folded.flat()).toEqual(entries);
});
