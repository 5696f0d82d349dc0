import { describe, expect, it } from '@jest/globals';
import { ManagedFilters } from '#modules/postings/contract/api/queries';
import {
  approvalFilters,
  defaultFilters,
  type Filters,
  filtersToSearch,
  parseFilters,
  serializeFilters,
  withChanges,
} from './filters';

const TODAY = '2026-11-21';
const sent = (filters: Filters) => ManagedFilters.parse(JSON.parse(serializeFilters(filters, TODAY)));

describe('the filters of Manage Postings', () => {
  it('[W7.4] default to listings that start from a month ago to tomorrow', () => {
    expect(defaultFilters(TODAY)).toMatchObject({ startDate: '2026-10-21', endDate: '2026-11-22' });
    expect(defaultFilters('2026-03-31')).toMatchObject({ startDate: '2026-02-28', endDate: '2026-04-01' });
    expect(defaultFilters('2027-01-01')).toMatchObject({ startDate: '2026-12-01', endDate: '2027-01-02' });
  });

  it('[W7.14, W20.1] send day start and day end of Pennsylvania in UTC, in summer and in winter', () => {
    const { startDate, endDate } = sent(defaultFilters(TODAY));
    expect(startDate).toBe('2026-10-21T04:00:00.000Z');
    expect(endDate).toBe('2026-11-23T04:59:59.999Z');
  });

  it('[W7.14] send correct day bounds on days with a clock change', () => {
    const changes = (day: string) => sent({ ...defaultFilters(TODAY), startDate: day, endDate: day });
    expect(changes('2026-03-08').startDate).toBe('2026-03-08T05:00:00.000Z');
    expect(changes('2026-03-08').endDate).toBe('2026-03-09T03:59:59.999Z');
    expect(changes('2026-11-01').startDate).toBe('2026-11-01T04:00:00.000Z');
    expect(changes('2026-11-01').endDate).toBe('2026-11-02T04:59:59.999Z');
  });

  it("[W7.13] send names, ids and numbers in the server's format", () => {
    const filters = { ...defaultFilters(TODAY), title: 'Teacher', county: ['22', 'x'], statuses: ['open', 'nonsense'] };
    expect(sent(filters)).toMatchObject({ title: 'Teacher', county: [22], statuses: ['open'] });
  });

  it('keep what is typed and not applied when another filter is removed (U29)', () => {
    const before = { ...defaultFilters(TODAY), city: 'Hershey', statuses: ['open'] };
    const after = { ...before, city: '', startDate: '' };
    const typed = { ...before, title: 'nurse', city: 'Hershey Park', statuses: ['open', 'filled'] };
    expect(withChanges(typed, before, after)).toEqual({ ...typed, city: '', startDate: '' });
  });

  it('omit unchanged default dates with a job number', () => {
    const numbered = { ...defaultFilters(TODAY), jobNumber: ' HBG-7 ' };
    expect(sent(numbered)).toMatchObject({ jobNumber: 'HBG-7', startDate: null, endDate: null });
    expect(sent({ ...numbered, startDate: '2026-01-01' })).toMatchObject({
      startDate: '2026-01-01T05:00:00.000Z',
      endDate: null,
    });
    expect(sent({ ...numbered, jobNumber: ' ' })).toMatchObject({ startDate: '2026-10-21T04:00:00.000Z' });
  });

  it('(U37) are written to the URL where they differ from the defaults, and parsed from it', () => {
    expect(filtersToSearch(defaultFilters(TODAY), TODAY).toString()).toBe('');
    expect(parseFilters(new URLSearchParams('positions=x'), TODAY)).toEqual(defaultFilters(TODAY));
    const searched = { ...defaultFilters(TODAY), city: 'York', iu: ['12', '13'], startDate: '', endDate: '2026-12-31' };
    expect(parseFilters(filtersToSearch(searched, TODAY), TODAY)).toEqual(searched);
  });

  it('keep the default for a day in the URL that is none', () => {
    for (const day of ['nonsense', '2026-13-01', '2026-02-30', '21'])
      expect(parseFilters(new URLSearchParams({ startDate: day }), TODAY).startDate).toBe('2026-10-21');
  });

  it('for the approval queue include every pending posting, whatever its start', () => {
    const filters = sent(approvalFilters(TODAY));
    expect(filters).toMatchObject({ statuses: ['pendingApproval'], startDate: null, endDate: null });
  });
});
