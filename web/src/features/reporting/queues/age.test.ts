import { expect, it } from '@jest/globals';
import { describeAge } from './age';

it.each([
  [0.4, '0 seconds'],
  [1.9, '1 second'],
  [59.9, '59 seconds'],
  [60, '1 minute'],
  [7_300, '2 hours'],
  [200_000, '2 days'],
])('an age of %d seconds is called %s', (seconds, words) => {
  expect(describeAge(seconds)).toBe(words);
});
