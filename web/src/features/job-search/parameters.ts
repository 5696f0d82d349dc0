import type { MAX_COUNTY_NUMBER, MAX_IU_NUMBER, POSITION_TYPES } from '#modules/directory/contract/api/choices';
import type { MAX_TYPED_LENGTH, POSTED_WITHIN } from '#modules/job-search/contract/api/search';
import { GEOGRAPHY_NAMES } from '#modules/shared/geography';

/** Maximum length of search text fields. */
export const TEXT_LIMIT: typeof MAX_TYPED_LENGTH = 50;
/** Days. */
export const POSTED_WITHIN_DAYS: typeof POSTED_WITHIN = ['1', '3', '7', '14', '30'];
const GROUPS: typeof POSITION_TYPES = ['Administrative', 'Professional', 'Support', 'Other'];
/** The length of a type of organization; administrators may bring new ones. */
const MAX_TYPE_LENGTH = 100;
const MAX_COUNTY: typeof MAX_COUNTY_NUMBER = 67;
const MAX_IU: typeof MAX_IU_NUMBER = 29;
const MAX_SALARY = 10_000_000;
/** Per filter; the server accepts no more. */
const MAX_CHOICES = 50;

type Predicate = (value: string) => boolean;

const isOneOf =
  (values: readonly string[]): Predicate =>
  (value) =>
    values.includes(value);
const isNumberUpTo =
  (last: number): Predicate =>
  (value) =>
    /^[1-9]\d?$/.test(value) && Number(value) <= last;
const isMiles: Predicate = (value) => /^[1-9]?\d?[05]$/.test(value) && Number(value) >= 5 && Number(value) <= 500;
const isUuid: Predicate = (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
const isType: Predicate = (value) => value.trim() !== '' && value.length <= MAX_TYPE_LENGTH;
const isAccount: Predicate = (value) => /^\d{1,20}$/.test(value);

type RawValues = readonly string[];

const parseText = ([first = '']: RawValues) => first.trim().slice(0, TEXT_LIMIT);
const parseSingle =
  (isMeant: Predicate) =>
  ([first = '']: RawValues) =>
    isMeant(first) ? first : '';
const parseList =
  (isMeant: Predicate) =>
  (given: RawValues): RawValues =>
    [...new Set(given.filter(isMeant))].sort().slice(0, MAX_CHOICES);

/** Parses user input: "$45,000" becomes 45000. */
export function parseDollars(typed: string): string {
  const [, whole] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$/.exec(typed.trim()) ?? [];
  const value = Number(whole?.replaceAll(',', ''));
  return value > 0 && value <= MAX_SALARY ? String(value) : '';
}

/** The URL parameters in their order, with a parser for each; invalid values count as not set. */
export const PARAMETERS = {
  q: parseText,
  exact: parseSingle(isOneOf(['true'])),
  positionTitle: parseText,
  location: parseText,
  radius: parseSingle(isMiles),
  position: parseList(isUuid),
  organization: parseList(isAccount),
  region: parseList(isOneOf(Object.keys(GEOGRAPHY_NAMES))),
  county: parseList(isNumberUpTo(MAX_COUNTY)),
  iu: parseList(isNumberUpTo(MAX_IU)),
  positionGroup: parseList(isOneOf(GROUPS)),
  organizationType: parseList(isType),
  postedWithin: parseSingle(isOneOf(POSTED_WITHIN_DAYS)),
  remote: parseSingle(isOneOf(['true'])),
  salaryMin: ([first = '']: RawValues) => parseDollars(first),
};
export type Parameter = keyof typeof PARAMETERS;
