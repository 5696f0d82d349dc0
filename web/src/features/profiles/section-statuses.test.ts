import { describe, expect, it } from '@jest/globals';
import { sectionStatuses } from './section-statuses';

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
  Object.values(sectionStatuses({ ...complete, ...change })).map(({ text, isComplete }) => [text, isComplete]);

describe('(U27) the section statuses of the profile', () => {
  it('report complete sections', () => {
    expect(texts({})).toEqual(Array(3).fill(['Complete', true]));
  });

  it('report what a section is missing', () => {
    expect(texts({ isContactDetailsCompleted: false })[0]).toEqual(['Something missing', false]);
    expect(texts({ isReferencesCompleted: false, referencesDetails: [reference, reference] })[1]).toEqual([
      '2 of 3 references saved',
      false,
    ]);
    expect(texts({ isSupportingDocumentsCompleted: false })[2]).toEqual(['No resume yet', false]);
  });
});
