import { expect, it } from '@jest/globals';
import { numberOrText, readAmount } from './amount';

it.each([
  ...['58240', '58,240', '$58,240', '$ 58,240', '58240.00', '$58,240.00', 'US$58,240', 'USD 58240', '58,240 USD'],
  ...['58 240', '58\u00a0240', '58\u202f240', ' 58,240\n', '$58 240', '58,240 dollars', '５８，２４０', '$58240.0'],
])('an amount is read however it is written: %j', (text) => {
  expect(readAmount(text)).toBe('58240');
});

it.each([
  ['58240.5', '58240.5'],
  ['$16.50', '16.5'],
  ['1,234,567.89', '1234567.89'],
  ['0', '0'],
])('cents stay: %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each([
  ...['$50,000 - $55,000', '50,000 to 55,000', '50000/55000', '50k', '$50K', '50.000,00', '50.000', '5,00', '50,0000'],
  ...[
    '-50000',
    '($50,000)',
    '50000-',
    '$50,000/yr',
    '50,000 per year',
    'negotiable',
    '50,000+',
    '€50,000',
    '1e5',
    '.5',
  ],
  ...['50,000.005', '50, 000', '', '$', '50 00', '1/2', '12.50.00'],
])('what is not one amount is none: %j', (text) => {
  expect(readAmount(text)).toBeNull();
});

it.each([
  ['5', 5],
  [' 12\n', 12],
  ['0', 0],
  ['2.5', 2.5],
  ['007', 7],
])('years are a plain number: %j', (text, years) => {
  expect(numberOrText(text)).toBe(years);
});

it.each([
  ...[
    '1/2',
    '½',
    '5 years',
    '5+',
    '5-6',
    '~5',
    'five',
    'V',
    '1e1',
    '0x5',
    '1,5',
    '1,000',
    '.5',
    '5.',
    '-5',
    '+5',
    '5%',
  ],
  ...['٥', '５', '2019-2024', 'since 2019', '5y', '5 y 6 m', '5\u00a06', '', 'NaN', 'Infinity', '5\u20136'],
])('what is no plain number stays for its message: %j', (text) => {
  expect(numberOrText(text)).toBe(text);
});
