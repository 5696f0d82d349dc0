import { expect, test } from '@jest/globals';
import { applicantsSentence, daysSentence, longMonth, monthsSentence, shortMonth, shownPositions } from './words';

const table = (columns: string[], rows: [string, ...(number | null)[]][]) => ({
  columns,
  rows: rows.map(([title, ...values]) => ({ title, values })),
  totalItemsCount: 385,
});

test('months have a short and a long name', () => {
  expect([shortMonth('2026-01'), longMonth('2026-12'), shortMonth('count')]).toEqual(['Jan', 'December 2026', 'count']);
});

test('the largest region and the largest month are named', () => {
  const months = table(
    ['2026-07', '2026-08'],
    [
      ['Northwest', 6, 9],
      ['Statewide', null, 0],
      ['Southcentral', 19, 27],
    ],
  );
  expect(monthsSentence(months)).toBe('Southcentral has most postings: 46 of 61. Most started in August 2026: 36.');
  expect(monthsSentence(table(['2026-07'], [['Northwest', 0]]))).toBe('There is no posting to count.');
});

test('the position that takes longest and the largest group are named', () => {
  const days = table(
    ['median', 'count'],
    [
      ['Art Teacher', 20, 9],
      ['School Nurse', 41.5, 1],
    ],
  );
  expect(daysSentence(days)).toBe('School Nurse takes longest: a median of 41.5 days, of 1 posting.');
  const many = Array.from({ length: 16 }, (_, index): [string, number, number] => [`Position ${index}`, 60 - index, 2]);
  expect(daysSentence(table(['median', 'count'], many))).toBe(
    'Position 0 takes longest: a median of 60 days, of 2 postings. Shown are the 10 with the longest median of 16 positions; the CSV file has all.',
  );
  expect(shownPositions(table(['median', 'count'], many)).rows).toHaveLength(10);
  expect(daysSentence(table(['median', 'count'], []))).toBe('No posting of this report has days to fill.');
  expect(
    applicantsSentence(
      table(
        ['count'],
        [
          ['0', 12],
          ['1–5', 120],
        ],
      ),
    ),
  ).toBe('The largest group has 1–5 applicants: 120 of 385 postings.');
});
