import { describe, expect, it } from '@jest/globals';
import { titleEntries } from './title-entries.js';

const merged = async (...counts: [title: string, jobs: number][]) => {
  const entries = await titleEntries(counts.map(([title, jobs]) => ({ title, jobs })));
  return entries.map(({ weight, value: { label, jobs, value } }) => ({ weight, label, jobs, value }));
};
const entry = (label: string, jobs: number) => ({ weight: jobs, label, jobs, value: label });

describe('entries of titles', () => {
  it('sum the jobs of titles that differ by their notes only', async () => {
    expect(
      await merged(
        ['Math Teacher [TC23]', 2],
        ['Math Teacher (2)', 3],
        ['Math Teacher for the 2025-26 School Year', 1],
        ['Science Teacher', 1],
      ),
    ).toEqual([entry('Math Teacher', 6), entry('Science Teacher', 1)]);
  });

  it('show the most frequent spelling', async () => {
    expect(await merged(['BUS DRIVER', 2], ['Bus Driver [AB1]', 2], ['bus  driver', 1], ['Bus Driver (3)', 1])).toEqual(
      [entry('Bus Driver', 6)],
    );
    expect(await merged(['Music Teacher (K–12)', 1], ['Music Teacher (K-12)', 2])).toEqual([
      entry('Music Teacher (K-12)', 3),
    ]);
  });

  it('keep titles without letters apart', async () => {
    expect(await merged(['\u{1F9F5}', 1], ['\u{1F9F6}', 1])).toHaveLength(2);
  });
});
