import { Geography } from '../../modules/directory/read/geography.js';
import { milesBetween } from '../../src/platform/search/distance.js';
import { type Contract, type Hidden, type Level, ROLES } from './hidden.js';

/** What somebody who types a query wants, in the terms of hidden attributes. What is not said does not matter. */
export interface Intent {
  /** Any of these roles. */
  roles?: readonly string[];
  level?: Level;
  contract?: Contract;
  isRemote?: true;
  city?: string;
  county?: string;
  zip?: string;
  region?: string;
  /** Miles around the city or ZIP code; else as far as people drive. */
  miles?: number;
  organization?: string;
  iu?: number;
  number?: string;
}

const geography = new Geography();
const DRIVEN_MILES = 25;
const FAMILY = new Map(ROLES.map(({ id, family }) => [id, family]));

/**
 * 3 is what was meant, 2 nearly, 1 worth a look, 0 beside the point. A role of the same family is worth a look; another
 * level, contract or town takes off; another place, organization or number is beside the point.
 */
export function grade(intent: Intent, hidden: Hidden): 0 | 1 | 2 | 3 {
  const points =
    Math.min(roleOf(intent, hidden), placeOf(intent, hidden), employerOf(intent, hidden)) - taken(intent, hidden);
  return Math.max(0, points) as 0 | 1 | 2 | 3;
}

function roleOf({ roles, number }: Intent, hidden: Hidden): number {
  if (number !== undefined) return number === hidden.number ? 3 : 0;
  if (!roles || roles.includes(hidden.role.id)) return 3;
  return roles.some((id) => FAMILY.get(id) === hidden.role.family) ? 1 : 0;
}

function taken({ level, contract, isRemote }: Intent, hidden: Hidden): number {
  let points = 0;
  if (level && hidden.level !== level) points += hidden.level === null ? 1 : 2;
  if (contract && hidden.contract !== contract) points += 2;
  if (isRemote && !hidden.isRemote) points += 2;
  return points;
}

function placeOf({ city, county, zip, region, miles = DRIVEN_MILES }: Intent, { employer: { place } }: Hidden): number {
  const its = geography.counties[place.county - 1];
  if (county !== undefined) return its?.name === county ? 3 : 0;
  if (region !== undefined) return its?.regionName === region ? 3 : 0;
  if (city === undefined && zip === undefined) return 3;
  if (city !== undefined && place.city === city) return 3;
  const [center] = city === undefined ? geography.places([zip ?? '']) : geography.named(city);
  if (!center) throw new Error(`There is no place ${city ?? zip}.`);
  const distance = milesBetween(center, place);
  if (distance > miles) return 0;
  return city === undefined || distance <= miles / 2 ? 3 : 2;
}

function employerOf({ organization, iu }: Intent, { employer }: Hidden): number {
  if (organization !== undefined) return employer.name === organization ? 3 : 0;
  if (iu === undefined) return 3;
  if (employer.iu !== iu) return 0;
  return employer.isUnit ? 3 : 2;
}
