import type { PreferencesRequest } from '../contract/api/preferences.js';

/** Preferences without the positions, and without ZIP code and distance, which the account has (T39). */
export type StoredPreferences = Omit<PreferencesRequest, 'positions' | 'zipCode' | 'searchDistance' | 'version'>;

export const NO_PREFERENCES: StoredPreferences = {
  location: '',
  districtSize: '',
  centralOfficeExperience: 0,
  superintendentExperience: 0,
  substituteSuperintendent: 0,
  doctorate: 0,
  nonTraditional: 0,
  annualBudget: '',
  schoolsNumber: '',
  teachersNumber: '',
  currentPupils: '',
  nonCertifiedStaffNumber: '',
  adminSupervisoryStaffNumber: '',
};
