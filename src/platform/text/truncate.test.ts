import { expect, it } from '@jest/globals';
import { truncate } from './truncate.js';

it.each([
  ['abc', 5, 'abc'],
  ['abcdef', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['𐌰𐌰𐌰', 4, '𐌰𐌰'],
])('truncates %s to %i units', (text, max, expected) => {
  expect(truncate(text, max)).toBe(expected);
  expect(truncate(text, max).isWellFormed()).toBe(true);
});
