import { expect, it } from '@jest/globals';
import { reportTitle } from './report-title';

const title = (count: number, values: Record<string, string>, type: 'jobPosting' | 'candidate' = 'jobPosting') =>
  reportTitle(
    { type, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]])) },
    count,
  );
const quarter = { startDate: '2026-07-01', endDate: '2026-09-30' };

it('the title of a report says which date it means, and its days (U68)', () => {
  expect(title(385, {})).toBe('385 postings');
  expect(title(57, { ...quarter, countBy: 'filled' })).toBe('57 postings filled from July 1 to September 30, 2026');
  expect(title(1, { ...quarter, countBy: 'ended' })).toBe(
    '1 posting ended from July 1 to September 30, 2026 without being filled',
  );
  expect(title(2, { startDate: '2025-12-01', endDate: '2026-01-31' })).toBe(
    '2 postings with a listing start from December 1, 2025 to January 31, 2026',
  );
  expect(title(1, { startDate: '2026-07-01' })).toBe('1 posting with a listing start on July 1, 2026 or later');
  expect(title(0, { endDate: '2026-07-01', countBy: 'filled' })).toBe('0 postings filled on July 1, 2026 or earlier');
  expect(title(0, { countBy: 'filled' })).toBe('0 postings filled');
  expect(title(6, { countBy: 'filled', positions: 'a' })).toBe('6 postings of 1 position filled');
  expect(title(3, { startDate: '2026-07-01', endDate: '2026-07-01' }, 'candidate')).toBe(
    '3 candidates registered on July 1, 2026',
  );
});
