import { describe, expect, it } from '@jest/globals';
import { ManagedFilters } from '../../../../../modules/postings/contract/api-queries';
import { approvalFilters, defaultFilters, filtersText, fromSearch, toSearch } from './filters';

const TODAY = '2026-11-21';
const sent = (filters: Parameters<typeof filtersText>[0]) => ManagedFilters.parse(JSON.parse(filtersText(filters)));

describe('the search of Manage Postings', () => {
  it('[W7.4] begins with listings that started from a month ago to tomorrow', () => {
    expect(defaultFilters(TODAY)).toMatchObject({ startDate: '2026-10-21', endDate: '2026-11-22' });
    expect(defaultFilters('2027-01-01')).toMatchObject({ startDate: '2026-12-01', endDate: '2027-01-02' });
  });

  it('[W7.14, W20.1] sends day start and day end of Pennsylvania in UTC, in summer and in winter', () => {
    const { startDate, endDate } = sent(defaultFilters(TODAY));
    expect(startDate).toBe('2026-10-21T04:00:00.000Z');
    expect(endDate).toBe('2026-11-23T04:59:59.999Z');
  });

  it('[W7.14] keeps day bounds on the days the clocks change', () => {
    const changes = (day: string) => sent({ ...defaultFilters(TODAY), startDate: day, endDate: day });
    expect(changes('2026-03-08').startDate).toBe('2026-03-08T05:00:00.000Z');
    expect(changes('2026-03-08').endDate).toBe('2026-03-09T03:59:59.999Z');
    expect(changes('2026-11-01').startDate).toBe('2026-11-01T04:00:00.000Z');
    expect(changes('2026-11-01').endDate).toBe('2026-11-02T04:59:59.999Z');
  });

  it('[W7.13] sends names, ids and numbers as the server takes them', () => {
    const filters = { ...defaultFilters(TODAY), title: 'Teacher', county: ['22', 'x'], statuses: ['open', 'nonsense'] };
    expect(sent(filters)).toMatchObject({ title: 'Teacher', county: [22], statuses: ['open'] });
  });

  it('(U37) stands in the address as far as it differs from the defaults, and comes back from it', () => {
    expect(toSearch(defaultFilters(TODAY), TODAY).toString()).toBe('');
    const searched = { ...defaultFilters(TODAY), city: 'York', iu: ['12', '13'], startDate: '', endDate: '2026-12-31' };
    expect(fromSearch(toSearch(searched, TODAY), TODAY)).toEqual(searched);
  });

  it('the approval list has every posting that waits, whenever it starts', () => {
    const filters = sent(approvalFilters(TODAY));
    expect(filters).toMatchObject({ statuses: ['pendingApproval'], startDate: null, endDate: null });
  });
});
