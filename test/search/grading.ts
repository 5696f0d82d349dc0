import { Geography } from '#modules/directory/read/geography.js';
import { milesBetween } from '#platform/search/distance.js';
import { type Contract, type Employer, type GroundTruth, type Level, ROLES } from './ground-truth.js';

/** The intent of a query, in terms of the ground truth. Missing attributes do not matter. */
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
  /** Miles around the city or ZIP code; DRIVEN_MILES by default. */
  miles?: number;
  organization?: string;
  iu?: number;
  number?: string;
}

const geography = new Geography();
const DRIVEN_MILES = 25;
const FAMILY = new Map(ROLES.map(({ id, family }) => [id, family]));

/**
 * Relevance grade: 3 is an exact match, 2 a close one, 1 marginal, 0 irrelevant. A role of the same family is marginal;
 * another level, contract or town lowers the grade; another area, organization or number is irrelevant.
 */
export function grade(intent: Intent, truth: GroundTruth): 0 | 1 | 2 | 3 {
  const points = Math.min(gradeRole(intent, truth), gradeWhere(intent, truth.employer)) - deductions(intent, truth);
  return Math.max(0, points) as 0 | 1 | 2 | 3;
}

/** Grades where an employer is, and which one it is. */
export const gradeWhere = (intent: Intent, employer: Employer): number =>
  Math.min(gradeLocation(intent, employer), gradeEmployer(intent, employer));

function gradeRole({ roles, number }: Intent, truth: GroundTruth): number {
  if (number !== undefined) return number === truth.number ? 3 : 0;
  if (!roles || roles.includes(truth.role.id)) return 3;
  return roles.some((id) => FAMILY.get(id) === truth.role.family) ? 1 : 0;
}

function deductions({ level, contract, isRemote }: Intent, truth: GroundTruth): number {
  let points = 0;
  if (level && truth.level !== level) points += truth.level === null ? 1 : 2;
  if (contract && truth.contract !== contract) points += 2;
  if (isRemote && !truth.isRemote) points += 2;
  return points;
}

function gradeLocation({ city, county, zip, region, miles = DRIVEN_MILES }: Intent, { place }: Employer): number {
  const its = geography.counties[place.county - 1];
  if (county !== undefined) return its?.name === county ? 3 : 0;
  if (region !== undefined) return its?.regionName === region ? 3 : 0;
  if (city === undefined && zip === undefined) return 3;
  if (city !== undefined && place.city === city) return 3;
  const [center] = city === undefined ? geography.findPlaces([zip ?? '']) : geography.findPlacesByName(city);
  if (!center) throw new Error(`There is no place ${city ?? zip}.`);
  const distance = milesBetween(center, place);
  if (distance > miles) return 0;
  return city === undefined || distance <= miles / 2 ? 3 : 2;
}

function gradeEmployer({ organization, iu }: Intent, employer: Employer): number {
  if (organization !== undefined) return employer.name === organization ? 3 : 0;
  if (iu === undefined) return 3;
  if (employer.iu !== iu) return 0;
  return employer.isUnit ? 3 : 2;
}
