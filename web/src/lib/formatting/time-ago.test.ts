import { expect, it } from '@jest/globals';
import { timeAgo } from './time-ago';

const NOW = new Date('2026-11-27T19:41:00Z');

it.each([
  ['2026-11-27T19:40:30Z', '2:40 PM, just now'],
  ['2026-11-27T19:41:20Z', '2:41 PM, just now'],
  ['2026-11-27T19:39:10Z', '2:39 PM, a minute ago'],
  ['2026-11-27T18:42:00Z', '1:42 PM, 59 minutes ago'],
  ['2026-11-27T18:41:00Z', '1:41 PM, an hour ago'],
  ['2026-11-26T19:42:00Z', '2:42 PM, 23 hours ago'],
  ['2026-11-26T19:41:00Z', 'November 26, 2026, 2:41 PM'],
])('tells when %s was', (moment, words) => {
  expect(timeAgo(moment, NOW)).toBe(words);
});
