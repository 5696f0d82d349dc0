import { expect, it } from '@jest/globals';
import { joinWords } from './join-words.js';

it('words are joined as a sentence has them, also words with commas', () => {
  expect(joinWords([])).toBe('');
  expect(joinWords(['Teacher, English'])).toBe('Teacher, English');
  expect(joinWords(['a', 'b'])).toBe('a and b');
  expect(joinWords(['a', 'b', 'c'])).toBe('a, b and c');
  expect(joinWords(['Teacher, English', 'Attorney'])).toBe('Teacher, English; Attorney');
});
