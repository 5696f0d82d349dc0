import { expect, test } from '@jest/globals';
import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import { joinWords } from '#modules/shared/join-words';
import fc from '#test/support/fast-check.js';
import { applicantsSentence, leftOutWords, longMonth, monthHeadings, monthsSentence, shortMonth } from './words';

const table = (columns: string[], rows: [string, ...(number | null)[]][]) => ({
  columns,
  rows: rows.map(([title, ...values]) => ({ title, values })),
  totalItemsCount: 385,
  leftOut: [] as ChartTable['leftOut'],
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

test('the largest group of applicants is named', () => {
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

const counts = fc.integer({ min: 0, max: 3 });
const most = (sizes: readonly number[]) => Math.max(...sizes);
const namesOf = (titles: readonly string[], sizes: readonly number[]) =>
  titles
    .filter((_, at) => sizes[at] === most(sizes))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');

test('sentences name all that share the first place, and what they leave out (U68)', () => {
  const months = ['2026-01', '2026-02', '2026-03'];
  const regions = ['Northeast', 'Southeast', 'Southwest', 'Statewide'];
  const numbers = fc.array(fc.array(counts, { minLength: 3, maxLength: 3 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(numbers, counts, (values, others) => {
      const rows = values.map((row, at): [string, ...number[]] => [regions[at] ?? '', ...row]);
      const sums = values.map((row) => row.reduce((sum, one) => sum + one, 0));
      const byMonth = months.map((_, at) => values.reduce((sum, row) => sum + (row[at] ?? 0), 0));
      const total = sums.reduce((sum, one) => sum + one, 0);
      fc.pre(total > 0);
      const sentence = monthsSentence({ ...table(months, rows), totalItemsCount: total + others }, 'filled');
      const [first = '', second = '', third = ''] = sentence.split('. ');
      const isTie = (sizes: readonly number[]) => sizes.filter((size) => size === most(sizes)).length > 1;
      expect(first).toBe(
        `${namesOf(regions, sums)} ${isTie(sums) ? 'have' : 'has'} most postings: ${most(sums)}${isTie(sums) ? ' each' : ''} of ${total} in the 3 months to March 2026`,
      );
      expect(second.replace(/\.$/, '')).toBe(
        `Most were filled in ${namesOf(months.map(longMonth), byMonth)}: ${most(byMonth)}${isTie(byMonth) ? ' each' : ''}`,
      );
      expect(third).toBe(
        others === 0 ? '' : `${others} ${others === 1 ? 'other was' : 'others were'} filled earlier or later.`,
      );
    }),
  );
});

test('sentences of applicants name all that share the first place (U68)', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sizes, (values) => {
      const titles = values.map((_, at) => (at % 2 ? `Teacher, ${at}` : `Position ${at}`));
      const first = joinWords(titles.filter((_, at) => values[at] === most(values)));
      const one = table(
        ['count'],
        values.map((value, at) => [titles[at] ?? '', value]),
      );
      const isTie = values.filter((value) => value === most(values)).length > 1;
      expect(applicantsSentence(one)).toBe(
        isTie
          ? `The largest groups have ${first} applicants: ${most(values)} each of 385 postings.`
          : `The largest group has ${first} applicants: ${most(values)} of 385 postings.`,
      );
    }),
  );
});

test('what a chart leaves out is a number of the whole report, with its reason', () => {
  const chart: ChartTable = {
    ...table(['median', 'count'], []),
    totalItemsCount: 55,
    leftOut: [
      { reason: 'filledBeforeStart', postings: 1 },
      { reason: 'notFilled', postings: 1200 },
    ],
  };
  expect(chart.leftOut.map((one) => leftOutWords(one, chart))).toEqual([
    '1 of the 1,256 postings was filled before the listing started, so that no days count.',
    '1,200 of the 1,256 postings are not filled.',
  ]);
});
