import { describe, expect, it } from '@jest/globals';
import { counted, daysLeft, fileSize, inputDate, isSoon, momentText, money, postedAgo, shortDate } from './format';

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

  it('[W9.7] says how long there is left, in words also when it is soon (U11)', () => {
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
    expect(momentText(moment)).toBe(text);
  });
});

describe('amounts', () => {
  it('[W20.3] writes US dollars', () => {
    expect(money(58240)).toBe('$58,240.00');
    expect(money('1234.5')).toBe('$1,234.50');
    expect(money(0)).toBe('$0.00');
    expect(money('123456789012345678901234567890')).toBe('$123,456,789,012,345,678,901,234,567,890.00');
  });

  it('[W20.4] gives back what is no number, and "0.00" for nothing', () => {
    expect(money('negotiable')).toBe('negotiable');
    expect(money(null)).toBe('0.00');
    expect(money('')).toBe('0.00');
  });

  it('counts and sizes in words', () => {
    expect(counted(1, 'job')).toBe('1 job');
    expect(counted(2418, 'job')).toBe('2,418 jobs');
    expect(fileSize(184_000)).toBe('184 KB');
    expect(fileSize(2_400_000)).toBe('2.4 MB');
  });
});
