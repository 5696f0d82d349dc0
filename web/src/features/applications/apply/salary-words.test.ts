import { expect, it } from '@jest/globals';
import { salaryInWords } from './salary-words';

it.each([
  ['94500', 'ninety-four thousand five hundred dollars'],
  ['94500.00', 'ninety-four thousand five hundred dollars'],
  ['58.5', 'fifty-eight dollars and fifty cents'],
  ['5.999', 'six dollars'],
  ['0', 'zero dollars'],
])('%s is %s', (amount, words) => {
  expect(salaryInWords(amount)).toBe(words);
});

it('has words for the thirty digits that are allowed', () => {
  expect(salaryInWords('9'.repeat(30))).toMatch(/^nine hundred ninety-nine octillion .* dollars$/);
});
