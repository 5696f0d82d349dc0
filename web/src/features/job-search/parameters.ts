import type { COUNTIES, ORGANIZATION_TYPES, POSITION_TYPES, UNITS } from '../../../../modules/directory/contract/api';
import { GEOGRAPHY_NAMES } from '../../../../modules/postings/contract/api-lists';
import type { POSTED_WITHIN, SEARCH_TYPED_MOST } from '../../../../modules/postings/contract/api-search';

/** Search text fields stop here (P2.4, P2.5). */
export const TEXT_LIMIT: typeof SEARCH_TYPED_MOST = 50;
/** Days. */
export const POSTED: typeof POSTED_WITHIN = ['1', '3', '7', '14', '30'];
const GROUPS: typeof POSITION_TYPES = ['Administrative', 'Professional', 'Support', 'Other'];
const TYPES: typeof ORGANIZATION_TYPES = [
  'School District',
  'Charter School',
  'Career and Technology Center',
  'Intermediate Unit',
];
const LAST_COUNTY: typeof COUNTIES = 67;
const LAST_UNIT: typeof UNITS = 29;
const MOST_DOLLARS = 10_000_000;
/** Of one filter; the server takes no more. */
const MOST_CHOICES = 50;

type Test = (value: string) => boolean;

const among =
  (values: readonly string[]): Test =>
  (value) =>
    values.includes(value);
const upTo =
  (last: number): Test =>
  (value) =>
    /^[1-9]\d?$/.test(value) && Number(value) <= last;
const isMiles: Test = (value) => /^[1-9]?\d?[05]$/.test(value) && Number(value) >= 5 && Number(value) <= 500;
const isUuid: Test = (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
const isAccount: Test = (value) => /^\d{1,20}$/.test(value);

type Given = readonly string[];

const text = ([first = '']: Given) => first.trim().slice(0, TEXT_LIMIT);
const one =
  (isMeant: Test) =>
  ([first = '']: Given) =>
    isMeant(first) ? first : '';
const several =
  (isMeant: Test) =>
  (given: Given): Given =>
    [...new Set(given.filter(isMeant))].sort().slice(0, MOST_CHOICES);

/** Dollars as people write them: "$45,000" are 45000. */
export function dollars(typed: string): string {
  const [, whole] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$/.exec(typed.trim()) ?? [];
  const value = Number(whole?.replaceAll(',', ''));
  return value > 0 && value <= MOST_DOLLARS ? String(value) : '';
}

/** What an address may ask for, in the order that it stands there, and how each is read; nonsense is not asked (U1). */
export const PARAMETERS = {
  q: text,
  exact: one(among(['true'])),
  positionTitle: text,
  location: text,
  radius: one(isMiles),
  position: several(isUuid),
  organization: several(isAccount),
  region: several(among(Object.keys(GEOGRAPHY_NAMES))),
  county: several(upTo(LAST_COUNTY)),
  iu: several(upTo(LAST_UNIT)),
  positionGroup: several(among(GROUPS)),
  organizationType: several(among(TYPES)),
  postedWithin: one(among(POSTED)),
  remote: one(among(['true'])),
  salaryMin: ([first = '']: Given) => dollars(first),
};
export type Parameter = keyof typeof PARAMETERS;
