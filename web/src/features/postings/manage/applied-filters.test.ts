import { describe, expect, it } from '@jest/globals';
import type { ReferenceData } from '../reference-data';
import { appliedFilters, countFilters, countFolded, needsReferenceData, withoutChips } from './applied-filters';
import { defaultFilters } from './filters';

const TODAY = '2026-11-21';
const NOTHING = defaultFilters(TODAY);
const REFERENCE_DATA = {
  organizations: [{ accountNumber: '115', label: 'Camp Hill School District' }],
  positions: [{ id: 'p1', name: 'School Nurse' }],
  counties: [{ value: '22', label: 'Dauphin' }],
} as unknown as ReferenceData;

const words = (changes: Partial<typeof NOTHING>, referenceData: ReferenceData | undefined = REFERENCE_DATA) =>
  appliedFilters({ ...NOTHING, ...changes }, referenceData).map((filter) => filter.words);

describe('the applied filters of Manage Postings', () => {
  it('are none by default, whatever the dates', () => {
    expect(words({})).toEqual([]);
    expect(words({ startDate: '', endDate: '2026-12-31', title: ' ' })).toEqual([]);
  });

  it('are named in the order of the form, with the names of their values', () => {
    const all = {
      jobNumber: ' 20388 ',
      title: 'nurse',
      city: 'Hershey',
      organizations: ['115'],
      positions: ['p1'],
      statuses: ['open', 'pendingApproval'],
      iu: ['12', '13', '15'],
      county: ['22'],
    };
    expect(words(all)).toEqual([
      'Job Number: 20388',
      'Title: nurse',
      'Organization: Camp Hill School District',
      'Status: Open, Pending Approval',
      'City: Hershey',
      'Position: School Nurse',
      'IU: 12, 13, 15',
      'County: Dauphin',
    ]);
  });

  it('count what would be too long, and wait for names', () => {
    expect(words({ iu: ['1', '2', '3', '4'] })).toEqual(['IU: 1, 2, 3, 4']);
    expect(words({ iu: ['1', '2', '3', '4', '5'] })).toEqual(['IU: 1, 2, 3 and 2 more']);
    expect(appliedFilters({ ...NOTHING, organizations: ['115'] }, undefined)[0]?.words).toBe('Organization: …');
    expect(words({ organizations: ['999'] })).toEqual(['Organization: 999']);
    expect(needsReferenceData({ ...NOTHING, county: ['22'] })).toBe(true);
    expect(needsReferenceData({ ...NOTHING, iu: ['12'], statuses: ['open'], city: 'York' })).toBe(false);
  });

  it('are removed one by one, or all but the dates', () => {
    const filters = { ...NOTHING, title: 'nurse', iu: ['12'], startDate: '' };
    const [title, iu] = appliedFilters(filters, REFERENCE_DATA);
    expect(title?.without).toEqual({ ...filters, title: '' });
    expect(iu?.without).toEqual({ ...filters, iu: [] });
    expect(withoutChips(filters, TODAY)).toEqual({ ...NOTHING, startDate: '' });
  });

  it('are counted, those of "More filters" by themselves', () => {
    const filters = { ...NOTHING, title: 'nurse', statuses: ['open'], iu: ['12', '13'], endDate: '' };
    expect(countFolded({ ...filters, endDate: '2026-12-31' }, TODAY)).toBe(2);
    expect(countFilters({ ...filters, endDate: '2026-12-31' }, TODAY)).toBe(4);
    // A date that is cleared leaves nothing out.
    expect(countFolded(filters, TODAY)).toBe(1);
    expect(countFilters({ ...NOTHING, startDate: '', endDate: '' }, TODAY)).toBe(0);
    expect(countFilters(NOTHING, TODAY)).toBe(0);
  });
});
