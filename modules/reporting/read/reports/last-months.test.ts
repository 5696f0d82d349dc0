import { expect, test } from '@jest/globals';
import { addMonths, lastMonths } from './last-months.js';

const counts = (...months: string[]) => months.map((month) => ({ month }));

test('months have no gap, and are as many as wanted', () => {
  expect(lastMonths(counts('2026-02', '2025-11'), '2026-11', 12)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(lastMonths(counts('2026-02', '2025-11'), '2026-11', 2)).toEqual(['2026-01', '2026-02']);
  expect(lastMonths([], '2026-11', 12)).toEqual([]);
});

test('months end at the given one, where counts are later', () => {
  expect(lastMonths(counts('2026-12', '2031-05'), '2027-01', 12)).toEqual(['2026-12', '2027-01']);
  expect(lastMonths(counts('2031-05'), '2027-01', 12)).toEqual([]);
});

test('months are added beyond the end of a year, and of the years with four digits', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(lastMonths(counts('9999-12'), addMonths('9999-12', 2), 12)).toEqual(['9999-12']);
});
