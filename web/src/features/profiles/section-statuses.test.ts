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
  isPreferencesCompleted: true,
  isEducationCompleted: true,
  isCareerCompleted: true,
  isReferencesCompleted: true,
  isSupportingDocumentsCompleted: true,
  referencesDetails: [reference, reference, reference],
};

describe('(U27) the section statuses of the profile', () => {
  it('report complete sections', () => {
    const statuses = Object.values(sectionStatuses(complete));
    expect(statuses.map(({ text, isComplete }) => [text, isComplete])).toEqual(Array(6).fill(['Complete', true]));
  });

  it.each<[keyof ReturnType<typeof sectionStatuses>, Partial<typeof complete>, string]>([
    ['contact', { isContactDetailsCompleted: false }, 'Something missing'],
    ['preferences', { isPreferencesCompleted: false }, 'Not saved yet'],
    ['education', { isEducationCompleted: false }, 'No entry yet'],
    ['career', { isCareerCompleted: false }, 'No entry yet'],
    [
      'references',
      { isReferencesCompleted: false, referencesDetails: [reference, reference] },
      '2 of 3 references saved',
    ],
    ['documents', { isSupportingDocumentsCompleted: false }, 'No resume yet'],
  ])('report what %s is missing', (section, change, text) => {
    expect(sectionStatuses({ ...complete, ...change })[section]).toMatchObject({ text, isComplete: false });
  });
});
