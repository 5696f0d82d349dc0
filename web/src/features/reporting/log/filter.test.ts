import { expect, it } from '@jest/globals';
import { givenFilters, parseLogFilter } from './filter';

const given = (query: string) => {
  const filter = parseLogFilter(new URLSearchParams(query));
  return givenFilters(filter).map((name) => `${name}=${filter[name]}`);
};

it('takes filters from the address, and leaves out a level or a date that is none (U37)', () => {
  expect(given('level=error&date=2026-02-28&message=a&offset=25')).toEqual([
    'level=error',
    'date=2026-02-28',
    'message=a',
  ]);
  for (const date of ['foo', '2027-13-45', '2026-02-30', '2026-2-3', '20260203', '+002026-01-01'])
    expect(given(`date=${encodeURIComponent(date)}`)).toEqual([]);
  for (const level of ['foo', 'Error', 'constructor']) expect(given(`level=${level}`)).toEqual([]);
});
