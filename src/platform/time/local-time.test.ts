import { expect, it } from '@jest/globals';
import { addLocalDays, endOfLocalDay, localFileTime, secondAround } from './local-time.js';

it.each([
  ['2026-11-24', 3, '2026-11-27'],
  ['2026-10-30', 3, '2026-11-02'],
  ['2026-11-02', -3, '2026-10-30'],
  ['2026-03-07', 1, '2026-03-08'],
])('the end of %s and %s days is the end of %s, also where clocks change', (day, days, expected) => {
  expect(addLocalDays(endOfLocalDay(day), days)).toEqual(endOfLocalDay(expected));
});

it.each([
  ['2026-11-02T04:59:59.000Z', '2026-11-02T04:59:59.000Z', '2026-11-02T04:59:59.000Z'],
  ['2026-11-02T04:59:59.001Z', '2026-11-02T04:59:59.000Z', '2026-11-02T05:00:00.000Z'],
  ['2026-11-02T04:59:59.999Z', '2026-11-02T04:59:59.000Z', '2026-11-02T05:00:00.000Z'],
])('%s is in the second from %s to %s', (instant, begin, end) => {
  expect(secondAround(new Date(instant))).toEqual({ begin: new Date(begin), end: new Date(end) });
});

it.each([
  ['2026-11-25T22:07:09.999Z', '2026-11-25 17-07-09'],
  ['2026-07-01T04:00:00.000Z', '2026-07-01 00-00-00'],
])('%s is %s in the name of a file', (instant, expected) => {
  expect(localFileTime(new Date(instant))).toBe(expected);
});
