import { expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges';
import { describeChanges, endedReviews, isEmailChanged, listChanges } from './changes.js';

const BEFORE = {
  firstName: 'Joanne',
  lastName: 'Keller',
  email: 'jkeller@cdsd.example',
  privileges: [Privilege.ReviewApplicants],
  organizations: ['1', '2'],
};
const NAMES = { privilege: (id: number) => `privilege ${id}`, organization: (number: string) => `school ${number}` };

it('names new and ended rights, and nothing for what is only typed again', () => {
  expect(listChanges(BEFORE, { ...BEFORE, firstName: 'Joanne ', organizations: ['2', '1'] }, NAMES)).toEqual([]);
  const after = { ...BEFORE, lastName: 'Kemp', privileges: [Privilege.JobPosting], organizations: ['1', '3'] };
  expect(listChanges(BEFORE, after, NAMES)).toEqual([
    'the last name is new',
    'privilege 1 is new',
    'privilege 2 ends',
    'school 3 is new',
    'school 2 ends',
  ]);
});

it('says from when the changes count', () => {
  expect(describeChanges([])).toBe('');
  expect(describeChanges(['Reporting ends'])).toBe('Changed: Reporting ends. It counts from the next page they open.');
  expect(describeChanges(['A is new', 'B is new'])).toBe(
    'Changed: A is new, B is new. Both count from the next page they open.',
  );
  expect(describeChanges(['A', 'B', 'C'])).toContain('All count');
});

it('takes an address in other capitals for the same', () => {
  expect(isEmailChanged(BEFORE, { ...BEFORE, email: ' JKeller@cdsd.example' })).toBe(false);
  expect(isEmailChanged(BEFORE, { ...BEFORE, email: 'jk@cdsd.example' })).toBe(true);
});

it('ends all reviews with the privilege, and those of an organization with the organization', () => {
  const reviews = [
    { accountNumber: '1', jobs: 3 },
    { accountNumber: '2', jobs: 1 },
  ];
  expect(endedReviews(reviews, BEFORE, { ...BEFORE, privileges: [] })).toEqual(reviews);
  expect(endedReviews(reviews, BEFORE, { ...BEFORE, organizations: ['2'] })).toEqual([reviews[0]]);
  expect(endedReviews(reviews, { ...BEFORE, privileges: [] }, { ...BEFORE, privileges: [] })).toEqual([]);
});
