/** Regions of the state, by code (W5.36). */
export const GEOGRAPHIES = ['NC', 'NE', 'NW', 'SC', 'SE', 'SW', 'ST'] as const;
export type Geography = (typeof GEOGRAPHIES)[number];

export const GEOGRAPHY_NAMES: Record<Geography, string> = {
  NC: 'Northcentral',
  NE: 'Northeast',
  NW: 'Northwest',
  SC: 'Southcentral',
  SE: 'Southeast',
  SW: 'Southwest',
  ST: 'Statewide',
};

/** Students of the district (W5.38); the text itself is stored (T29). */
export const DISTRICT_SIZES = [
  '0 - 2,500',
  '2,500 - 5,000',
  '5,000 - 7,500',
  '7,500 - 10,000',
  '10,000+',
  'No Preference',
] as const;
export type DistrictSize = (typeof DISTRICT_SIZES)[number];
