import { describe, expect, it } from '@jest/globals';
import { isDoubtfulSalary, salaryText } from './salary.js';

describe('what a posting pays (T45)', () => {
  it.each([
    [58_240, 71_000.5, 'year', '$58,240 to $71,000.50 a year'],
    [1_250_000, 1_250_000, 'year', '$1,250,000 a year'],
    [16.5, null, 'hour', 'From $16.50 an hour'],
    [null, 140, 'day', 'Up to $140 a day'],
    [null, null, 'year', ''],
  ] as const)('from %p to %p a %s reads "%s"', (salaryMin, salaryMax, salaryUnit, text) => {
    expect(salaryText({ salaryMin, salaryMax, salaryUnit })).toBe(text);
  });

  it.each([
    ['58.5', 'year', true],
    ['999.99', 'year', true],
    ['1000', 'year', false],
    ['', 'year', false],
    ['18.5', 'hour', false],
    ['150', 'day', false],
  ] as const)('%p a %s is doubtful: %p', (amount, unit, isDoubtful) => {
    expect(isDoubtfulSalary(amount, unit)).toBe(isDoubtful);
  });
});
