import { EXPERIENCE_TYPES } from '../contract/api/experience-types.js';
import type { Career } from '../contract/api/history.js';
import { PREFERENCE_REGIONS } from '../contract/api/preferences.js';
import { NO_PREFERENCES, type StoredPreferences } from '../domain/preferences.js';
import { demoCareer, demoContact } from './demo-profile.js';

/** Numbers of samples. Preferences have a number of their own, so that all combinations occur. */
const CONTACTS = 4;
const CAREERS = EXPERIENCE_TYPES.length;
const PREFERENCES = 35;

/** Different contact details, preferences and careers, so that filters of reports leave parts of the accounts. */
export const bulkSamples = () => ({
  contacts: numbers(CONTACTS).map((index) => demoContact(index, 'Each', 'Person')),
  preferences: numbers(PREFERENCES).map(preferencesOf),
  careers: numbers(CAREERS).map(careersOf),
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function preferencesOf(index: number): StoredPreferences {
  const isEvery = (count: number) => (index % count === 0 ? 1 : 0);
  const regions = [index % PREFERENCE_REGIONS.length, (index * 3 + 1) % PREFERENCE_REGIONS.length];
  return {
    ...NO_PREFERENCES,
    location: PREFERENCE_REGIONS.filter((_, at) => regions.includes(at)).join(', '),
    centralOfficeExperience: isEvery(9),
    superintendentExperience: isEvery(12),
    substituteSuperintendent: isEvery(10),
    doctorate: isEvery(6),
    nonTraditional: isEvery(5),
  };
}

function careersOf(index: number): Career[] {
  const [current, ...former] = demoCareer(index).careers;
  return current ? [{ ...current, typeOfExperience: EXPERIENCE_TYPES[index] ?? '' }, ...former] : former;
}
