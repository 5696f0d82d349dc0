import { expect, test } from '@jest/globals';
import {
  applicantsSentence,
  daysSentence,
  longMonth,
  monthHeadings,
  monthsSentence,
  shortMonth,
  shownPositions,
} from './words';

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
  expect(monthsSentence({ ...months, totalItemsCount: 61 })).toBe(
    'Southcentral has most postings: 46 of 61 in the 2 months to August 2026. Most started in August 2026: 36.',
  );
  expect(monthsSentence({ ...table(['2026-07'], [['Northwest', 1]]), totalItemsCount: 1 })).toBe(
    'Northwest has most postings: 1 of 1 in July 2026. Most started in July 2026: 1.',
  );
  expect(monthsSentence({ ...table([], [['Northwest']]), totalItemsCount: 0 })).toBe('There is no posting to count.');
});

test('postings of other months than the shown ones are counted', () => {
  const months = table(['2026-07', '2026-08'], [['Northwest', 6, 9]]);
  expect(monthsSentence(months)).toBe(
    'Northwest has most postings: 15 of 15 in the 2 months to August 2026. Most started in August 2026: 9. 370 others start earlier or later.',
  );
  expect(monthsSentence({ ...table(['2026-07', '2026-08'], [['Northwest', 0, 0]]), totalItemsCount: 1 })).toBe(
    'No posting started in the 2 months to August 2026. 1 other starts earlier or later.',
  );
  expect(monthsSentence(table([], [['Northwest']]))).toBe('There is no month to show: 385 postings start later.');
});

test('headings of months have the year where it is another one', () => {
  expect(monthHeadings(['2025-11', '2025-12', '2026-01', '2026-02'])).toEqual(['Nov 2025', 'Dec', 'Jan 2026', 'Feb']);
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
