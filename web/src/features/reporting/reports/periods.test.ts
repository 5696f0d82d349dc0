import { expect, it } from '@jest/globals';
import { usualPeriods } from './periods';

const days = (today: string) => usualPeriods(today).map(({ label, from, until }) => `${label}: ${from} to ${until}`);

it('the usual periods are quarters of the calendar, the school year and the year (E7)', () => {
  expect(days('2026-11-30')).toEqual([
    'This quarter: 2026-10-01 to 2026-12-31',
    'Last quarter: 2026-07-01 to 2026-09-30',
    'Quarter before: 2026-04-01 to 2026-06-30',
    'School year 2026–27: 2026-07-01 to 2027-06-30',
    'Year 2026: 2026-01-01 to 2026-12-31',
  ]);
  expect(days('2100-02-28')).toEqual([
    'This quarter: 2100-01-01 to 2100-03-31',
    'Last quarter: 2099-10-01 to 2099-12-31',
    'Quarter before: 2099-07-01 to 2099-09-30',
    'School year 2099–00: 2099-07-01 to 2100-06-30',
    'Year 2100: 2100-01-01 to 2100-12-31',
  ]);
});
