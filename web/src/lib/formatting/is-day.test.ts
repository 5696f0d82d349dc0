import { expect, it } from '@jest/globals';
import { isDay } from './is-day';

it.each(['2026-02-28', '2028-02-29', '2026-12-31', '1970-01-01', '0001-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each([
  '2026-02-30',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '',
  'nonsense',
  '21',
  '2026-2-3',
  '20260203',
  '+002026-01-01',
  '2026-01-01T00:00:00Z',
  ' 2026-01-01',
])('"%s" is none', (text) => {
  expect(isDay(text)).toBe(false);
});
