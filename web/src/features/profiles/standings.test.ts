import { describe, expect, it } from '@jest/globals';
import { standings } from './standings';

const reference = {
  firstName: 'Carol',
  lastName: 'Nolt',
  yearsKnown: 4,
  organizationName: '',
  position: '',
  phoneNumber: '(717)555-0100',
};
const complete = {
  isContactDetailsCompleted: true,
  isReferencesCompleted: true,
  isSupportingDocumentsCompleted: true,
  referencesDetails: [reference, reference, reference],
};
const texts = (change: Partial<typeof complete>) =>
  Object.values(standings({ ...complete, ...change })).map(({ text, isComplete }) => [text, isComplete]);

describe('(U27) the index of the profile', () => {
  it('says what is complete', () => {
    expect(texts({})).toEqual(Array(3).fill(['Complete', true]));
  });

  it('says what a section still wants', () => {
    expect(texts({ isContactDetailsCompleted: false })[0]).toEqual(['Something missing', false]);
    expect(texts({ isReferencesCompleted: false, referencesDetails: [reference, reference] })[1]).toEqual([
      '2 of 3 references',
      false,
    ]);
    expect(texts({ isSupportingDocumentsCompleted: false })[2]).toEqual(['No resume yet', false]);
  });
});
