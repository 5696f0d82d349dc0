import { expect, it } from '@jest/globals';
import { groupAmount, numberOrText, readAmount } from './amount';

it.each([
  '58240',
  '58,240',
  '$58,240',
  '$ 58,240',
  '58240.00',
  '$58,240.00',
  'US$58,240',
  'USD 58240',
  '58,240 USD',
  '58 240',
  '58\u00a0240',
  '58\u202f240',
  ' 58,240\n',
  '$58 240',
  '58,240 dollars',
  '５８，２４０',
  '$58240.0',
])('an amount is read however it is written: %j', (text) => {
  expect(readAmount(text)).toBe('58240');
});

it.each([
  ['58240.5', '58240.5'],
  ['$16.50', '16.5'],
  ['1,234,567.89', '1234567.89'],
  ['0', '0'],
  ['000', '0'],
  ['007.10', '7.1'],
  ['58,240.', '58240'],
  ['12345678901234567', '12345678901234567'],
  ['99,999,999,999,999.99', '99999999999999.99'],
  ['\u202a$58,240.50\u202c', '58240.5'],
])('cents stay: %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each([
  '$50,000 - $55,000',
  '50,000 to 55,000',
  '50000/55000',
  '50k',
  '$50K',
  '50.000,00',
  '50.000',
  '5,00',
  '50,0000',
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
  '58240¹',
  '$58240²',
  '①②',
  '½',
  '٥٠٠٠٠',
  '50,000.00 - 55,000.00',
  '$52,000.00 per yr.',
  '1.234.567',
  'about 50',
  '50,000.005',
  '50, 000',
  '',
  '$',
  '50 00',
  '1/2',
  '12.50.00',
])('what is not one amount is none: %j', (text) => {
  expect(readAmount(text)).toBeNull();
});

it.each([
  ['58240.5', '58,240.50'],
  ['0', '0.00'],
  ['12345678901234567', '12,345,678,901,234,567.00'],
  ['999', '999.00'],
  ['50k', '50k'],
  ['', ''],
  ['58240.505', '58240.505'],
])('%j is shown as %j', (amount, shown) => {
  expect(groupAmount(amount)).toBe(shown);
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
  '٥',
  '５',
  '2019-2024',
  'since 2019',
  '5y',
  '5 y 6 m',
  '5\u00a06',
  '',
  'NaN',
  'Infinity',
  '5\u20136',
])('what is no plain number stays for its message: %j', (text) => {
  expect(numberOrText(text)).toBe(text);
});
