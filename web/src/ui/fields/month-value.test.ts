import { describe, expect, it } from '@jest/globals';
import { monthParts, monthValue, yearChoices } from './month-value';

describe('the value of a month field', () => {
  it.each([
    ['March 2020', { month: 'March', year: '2020' }],
    ['March', { month: 'March', year: '' }],
    ['2020', { month: '', year: '2020' }],
    ['', { month: '', year: '' }],
  ])('keeps what was chosen of %j', (value, parts) => {
    expect(monthParts(value)).toEqual(parts);
    expect(monthValue(parts.month, parts.year)).toBe(value);
  });
});

describe('the years of a month field [W20.8]', () => {
  it('are this one and 75 before', () => {
    const years = yearChoices(2026, '');
    expect(years).toHaveLength(76);
    expect([years[0], years.at(-1)]).toEqual(['2026', '1951']);
    expect(yearChoices(2026, '1951')).toEqual(years);
  });

  it('include a chosen one that is older or later, in its order', () => {
    expect(yearChoices(2026, '1949').slice(-2)).toEqual(['1951', '1949']);
    expect(yearChoices(2026, '2027').slice(0, 2)).toEqual(['2027', '2026']);
  });
});
