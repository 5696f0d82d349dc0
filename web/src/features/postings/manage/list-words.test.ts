import { describe, expect, it } from '@jest/globals';
import { areDatesIgnored, describeWindow, isOfAnyDate } from './date-window';
import { defaultFilters } from './filters';
import { describeOrder } from './sort-words';

const TODAY = '2026-11-22';
const NOTHING = defaultFilters(TODAY);
const ANY = { ...NOTHING, startDate: '', endDate: '' };

describe('the words of Manage Postings', () => {
  it('[W7.4] for the default dates', () => expect(describeWindow(NOTHING, TODAY)).toBe('Oct 22 – Nov 23'));

  it('for other dates, with the year of another year', () => {
    expect(describeWindow({ ...NOTHING, startDate: '2025-12-01' }, TODAY)).toBe('Dec 1, 2025 – Nov 23');
    expect(describeWindow({ ...NOTHING, endDate: '' }, TODAY)).toBe('from Oct 22');
    expect(describeWindow({ ...NOTHING, startDate: '' }, TODAY)).toBe('until Nov 23');
    expect(describeWindow(ANY, TODAY)).toBe('on any date');
  });

  it('for a Job Number, which is looked for in all dates', () => {
    const numbered = { ...NOTHING, jobNumber: '20388' };
    expect(describeWindow(numbered, TODAY)).toBe('on any date');
    expect([isOfAnyDate(numbered, TODAY), areDatesIgnored(numbered, TODAY)]).toEqual([true, true]);
    expect([isOfAnyDate(ANY, TODAY), areDatesIgnored({ ...ANY, jobNumber: '1' }, TODAY)]).toEqual([true, false]);
    expect(isOfAnyDate(NOTHING, TODAY)).toBe(false);
  });

  it('[W7.10] for each order, also the default one', () => {
    const order = (sortedBy: string | null, sortedAlgorithm: 'ASC' | 'DESC' = 'ASC') =>
      describeOrder({ sortedBy, sortedAlgorithm });
    expect(order(null)).toBe('sorted by Expires, earliest first');
    expect(order('nonsense')).toBe('sorted by Expires, earliest first');
    expect(order('job.endDate', 'DESC')).toBe('sorted by Expires, latest first');
    expect(order('organization.accountName')).toBe('sorted by Organization, A to Z');
    expect(order('job.title', 'DESC')).toBe('sorted by Title, Z to A');
    expect(order('job.status', 'DESC')).toBe('sorted by Status, Closed first');
  });
});
