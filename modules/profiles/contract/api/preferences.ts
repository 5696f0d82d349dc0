import { z } from 'zod';
import { searchDistanceField, zipCodeField } from '#modules/identity/contract/api/settings.js';
import { DISTRICT_SIZES, GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { optionalLine } from '#modules/shared/text.js';
import { Flag, sectionVersion } from './fields.js';

/** Regions of the preferences, in the order of W2.23. */
export const PREFERENCE_REGIONS = (['NW', 'NC', 'NE', 'SW', 'SC', 'SE', 'ST'] as const).map(
  (code) => GEOGRAPHY_NAMES[code],
);

/** Lengths in characters; `positions` counts entries. */
export const PREFERENCE_LIMITS = { positions: 50, figure: 50 } as const;

export const PREFERENCE_MESSAGES = {
  region: 'Please, select a region of the list',
  districtSize: 'Please, select a district size of the list',
  positions: 'Please, choose at most 50 positions',
  position: 'This position is no longer in the list. Please, remove it',
} as const;

/** Experience flags with their labels, in page order (W2.26). */
export const EXPERIENCES = {
  centralOfficeExperience: 'Central Office',
  superintendentExperience: 'Superintendent',
  substituteSuperintendent: 'Substitute superintendent',
  doctorate: 'Doctorate',
  nonTraditional: 'Non-traditional',
} as const;
export type Experience = keyof typeof EXPERIENCES;

/** Budget, staff and pupil fields with their labels, in page order (W2.27). */
export const FIGURES = {
  annualBudget: 'Annual budget',
  schoolsNumber: 'Schools',
  teachersNumber: 'Teachers',
  currentPupils: 'Current pupils',
  nonCertifiedStaffNumber: 'Non-certified staff',
  adminSupervisoryStaffNumber: 'Administrative and supervisory staff',
} as const;
export type Figure = keyof typeof FIGURES;

/** Whether the figures apply (W2.28). */
export const asksForFigures = (preferences: Pick<Record<Experience, Flag>, FigureExperience>) =>
  Boolean(preferences.centralOfficeExperience || preferences.superintendentExperience);
type FigureExperience = 'centralOfficeExperience' | 'superintendentExperience';

/** Splits text that joins `choices` by commas, which choices may contain; null if there is another word in it. */
export function splitChoices(text: string, choices: readonly string[]): string[] | null {
  const found = new Set<string>();
  let rest = text.trim();
  while (rest) {
    const choice = choices.find((one) => rest.startsWith(one) && /^\s*(,|$)/.test(rest.slice(one.length)));
    if (!choice) return null;
    found.add(choice);
    rest = rest.slice(choice.length).replace(/^[\s,]+/, '');
  }
  return choices.filter((choice) => found.has(choice));
}

/** Text that joins some of `choices` by commas, in their order. */
const joinedChoices = (choices: readonly string[], message: string) =>
  z
    .string()
    .refine((text) => splitChoices(text, choices) !== null, message)
    .transform((text) => (splitChoices(text, choices) ?? []).join(', '));

const figure = (key: Figure) => optionalLine(FIGURES[key], PREFERENCE_LIMITS.figure);
const flag = Flag.default(0);

const fields = z.object({
  /** Ids of the catalogue's positions. */
  positions: z
    .array(z.uuid(PREFERENCE_MESSAGES.position))
    .max(PREFERENCE_LIMITS.positions, PREFERENCE_MESSAGES.positions)
    .default([]),
  /** Region names, joined by commas (W2.22, W2.23). */
  location: joinedChoices(PREFERENCE_REGIONS, PREFERENCE_MESSAGES.region).default(''),
  /** Joined by commas (W2.22, W2.24); stored in the spelling of postings (T29). */
  districtSize: z
    .string()
    .transform((text) => text.replaceAll('No preference', 'No Preference'))
    .pipe(joinedChoices(DISTRICT_SIZES, PREFERENCE_MESSAGES.districtSize))
    .default(''),
  /** Empty for none; left out, it stays. */
  zipCode: zipCodeField.optional(),
  /** Miles; left out, it stays. */
  searchDistance: searchDistanceField.optional(),
  centralOfficeExperience: flag,
  superintendentExperience: flag,
  substituteSuperintendent: flag,
  doctorate: flag,
  nonTraditional: flag,
  annualBudget: figure('annualBudget'),
  schoolsNumber: figure('schoolsNumber'),
  teachersNumber: figure('teachersNumber'),
  currentPupils: figure('currentPupils'),
  nonCertifiedStaffNumber: figure('nonCertifiedStaffNumber'),
  adminSupervisoryStaffNumber: figure('adminSupervisoryStaffNumber'),
  version: sectionVersion,
});

/** PATCH /api/users/{id}/preferences (W2.22–W2.29). ZIP code and distance are those of the settings (T39). */
export const PreferencesRequest = fields.transform((preferences) =>
  asksForFigures(preferences)
    ? preferences
    : { ...preferences, ...Object.fromEntries(Object.keys(FIGURES).map((key) => [key, ''])) },
);
export type PreferencesRequest = z.infer<typeof fields>;

/** Stored preferences, with empty values before the first save. `searchDistance` in miles. */
export const PreferencesResponse = z.object({
  positions: z.array(z.object({ id: z.uuid(), name: z.string(), type: z.string() })),
  location: z.string(),
  districtSize: z.string(),
  zipCode: z.string(),
  searchDistance: z.int().nullable(),
  centralOfficeExperience: Flag,
  superintendentExperience: Flag,
  substituteSuperintendent: Flag,
  doctorate: Flag,
  nonTraditional: Flag,
  annualBudget: z.string(),
  schoolsNumber: z.string(),
  teachersNumber: z.string(),
  currentPupils: z.string(),
  nonCertifiedStaffNumber: z.string(),
  adminSupervisoryStaffNumber: z.string(),
});
export type PreferencesResponse = z.infer<typeof PreferencesResponse>;
