import { expect, test } from '@jest/globals';
import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import fc from '#test/support/fast-check.js';
import { allPositions, fileHeaders, positionsSentence, shownHeaders, shownPositions } from './position-words';

interface Position {
  name: string;
  inMonths: number[];
  /** Postings of other months. */
  others?: number;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const numberOf = ({ inMonths, others = 0 }: Position) => sum(inMonths) + others;

function table(months: string[], positions: Position[], median: number | null = 33): ChartTable {
  const days = [median, median, median];
  const totals = months.map((_, at) => sum(positions.map(({ inMonths }) => inMonths[at] ?? 0)));
  const all = sum(positions.map(numberOf));
  return {
    columns: ['count', ...months, 'median', 'shortest', 'longest'],
    rows: positions.map((one) => ({ title: one.name, values: [numberOf(one), ...one.inMonths, ...days] })),
    totalItemsCount: all,
    leftOut: [],
    totals: [all, ...totals, ...days],
  };
}

const DAYS = 'Median, shortest and longest are of the postings that have days to fill.';
const MONTHS = ['2025-12', '2026-01'];

test('the position with most postings is named, and how many have no column', () => {
  const nurse = { name: 'School Nurse', inMonths: [2, 1], others: 1 };
  const art = { name: 'Art Teacher', inMonths: [1, 0] };
  expect(positionsSentence(table(MONTHS, [nurse, art]), 'filled')).toBe(
    `School Nurse has most postings: 4 of 5. 1 was filled before December 2025 or after January 2026. ${DAYS}`,
  );
  expect(positionsSentence(table(['2026-01'], [{ ...art, inMonths: [1], others: 2 }], null))).toBe(
    'The only position is Art Teacher: 3 postings. 2 start outside of January 2026. None has days to fill.',
  );
  expect(positionsSentence(table([], [{ name: 'Art Teacher', inMonths: [], others: 1 }], null))).toBe(
    'The only position is Art Teacher: 1 posting. There is no month to show: 1 posting starts later. None has days to fill.',
  );
  expect(positionsSentence(table([], []))).toBe('There is no posting to count.');
});

test('more than three that share the first place are counted, and ten positions are shown', () => {
  const many = Array.from({ length: 11 }, (_, at) => ({ name: `Position ${at}`, inMonths: [1, 1] }));
  const sentence = (count: number) => positionsSentence(table(MONTHS, many.slice(0, count)));
  expect(sentence(3)).toBe(`Position 0, Position 1 and Position 2 have most postings: 2 each of 6. ${DAYS}`);
  expect(sentence(10)).toBe(`10 positions have most postings: 2 each of 20. ${DAYS}`);
  expect(sentence(11)).toBe(
    `11 positions have most postings: 2 each of 22. Shown are 10 of 11 positions, by number and then by name; the CSV file has all. ${DAYS}`,
  );
  const all = table(MONTHS, many);
  expect(shownPositions(all).rows).toHaveLength(10);
  expect([all, table(MONTHS, many.slice(0, 1))].map(allPositions)).toEqual(['All 11 positions', '1 position']);
});

test('headers name the date that is counted by, and the months of the file are those of the data', () => {
  const one = table(MONTHS, [{ name: 'Art Teacher', inMonths: [1, 0] }]);
  const days = ['Median days', 'Shortest', 'Longest'];
  expect(shownHeaders(one, 'filled')).toEqual(['Filled', 'Dec 2025', 'Jan 2026', ...days]);
  expect(fileHeaders(one, 'ended')).toEqual(['Position', 'Ended', ...MONTHS, ...days]);
  expect(fileHeaders(one)[1]).toBe('Started');
});

test('the numbers of the sentence add up to those of the table (U68)', () => {
  const numbers = fc.record({
    inMonths: fc.array(fc.nat({ max: 2 }), { minLength: 2, maxLength: 2 }),
    others: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 14 }), (rows) => {
      const positions = rows
        .map((row, at) => ({ name: `Position ${at}`, ...row }))
        .filter((one) => numberOf(one) > 0)
        .sort((one, other) => numberOf(other) - numberOf(one));
      fc.pre(positions.length > 1);
      const sentence = positionsSentence(table(MONTHS, positions), 'filled');
      const counts = positions.map(numberOf);
      const tied = counts.filter((count) => count === Math.max(...counts)).length;
      const [, one, isEach, total] = /most postings: (\d+)( each)? of (\d+)\./.exec(sentence) ?? [];
      expect([Number(one), isEach !== undefined, Number(total)]).toEqual([Math.max(...counts), tied > 1, sum(counts)]);
      const outside = /(\d+) w(?:as|ere) filled before/.exec(sentence)?.[1] ?? '0';
      expect(Number(outside)).toBe(sum(positions.map(({ others }) => others)));
      const shown = /Shown are (\d+) of (\d+)/.exec(sentence);
      expect(shown === null).toBe(positions.length <= 10);
      if (shown) expect(Number(shown[2])).toBe(positions.length);
    }),
  );
});
