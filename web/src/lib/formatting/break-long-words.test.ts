import { expect, it } from '@jest/globals';
import { breakLongWords } from './break-long-words';

it('leaves ordinary words alone, and lets the others break', () => {
  for (const text of ['', 'Superintendent of Schools', 'Teacher, K-12/Telecommunications', 'a'.repeat(24)])
    expect(breakLongWords(text)).toBe(text);
  expect(breakLongWords(`an ${'x'.repeat(50)} end`)).toBe(`an ${'x'.repeat(24)}\u200b${'x'.repeat(24)}\u200bxx end`);
});
