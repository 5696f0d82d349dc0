import { describe, expect, it } from '@jest/globals';
import { expandGroupEntries, filterGroupEntries, withGroupEntries } from './group-choice';

const option = (label: string) => ({ value: label.toLowerCase(), label });
const GROUPS = [
  { group: 'Professional', options: ['Teacher, Art', 'Teacher, Special Education', 'Speech Therapist'].map(option) },
  { group: 'Support', options: ['Aide, Special Education', 'Custodian'].map(option) },
];
const labels = (search: string, chosen: string[] = []) =>
  filterGroupEntries(chosen)({ options: withGroupEntries(GROUPS, chosen), search, limit: 100 }).flatMap((item) =>
    'items' in item ? item.items.map(({ label }) => label) : [item.label],
  );

describe('a list whose groups can be chosen', () => {
  it('begins each group with an entry for all of it', () => {
    expect(labels('')).toEqual([
      'All Professional (3)',
      'Teacher, Art',
      'Teacher, Special Education',
      'Speech Therapist',
      'All Support (2)',
      'Aide, Special Education',
      'Custodian',
    ]);
  });

  it('offers all that a search finds, across groups, if it finds several', () => {
    expect(labels('special edu')).toEqual([
      'All 2 that match',
      'Teacher, Special Education',
      'Aide, Special Education',
    ]);
    expect(labels('custod')).toEqual(['Custodian']);
    expect(labels('all prof')).toEqual([]);
  });

  it('says that an entry removes what is chosen already', () => {
    const chosen = ['teacher, special education', 'aide, special education', 'custodian'];
    expect(labels('', chosen)[4]).toBe('Remove all Support (2)');
    expect(labels('', chosen)[0]).toBe('All Professional (3)');
    expect(labels('special edu', chosen)[0]).toBe('Remove all 2 that match');
  });

  it('adds what an entry stands for, and removes it when all of it is chosen', () => {
    const all = ['teacher, art', 'teacher, special education', 'speech therapist'];
    expect(expandGroupEntries(['custodian', 'teacher, art', 'group:Professional'], GROUPS, '')).toEqual([
      'custodian',
      ...all,
    ]);
    expect(expandGroupEntries(['custodian', ...all, 'group:Professional'], GROUPS, '')).toEqual(['custodian']);
    expect(expandGroupEntries(['found:'], GROUPS, ' Special')).toEqual([
      'teacher, special education',
      'aide, special education',
    ]);
    expect(expandGroupEntries(['custodian'], GROUPS, '')).toEqual(['custodian']);
  });
});
