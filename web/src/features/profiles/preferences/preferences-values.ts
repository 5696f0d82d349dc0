import { DEFAULT_DISTANCE_MILES } from '#modules/job-search/contract/api/search';
import type { Flag } from '#modules/profiles/contract/api/fields';
import {
  asksForFigures,
  EXPERIENCES,
  type Experience,
  FIGURES,
  type Figure,
  PREFERENCE_REGIONS,
  type PreferencesResponse,
  splitChoices,
} from '#modules/profiles/contract/api/preferences';
import { DISTRICT_SIZES } from '#modules/shared/geography';
import { pluralize } from '#web/lib/formatting/format';
import type { EditedField } from '#web/lib/forms/conflict-lines';

/** The form's values are those of the request. */
export type PreferencesValues = Omit<PreferencesResponse, 'positions' | 'searchDistance'> & {
  positions: string[];
  /** Miles. */
  searchDistance: number;
};

export const toValues = (stored: PreferencesResponse): PreferencesValues => ({
  ...stored,
  positions: stored.positions.map(({ id }) => id),
  searchDistance: stored.searchDistance ?? DEFAULT_DISTANCE_MILES,
});

export const regionsOf = ({ location }: { location: string }) => splitChoices(location, PREFERENCE_REGIONS) ?? [];

export const districtSizesOf = ({ districtSize }: { districtSize: string }) =>
  splitChoices(districtSize, DISTRICT_SIZES) ?? [];

/** The profile's own spelling. */
export const districtSizeName = (size: string) => (size === 'No Preference' ? 'No preference' : size);

/** Labels of the ticked experiences. */
export const experiencesOf = (values: Pick<PreferencesResponse, Experience>): string[] =>
  Object.entries(EXPERIENCES)
    .filter(([key]) => values[key as Experience])
    .map(([, label]) => label);

/** Changes an experience; figures that are no longer asked for become empty. */
export function withExperience(
  values: PreferencesValues,
  experience: Experience,
  isTicked: boolean,
): PreferencesValues {
  const next = { ...values, [experience]: isTicked ? 1 : 0 };
  if (asksForFigures(next)) return next;
  return { ...next, ...(Object.fromEntries(Object.keys(FIGURES).map((key) => [key, ''])) as Record<Figure, string>) };
}

/** The fields in a conflict. `nameOf` returns the name of a position. */
export const preferencesFields = (nameOf: (id: string) => string): EditedField[] => [
  { path: 'positions', labelOf: nameOf },
  { path: 'location', label: 'Regions' },
  {
    path: 'districtSize',
    label: 'District size',
    text: (districtSize: string) => districtSizesOf({ districtSize }).map(districtSizeName).join('; '),
  },
  { path: 'zipCode', label: 'Zip Code' },
  { path: 'searchDistance', label: 'Search distance', text: (miles: number) => pluralize(miles, 'mile') },
  ...Object.entries(EXPERIENCES).map(([path, label]) => ({ path, label, text: yesOrNo })),
  ...Object.entries(FIGURES).map(([path, label]) => ({ path, label })),
];

const yesOrNo = (flag: Flag) => (flag ? 'Yes' : 'No');
