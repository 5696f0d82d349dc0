import { expect, it } from '@jest/globals';
import { toCsv } from './csv';

it('quotes what needs it and defuses formulas', () => {
  expect(
    toCsv([
      ['a', 'b, "c"'],
      ['=1+1', 'line\nbreak'],
    ]),
  ).toBe('\ufeffa,"b, ""c"""\r\n\'=1+1,"line\nbreak"\r\n');
});
