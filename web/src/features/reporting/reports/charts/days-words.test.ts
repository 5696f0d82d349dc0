import { expect, test } from '@jest/globals';
import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import fc from '#test/support/fast-check.js';
import { daysCaption, daysSentence } from './days-words';

const STARTS = [0, 15, 29, 43, 57, 71, 85];
const TITLES = STARTS.map((from, at) => {
  const next = STARTS[at + 1];
  return next === undefined ? `${from} days or more` : `${from} to ${next - 1} days`;
});
const rangeOf = (days: number) => STARTS.filter((from) => from <= days).length - 1;

/** The table of postings that took so many days. */
function histogram(days: readonly number[]): ChartTable {
  const sorted = [...days].sort((one, other) => one - other);
  const middle = ((sorted[Math.ceil(days.length / 2) - 1] ?? 0) + (sorted[Math.floor(days.length / 2)] ?? 0)) / 2;
  return {
    columns: ['count'],
    rows: TITLES.map((title, at) => ({ title, values: [days.filter((one) => rangeOf(one) === at).length] })),
    totalItemsCount: days.length,
    leftOut: [],
    median: days.length ? { days: middle, postings: days.filter((one) => one <= middle).length } : null,
  };
}

test.each([
  [[], 'No posting of this report has days to fill.'],
  [[1], 'The only posting with days to fill took 1 day'],
  [[0, 0], 'All 2 took 0 days; 0 to 14 days were the most frequent, 2 postings'],
  [[3, 40], 'Half took 21 days or fewer; 0 to 14 and 29 to 42 days were the most frequent, 1 posting each'],
  [[14, 49, 50, 90], 'Half took 49 days or fewer; 43 to 56 days were the most frequent, 2 postings'],
  [[1, 2, 85], 'At least half took 2 days or fewer; 0 to 14 days were the most frequent, 2 postings'],
  [[0, 1, 71, 90], 'Half took 36 days or fewer; 0 to 14 days were the most frequent, 2 postings'],
  [[72, 99], 'Half took 85 days or fewer; 71 to 84 and 85 or more days were the most frequent, 1 posting each'],
])('the heading of the days %j', (days, sentence) => {
  expect(daysSentence(histogram(days))).toBe(sentence);
});

test('the heading says no more than the postings do, and names all of the most frequent ranges (U68)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100 }), { minLength: 2, maxLength: 12 }), (days) => {
      const table = histogram(days);
      const [, share, most, ranges, count, each] =
        /^(.+) took (\d+) days?(?: or fewer)?; (.+) days were the most frequent, (\d+) postings?( each)?$/.exec(
          daysSentence(table),
        ) ?? [];
      const within = days.filter((one) => one <= Number(most)).length;
      if (share === 'Half') expect(within * 2).toBe(days.length);
      else if (share === 'At least half') expect(within * 2).toBeGreaterThanOrEqual(days.length);
      else expect([share, within]).toEqual([`All ${days.length}`, days.length]);
      // Nor would a day less be true.
      expect(days.filter((one) => one < Number(most)).length * 2).toBeLessThanOrEqual(days.length);
      const largest = Math.max(...table.rows.map(({ values }) => values[0] ?? 0));
      const named = table.rows.filter(({ values }) => values[0] === largest).map(({ title }) => title);
      expect(Number(count)).toBe(largest);
      expect(ranges?.split(/, | and /)).toEqual(named.map((title) => title.replace(' days', '')));
      expect(each !== undefined).toBe(named.length > 1);
    }),
  );
});

test('the caption counts the postings', () => {
  expect([histogram([1]), histogram([1, 2])].map(daysCaption)).toEqual([
    '1 posting, by days from the first public day to the day marked filled.',
    '2 postings, by days from the first public day to the day marked filled.',
  ]);
});
