import { describe, expect, it } from '@jest/globals';
import type { PreferencesResponse } from '#modules/profiles/contract/api/preferences';
import { districtSizesOf, experiencesOf, regionsOf, toValues, withExperience } from './preferences-values';

const STORED: PreferencesResponse = {
  positions: [{ id: 'a', name: 'School Nurse', type: 'Professional' }],
  location: 'Northwest, Statewide',
  districtSize: '2,500 - 5,000, No Preference',
  zipCode: '17101',
  searchDistance: null,
  centralOfficeExperience: 1,
  superintendentExperience: 1,
  substituteSuperintendent: 0,
  doctorate: 0,
  nonTraditional: 1,
  annualBudget: '5',
  schoolsNumber: '7',
  teachersNumber: '',
  currentPupils: '',
  nonCertifiedStaffNumber: '',
  adminSupervisoryStaffNumber: '',
};

describe('values of the preferences', () => {
  it('come from what is stored, with a distance where there is none', () => {
    expect(toValues(STORED)).toMatchObject({ positions: ['a'], searchDistance: 25, annualBudget: '5' });
  });

  it('split regions and sizes, which hold commas', () => {
    expect(regionsOf(STORED)).toEqual(['Northwest', 'Statewide']);
    expect(districtSizesOf(STORED)).toEqual(['2,500 - 5,000', 'No Preference']);
  });

  it('name the ticked experiences', () => {
    expect(experiencesOf(STORED)).toEqual(['Central Office', 'Superintendent', 'Non-traditional']);
  });

  it('[W2.28] keep the figures while one experience asks for them, and drop them with the last one', () => {
    const one = withExperience(toValues(STORED), 'centralOfficeExperience', false);
    expect(one).toMatchObject({ annualBudget: '5', schoolsNumber: '7' });
    expect(withExperience(one, 'superintendentExperience', false)).toMatchObject({
      annualBudget: '',
      schoolsNumber: '',
    });
  });
});
