import { describe, expect, it } from '@jest/globals';
import {
  daysLeft,
  formatCurrency,
  formatDateTime,
  formatFileSize,
  formatPhone,
  inputDate,
  isSoon,
  pluralize,
  postedAgo,
  shortDate,
  waitingTime,
} from './format';

/** Noon in Pennsylvania. */
const now = new Date('2026-11-21T17:00:00Z');

describe('dates', () => {
  it('[P3.4] counts calendar days in Pennsylvania since a job was posted', () => {
    expect(postedAgo('2026-11-21T05:00:00Z', now)).toBe('Today');
    expect(postedAgo('2026-11-21T04:59:59Z', now)).toBe('1 Day Ago');
    expect(postedAgo('2026-11-18T05:00:00Z', now)).toBe('3 Days Ago');
    expect(postedAgo('2026-11-22T05:00:00Z', now)).toBe('Today');
  });

  it('[P3.4] counts whole days over the change to winter time', () => {
    expect(postedAgo('2026-10-31T04:00:00Z', new Date('2026-11-02T05:00:00Z'))).toBe('2 Days Ago');
  });

  it('[P3.5, W20.1] shows a deadline as MM/DD/YYYY of the local day', () => {
    expect(shortDate('2026-12-05T04:59:59Z')).toBe('12/04/2026');
    expect(inputDate('2026-12-05T04:59:59Z')).toBe('2026-12-04');
    expect(inputDate(null)).toBe('');
  });

  it('[W9.7] shows the remaining time in words (U11)', () => {
    expect(daysLeft('2026-11-22T04:59:59Z', now)).toBe('Today');
    expect(daysLeft('2026-11-23T04:59:59Z', now)).toBe('1 day left');
    expect(daysLeft('2026-12-05T04:59:59Z', now)).toBe('13 days left');
    expect(daysLeft('2026-11-21T04:59:59Z', now)).toBe('No longer accepting applications');
    expect(isSoon('2026-11-27T04:59:59Z', now)).toBe(true);
    expect(isSoon('2026-11-28T04:59:59Z', now)).toBe(false);
  });

  it.each([
    ['2026-11-01T18:05:09Z', 'November 1st 2026, 1:05:09 pm'],
    ['2026-11-02T05:00:00Z', 'November 2nd 2026, 12:00:00 am'],
    ['2026-11-03T17:00:00Z', 'November 3rd 2026, 12:00:00 pm'],
    ['2026-11-11T17:00:00Z', 'November 11th 2026, 12:00:00 pm'],
    ['2026-11-22T17:00:00Z', 'November 22nd 2026, 12:00:00 pm'],
  ])('[W20.2] writes %s as %s', (moment, text) => {
    expect(formatDateTime(moment)).toBe(text);
  });
});

describe('amounts', () => {
  it('[W20.3] formats US dollars', () => {
    expect(formatCurrency(58240)).toBe('$58,240.00');
    expect(formatCurrency('1234.5')).toBe('$1,234.50');
    expect(formatCurrency(0)).toBe('$0.00');
    expect(formatCurrency('123456789012345678901234567890')).toBe('$123,456,789,012,345,678,901,234,567,890.00');
  });

  it('[W20.4] returns non-numbers unchanged, and "0.00" for no value', () => {
    expect(formatCurrency('negotiable')).toBe('negotiable');
    expect(formatCurrency(null)).toBe('0.00');
    expect(formatCurrency('')).toBe('0.00');
  });

  it('formats counts and sizes', () => {
    expect(pluralize(1, 'job')).toBe('1 job');
    expect(pluralize(2418, 'job')).toBe('2,418 jobs');
    expect([1, 184 * 1024, 2.4 * 1024 ** 2, 10 * 1024 ** 2].map(formatFileSize)).toEqual([
      '1 KB',
      '184 KB',
      '2.4 MB',
      '10.0 MB',
    ]);
  });
});

it('reports the waiting time in calendar days', () => {
  const now = '2026-11-22T17:00:00.000Z';
  expect(waitingTime('2026-11-22T15:00:00.000Z', now)).toBe('waiting since today');
  expect(waitingTime('2026-11-21T15:00:00.000Z', now)).toBe('waiting 1 day');
  expect(waitingTime('2026-11-19T15:00:00.000Z', now)).toBe('waiting 3 days');
});

it.each([
  ['(717) 555-0134', '(717)555-0134'],
  ['(717)555-0134', '(717)555-0134'],
  ['717.555.0134', '(717)555-0134'],
  ['+1 717-555-0134', '(717)555-0134'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['(717) 555-0134 ext. 5', '(717) 555-0134 ext. 5'],
])('writes the phone number %s as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});
